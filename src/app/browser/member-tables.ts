import type { Team } from "../../resources/people.js";
import type { CurrentUser } from "../../resources/users/current-user.js";

/** The functions of an object that loads on first call. */
export interface MemberTable<T> {
  readonly calls: readonly (keyof T & string)[];
  /** Reads that also have a hook: `listTeams` implies `useTeams`. */
  readonly reads: readonly (keyof T & (`get${string}` | `list${string}`))[];
}

/** A test compares each table with its loaded object. */
export const USER_MEMBERS: MemberTable<CurrentUser> = {
  calls: [
    "update",
    "setDisplayName",
    "setClientMetadata",
    "setSelectedTeam",
    "delete",
    "createTeam",
    "leaveTeam",
    "hasPermission",
    "createContactChannel",
    "createApiKey",
    "disconnectAccount",
    "createRecoveryCodes",
    "sendSuspendedAccessCode",
    "resolveSuspendedAccess",
    "updatePassword",
    "setPassword",
    "sendVerificationEmail",
    "getActiveSessions",
    "revokeSession",
    "signOut",
    "getAuthHeaders",
    "getAuthJson",
    "registerPasskey",
  ],
  reads: [
    "getTeam",
    "listTeams",
    "listTeamInvitations",
    "getTeamProfile",
    "getPermission",
    "listPermissions",
    "listContactChannels",
    "getConnectedAccount",
    "getRecoveryCodeCount",
    "listPasskeys",
    "getSuspendedAccess",
    "listApiKeys",
  ],
};

/** The project whose users own projects. */
export const INTERNAL_PROJECT_ID = "internal";

/** Additional members of a user of the internal project. */
export const OWNER_MEMBERS = { calls: ["createProject"], reads: ["listOwnedProjects"] } as const;

/** Methods of a team that the page's small app loads on first use. */
export const TEAM_MEMBERS: MemberTable<Team> = {
  calls: ["update", "delete", "inviteUser", "removeUser", "setRole", "createApiKey"],
  reads: ["listInvitations", "listUsers", "listApiKeys"],
};
