import type { CurrentUser } from "../resources/current-user.js";
import type { Team } from "../resources/team.js";
import type { LoadedClientApp } from "./loaded-client-app.js";

/** The functions of an object whose rest is loaded when one of them is first called. */
export interface MemberTable<T> {
  readonly calls: readonly (keyof T & string)[];
  /** Each hook with its twin outside components. */
  readonly hooks: Readonly<Partial<Record<keyof T & string, string>>>;
}

/** A test compares each table with the object that it stands for. */
export const APP_MEMBERS: MemberTable<LoadedClientApp["members"]> = {
  calls: [
    "getUser",
    "getSession",
    "getProject",
    "signOut",
    "signInWithOAuth",
    "signInWithCredential",
    "signUpWithCredential",
    "signInWithPasskey",
    "signInWithMagicLink",
    "sendMagicLinkEmail",
    "sendForgotPasswordEmail",
    "verifyPasswordResetCode",
    "resetPassword",
    "verifyEmail",
    "verifyTeamInvitationCode",
    "acceptTeamInvitation",
    "getTeamInvitationDetails",
    "callOAuthCallback",
    "confirmCliLogin",
    "redirectToSignIn",
    "redirectToSignUp",
    "redirectToSignOut",
    "redirectToAfterSignIn",
    "redirectToAfterSignUp",
    "redirectToAfterSignOut",
    "redirectToHome",
    "redirectToEmailVerification",
    "redirectToPasswordReset",
    "redirectToForgotPassword",
    "redirectToMagicLinkCallback",
    "redirectToAccountSettings",
    "redirectToTeamInvitation",
    "redirectToError",
    "redirectToOAuthCallback",
  ],
  hooks: { useProject: "getProject" },
};

export const USER_MEMBERS: MemberTable<CurrentUser> = {
  calls: [
    "update",
    "setDisplayName",
    "setClientMetadata",
    "setSelectedTeam",
    "delete",
    "createTeam",
    "leaveTeam",
    "getTeam",
    "listTeams",
    "getTeamProfile",
    "listPermissions",
    "getPermission",
    "hasPermission",
    "listContactChannels",
    "createContactChannel",
    "getConnectedAccount",
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
  hooks: {
    useTeam: "getTeam",
    useTeams: "listTeams",
    useTeamProfile: "getTeamProfile",
    usePermissions: "listPermissions",
    usePermission: "getPermission",
    useContactChannels: "listContactChannels",
    useConnectedAccount: "getConnectedAccount",
  },
};

/** What a user of the internal project has beside. */
export const OWNER_MEMBERS = { calls: ["createProject", "listOwnedProjects"], hooks: { useOwnedProjects: "listOwnedProjects" } } as const;

export const TEAM_MEMBERS: MemberTable<Team> = {
  calls: ["update", "delete", "inviteUser", "listInvitations", "listUsers", "removeUser"],
  hooks: { useInvitations: "listInvitations", useUsers: "listUsers" },
};
