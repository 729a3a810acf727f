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
  | "listDependentTeams"
  | "createTeam"
  | "leaveTeam"
  | "useTeams"
  | "useTeamInvitations"
  | "useTeamOffers"
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

type TeamParts = Pick<
  Team,
  | "id"
  | "displayName"
  | "profileImageUrl"
  | "update"
  | "delete"
  | "listInvitations"
  | "useInvitations"
  | "useDomains"
  | "addDomain"
  | "useJoinRequests"
  | "listUsers"
  | "useUsers"
  | "removeUser"
  | "setRole"
  | "useRoles"
  | "createApiKey"
  | "useApiKeys"
>;

/** A team of the account. Its ids of roles come from the service, not from the app's own types. */
export interface AccountTeam extends TeamParts {
  inviteUser(options: {
    readonly email: string;
    readonly roleIds?: readonly string[] | undefined;
  }): Promise<void>;
  setRoles(userId: string, roleIds: readonly string[]): Promise<void>;
}

/** The account to show. Anonymous users count as signed out. */
export const useAccount = (): Account | null => useUser();
