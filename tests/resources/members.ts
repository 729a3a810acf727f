import type { Level } from "@stackkit/next/protocol";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Members by the level from which on they are there. */
export type ByLevel = Readonly<Partial<Record<Level, readonly string[]>>>;

const BASE = words(`
  id displayName primaryEmail primaryEmailVerified profileImageUrl signedUpAt clientMetadata clientReadOnlyMetadata hasPassword
  otpAuthEnabled passkeyAuthEnabled isMultiFactorRequired isAnonymous emailAuthEnabled oauthProviders toClientJson`);
const EXTRA = words(`
  update setDisplayName setClientMetadata setSelectedTeam selectedTeam createTeam leaveTeam getTeam useTeam listTeams useTeams
  getTeamProfile useTeamProfile listPermissions usePermissions getPermission usePermission hasPermission
  listContactChannels useContactChannels createContactChannel getConnectedAccount useConnectedAccount disconnectAccount
  getSuspendedAccess useSuspendedAccess sendSuspendedAccessCode resolveSuspendedAccess
  createRecoveryCodes getRecoveryCodeCount useRecoveryCodeCount
  updatePassword setPassword sendVerificationEmail getActiveSessions revokeSession delete`);
const AUTH = words(
  "currentSession _internalSession signOut getAuthHeaders getAuthJson registerPasskey",
);
const SERVER_PART = words(
  "lastActiveAt serverMetadata setServerMetadata setClientReadOnlyMetadata " +
    "setPrimaryEmail grantPermission revokePermission createSession",
);
const PROJECT_SETTINGS = words(
  "signUpEnabled credentialEnabled magicLinkEnabled passkeyEnabled " +
    "clientTeamCreationEnabled clientUserDeletionEnabled oauthProviders",
);
const KEY = words(
  "id description expiresAt createdAt manuallyRevokedAt publishableClientKey " +
    "secretServerKey superSecretAdminKey isValid whyInvalid revoke",
);

/**
 * What an app that was written for `@stackframe/stack` 2.8.1 may use of each object. A test holds
 * it against the objects themselves, and against docs/reference/members.md.
 */
export const MEMBERS = {
  app: {
    client: words(`
      projectId urls getUser useUser getProject useProject useNavigate signOut signInWithOAuth signInWithCredential signUpWithCredential signInWithPasskey
      signInWithMagicLink sendMagicLinkEmail sendForgotPasswordEmail verifyPasswordResetCode resetPassword verifyEmail
      verifyTeamInvitationCode acceptTeamInvitation getTeamInvitationDetails callOAuthCallback
      redirectToSignIn redirectToSignUp redirectToSignOut redirectToAfterSignIn redirectToAfterSignUp redirectToAfterSignOut redirectToHome
      redirectToEmailVerification redirectToPasswordReset redirectToForgotPassword redirectToMagicLinkCallback redirectToAccountSettings
      redirectToTeamInvitation redirectToError redirectToOAuthCallback`),
    server: words(
      "getServerUser listUsers useUsers createUser getTeam useTeam listTeams useTeams " +
        "createTeam getServerUserById useUserById",
    ),
    admin: words(`
      listApiKeys useApiKeys createApiKey listEmailTemplates useEmailTemplates updateEmailTemplate resetEmailTemplate sendTestEmail listSentEmails useSvixToken
      listTeamPermissionDefinitions useTeamPermissionDefinitions createTeamPermissionDefinition updateTeamPermissionDefinition deleteTeamPermissionDefinition
      listProjectPermissionDefinitions useProjectPermissionDefinitions createProjectPermissionDefinition updateProjectPermissionDefinition
      deleteProjectPermissionDefinition`),
  },
  "app[stackAppInternalsSymbol]": {
    client: words("toClientJson setCurrentUser sendRequest"),
    admin: words("useMetrics"),
  },
  "current user": { client: [...BASE, ...AUTH, ...EXTRA], server: SERVER_PART },
  "current user of the internal project": {
    client: [
      ...BASE,
      ...AUTH,
      ...EXTRA,
      ...words("createProject listOwnedProjects useOwnedProjects"),
    ],
  },
  "user by id": { server: [...BASE, ...EXTRA, ...SERVER_PART] },
  session: { client: words("getTokens") },
  "active session": {
    client: words("id userId createdAt isImpersonation lastUsedAt isCurrentSession geoInfo"),
  },
  team: {
    client: words(
      "id displayName profileImageUrl clientMetadata clientReadOnlyMetadata update " +
        "delete inviteUser listInvitations useInvitations listUsers useUsers removeUser",
    ),
    server: words("createdAt serverMetadata addUser"),
  },
  "team user": {
    client: words("id teamProfile"),
    server: [...BASE, ...EXTRA, ...SERVER_PART].filter((name) => name !== "id"),
  },
  "team profile of a user": { client: words("displayName profileImageUrl") },
  "own team profile": { client: words("displayName profileImageUrl update") },
  "team invitation": { client: words("id recipientEmail expiresAt revoke") },
  "contact channel": {
    client: words(
      "id value type isPrimary isVerified usedForAuth sendVerificationEmail update delete",
    ),
  },
  "connected account": { client: words("id getAccessToken useAccessToken") },
  permission: { client: words("id") },
  project: {
    client: words("id displayName config"),
    admin: words(
      "description createdAt userCount isProductionMode update delete " +
        "getProductionModeErrors useProductionModeErrors",
    ),
  },
  "project settings": {
    client: PROJECT_SETTINGS,
    admin: words(`
      id allowLocalhost emailConfig domains createTeamOnSignUp teamCreatorDefaultPermissions teamMemberDefaultPermissions userDefaultPermissions
      oauthAccountMergeStrategy`),
  },
  "owned project": {
    client: words(
      "id displayName description createdAt userCount isProductionMode config update " +
        "delete getProductionModeErrors useProductionModeErrors app",
    ),
  },
  "production mode error": { admin: words("message relativeFixUrl") },
  "API key": { admin: KEY },
  "API key, first view": { admin: KEY },
  "permission definition": { admin: words("id description containedPermissionIds") },
  "e-mail template": { admin: words("type subject content isDefault") },
  "sent e-mail": { admin: words("id to subject recipient sentAt error") },
} as const satisfies Record<string, ByLevel>;

export type ObjectName = keyof typeof MEMBERS;

/** Members that are there from an earlier level on than in the list, and why. */
export const EARLIER: Readonly<Record<string, string>> = {
  "team.removeUser": "A client may take members out with the permission `$remove_members`.",
};

/** Members of the list that a level goes without, and why. */
export const LEFT_OUT: Readonly<
  Record<string, { readonly levels: readonly Level[]; readonly why: string }>
> = {
  "app[stackAppInternalsSymbol].setCurrentUser": {
    levels: ["server", "admin"],
    why: "It fills the live user of a page; a server reads the user of each request.",
  },
};
