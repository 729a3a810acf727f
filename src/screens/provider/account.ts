import { useUser } from "../../react/use-user.js";
import type { CurrentUser } from "../../resources/current-user.js";
import type { Team } from "../../resources/people.js";

/** What the settings and the menus show and change of the person who is signed in. Whatever has these members can stand behind them. */
export type Account = Pick<
  CurrentUser,
  | "id"
  | "displayName"
  | "primaryEmail"
  | "profileImageUrl"
  | "signedUpAt"
  | "hasPassword"
  | "otpAuthEnabled"
  | "passkeyAuthEnabled"
  | "isMultiFactorRequired"
  | "oauthProviders"
  | "selectedTeam"
  | "setSelectedTeam"
  | "update"
  | "delete"
  | "createTeam"
  | "leaveTeam"
  | "useTeams"
  | "useTeamProfile"
  | "usePermissions"
  | "useContactChannels"
  | "createContactChannel"
  | "getConnectedAccount"
  | "disconnectAccount"
  | "setPassword"
  | "updatePassword"
  | "registerPasskey"
  | "getActiveSessions"
  | "revokeSession"
>;

/** A team of theirs. */
export type AccountTeam = Pick<
  Team,
  | "id"
  | "displayName"
  | "profileImageUrl"
  | "update"
  | "delete"
  | "inviteUser"
  | "useInvitations"
  | "useUsers"
  | "removeUser"
>;

/** Whose settings they are. Anonymous users count as signed out. */
export const useAccount = (): Account | null => useUser();
