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
    "delete",
    "setSelectedTeam",
    "listActivity",
    "removeTrustedDevice",
    "setDisplayName",
    "setPassword",
    "setClientMetadata",
    "updatePassword",
    "signOut",
    "createTeam",
    "listTrustedDevices",
    "createContactChannel",
    "listDependentTeams",
    "getActiveSessions",
    "leaveTeam",
    "disconnectAccount",
    "getAuthJson",
    "createApiKey",
    "reportActivity",
    "registerPasskey",
    "revokeSession",
    "resolveSuspendedAccess",
    "getAuthHeaders",
    "hasRole",
    "sendSuspendedAccessCode",
    "createRecoveryCodes",
    "hasPermission",
    "sendVerificationEmail",
    "update",
  ],
  reads: [
    "listTeams",
    "getRecoveryCodeCount",
    "getSuspendedAccess",
    "getTeam",
    "listContactChannels",
    "getConnectedAccount",
    "getPermission",
    "listTeamInvitations",
    "listPasskeys",
    "listTeamOffers",
    "listApiKeys",
    "listPermissions",
    "listNotificationCategories",
    "getTeamProfile",
  ],
};

/** The project whose users own projects. */
export const INTERNAL_PROJECT_ID = "internal";

/** Additional members of a user of the internal project. */
export const OWNER_MEMBERS = { calls: ["createProject"], reads: ["listOwnedProjects"] } as const;

/** Methods of a team that the page's small app loads on first use. */
export const TEAM_MEMBERS: MemberTable<Team> = {
  calls: [
    "delete",
    "setRole",
    "setRoles",
    "addDomain",
    "createApiKey",
    "removeUser",
    "inviteUser",
    "update",
  ],
  reads: [
    "listRoles",
    "listJoinRequests",
    "listUsers",
    "listApiKeys",
    "listInvitations",
    "listDomains",
  ],
};
