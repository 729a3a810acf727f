import type { CurrentUser } from "../../resources/current-user.js";
import type { Team } from "../../resources/people.js";

/** The functions of an object whose rest is loaded when one of them is first called. */
export interface MemberTable<T> {
  readonly calls: readonly (keyof T & string)[];
  /** Reads that are hooks too: `listTeams` stands for `useTeams` beside it. */
  readonly reads: readonly (keyof T & (`get${string}` | `list${string}`))[];
}

/** A test compares each table with the object that it stands for. */
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
    "disconnectAccount",
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
    "getTeamProfile",
    "getPermission",
    "listPermissions",
    "listContactChannels",
    "getConnectedAccount",
  ],
};

/** The project whose users own projects. */
export const INTERNAL_PROJECT_ID = "internal";

/** What a user of the internal project has beside. */
export const OWNER_MEMBERS = { calls: ["createProject"], reads: ["listOwnedProjects"] } as const;

export const TEAM_MEMBERS: MemberTable<Team> = {
  calls: ["update", "delete", "inviteUser", "removeUser"],
  reads: ["listInvitations", "listUsers"],
};
