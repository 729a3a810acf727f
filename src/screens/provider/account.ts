import { useUser } from "../../react/use-user.js";
import type { Team } from "../../resources/people.js";
import type { CurrentUser } from "../../resources/users/current-user.js";

/**
 * Members of the signed-in user that the settings and menus read and change. Any object with these
 * members will do.
 */
export type Account = Pick<
  CurrentUser,
  | "id"
  | "displayName"
  | "primaryEmail"
  | "primaryEmailVerified"
  | "profileImageUrl"
  | "signedUpAt"
  | "hasPassword"
  | "otpAuthEnabled"
  | "otpAuthRefused"
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
  | "useTeamInvitations"
  | "useTeamProfile"
  | "usePermissions"
  | "useContactChannels"
  | "createContactChannel"
  | "getConnectedAccount"
  | "disconnectAccount"
  | "createRecoveryCodes"
  | "getRecoveryCodeCount"
  | "useRecoveryCodeCount"
  | "useSuspendedAccess"
  | "sendSuspendedAccessCode"
  | "resolveSuspendedAccess"
  | "createApiKey"
  | "useApiKeys"
  | "setPassword"
  | "updatePassword"
  | "registerPasskey"
  | "usePasskeys"
  | "listPasskeys"
  | "getActiveSessions"
  | "revokeSession"
  | "listNotificationCategories"
  | "listTrustedDevices"
  | "removeTrustedDevice"
  | "listActivity"
  | "reportActivity"
>;

/** A team of the account. */
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
  | "setRole"
  | "createApiKey"
  | "useApiKeys"
>;

/** The account to show. Anonymous users count as signed out. */
export const useAccount = (): Account | null => useUser();
