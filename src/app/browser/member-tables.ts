import type { Team } from "../../resources/people.js";
import type { CurrentUser } from "../../resources/users/current-user.js";

/** The functions of an object that loads on first call. */
export interface MemberTable<T> {
  readonly calls: readonly (keyof T & string)[];
  /** Reads that also have a hook: `listTeams` implies `useTeams`. */
  readonly reads: readonly (keyof T & (`get${string}` | `list${string}`))[];
}

// The order of the names compresses well: every page with the hook has them.
/** A test compares each table with its loaded object. */
export const USER_MEMBERS: MemberTable<CurrentUser> = {
  calls: [
    "createRecoveryCodes",
    "resolveSuspendedAccess",
    "sendVerificationEmail",
    "registerPasskey",
    "setClientMetadata",
    "sendSuspendedAccessCode",
    "setSelectedTeam",
    "signOut",
    "setDisplayName",
    "disconnectAccount",
    "createTeam",
    "leaveTeam",
    "listDependentTeams",
    "delete",
    "update",
    "updatePassword",
    "createApiKey",
    "setPassword",
    "revokeSession",
    "hasPermission",
    "hasRole",
    "listTrustedDevices",
    "removeTrustedDevice",
    "listActivity",
    "reportActivity",
    "getAuthHeaders",
    "getAuthJson",
    "getActiveSessions",
    "createContactChannel",
  ],
  reads: [
    "listContactChannels",
    "getTeam",
    "getConnectedAccount",
    "getTeamProfile",
    "getRecoveryCodeCount",
    "getPermission",
    "getSuspendedAccess",
    "listPermissions",
    "listTeams",
    "listTeamInvitations",
    "listTeamOffers",
    "listPasskeys",
    "listNotificationCategories",
    "listApiKeys",
  ],
};

/** The project whose users own projects. */
export const INTERNAL_PROJECT_ID = "internal";

/** Additional members of a user of the internal project. */
export const OWNER_MEMBERS = { calls: ["createProject"], reads: ["listOwnedProjects"] } as const;

/** Methods of a team that the page's small app loads on first use. */
export const TEAM_MEMBERS: MemberTable<Team> = {
  calls: [
    "inviteUser",
    "addDomain",
    "update",
    "delete",
    "removeUser",
    "createApiKey",
    "setRole",
    "setRoles",
  ],
  reads: [
    "listInvitations",
    "listUsers",
    "listRoles",
    "listDomains",
    "listJoinRequests",
    "listApiKeys",
  ],
};
