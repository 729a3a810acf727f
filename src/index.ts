export type { StackAdminApp, StackAdminAppConstructor } from "./app/apps/admin-app.js";
export type {
  AdminOwnedProject,
  CurrentInternalServerUser,
  CurrentInternalUser,
} from "./app/apps/app-types.js";
export { StackClientApp, type StackClientAppConstructor } from "./app/apps/client-app.js";
export { stackAppInternalsSymbol } from "./app/apps/internals-symbol.js";
export type { ServerListUsersOptions } from "./app/apps/list-users-options.js";
export type { StackServerApp, StackServerAppConstructor } from "./app/apps/server-app.js";
export type {
  AskForTotp,
  CustomRedirect,
  OAuthScopesOnSignIn,
  RedirectMethod,
  StackAdminAppConstructorOptions,
  StackClientAppConstructorOptions,
  StackClientAppJson,
  StackServerAppConstructorOptions,
  TotpRequest,
} from "./app/config/options.js";
export type { TokenStoreChoice } from "./app/config/token-store-choice.js";
export type { GetUserOptions } from "./app/user/get-user.js";
export type { TokenUser } from "./app/user/token-user.js";
export type { Failure } from "./messages/failure.js";
export { useFailureText } from "./messages/use-failure-text.js";
export type { Json } from "./protocol/encoding/json.js";
export {
  type AnyKnownError,
  type ErrorCode,
  isKnownError,
  KnownError,
  KnownErrors,
} from "./protocol/errors/index.js";
export { Result } from "./protocol/operations/result.js";
export type { PermissionId } from "./protocol/records/permission.js";
export type { HandlerUrls } from "./protocol/urls.js";
export { useStackApp } from "./react/use-app.js";
export { useUser } from "./react/use-user.js";
export type {
  ApiKey,
  ApiKeyBase,
  ApiKeyBaseCrudRead,
  ApiKeyCreateOptions,
  ApiKeyFirstView,
} from "./resources/api-key.js";
export type {
  ApiKeyCreationOptions,
  ApiKeyUpdateOptions,
  TeamApiKey,
  TeamApiKeyFirstView,
  UserApiKey,
  UserApiKeyFirstView,
} from "./resources/owner-key.js";
export type {
  ServerTeam,
  ServerTeamMemberProfile,
  ServerTeamUser,
  ServerUser,
  Team,
  TeamUser,
  TeamUserListOptions,
  User,
} from "./resources/people.js";
export type {
  AdminProjectPermission,
  AdminTeamPermission,
  Permission,
} from "./resources/permission.js";
export type {
  AdminDomainConfig,
  AdminEmailConfig,
  AdminOAuthProviderConfig,
  AdminProject,
  AdminProjectConfig,
  AdminProjectConfigUpdateOptions,
  AdminProjectCreateOptions,
  AdminProjectUpdateOptions,
} from "./resources/projects/admin-project.js";
export type {
  AdminEmailTemplate,
  AdminSentEmail,
  TestEmailOptions,
} from "./resources/projects/email.js";
export type { Metrics } from "./resources/projects/metrics.js";
export type {
  AdminProjectPermissionDefinition,
  AdminProjectPermissionDefinitionCreateOptions,
  AdminProjectPermissionDefinitionUpdateOptions,
  AdminTeamPermissionDefinition,
  AdminTeamPermissionDefinitionCreateOptions,
  AdminTeamPermissionDefinitionUpdateOptions,
} from "./resources/projects/permission-definition.js";
export type { ProductionModeError } from "./resources/projects/production-mode-errors.js";
export type { OAuthProviderConfig, Project, ProjectConfig } from "./resources/projects/project.js";
export type {
  DomainJoining,
  ServerTeamDomainCreateOptions,
  TeamDomain,
  TeamDomainCreateOptions,
  TeamJoinRequest,
  TeamOffer,
} from "./resources/teams/domain.js";
export type {
  EditableTeamMemberProfile,
  TeamMemberProfile,
} from "./resources/teams/member-profile.js";
export type { ReceivedTeamInvitation } from "./resources/teams/received-invitation.js";
export type { TeamRole } from "./resources/teams/role.js";
export type {
  ServerTeamCreateOptions,
  ServerTeamUpdateOptions,
  TeamCreateOptions,
  TeamUpdateOptions,
} from "./resources/teams/team-fields.js";
export type { ActiveSession } from "./resources/users/active-session.js";
export type {
  ActivityEvent,
  ActivityEvents,
  ListActivityOptions,
} from "./resources/users/activity.js";
export type { Connection, OAuthConnection } from "./resources/users/connection.js";
export type {
  ContactChannel,
  ContactChannelCreateOptions,
  ServerContactChannel,
  ServerContactChannelCreateOptions,
} from "./resources/users/contact-channel.js";
export type { Auth, CurrentServerUser, CurrentUser } from "./resources/users/current-user.js";
export type { DeleteUserOptions, DependentTeam } from "./resources/users/deletion.js";
export type { NotificationCategory } from "./resources/users/notifications.js";
export type { Passkey, PasskeyMembers } from "./resources/users/passkeys.js";
export type { Session } from "./resources/users/session.js";
export type {
  ServerUserCreateOptions,
  ServerUserUpdateOptions,
  UserUpdateOptions,
} from "./resources/users/user-fields.js";
export {
  AccountSettings,
  type AccountSettingsProps,
} from "./screens/account-settings/account-settings.js";
export { ActorBanner } from "./screens/components/actor-banner.js";
export type { ColorMode, ColorModeProps } from "./screens/components/color-modes.js";
export {
  CredentialSignIn,
  type CredentialSignInProps,
} from "./screens/components/credential-sign-in.js";
export {
  CredentialSignUp,
  type CredentialSignUpProps,
} from "./screens/components/credential-sign-up.js";
export { EmailVerificationBanner } from "./screens/components/email-verification-banner.js";
export {
  MagicLinkSignIn,
  type MagicLinkSignInProps,
} from "./screens/components/magic-link-sign-in.js";
export { OAuthButton, type OAuthButtonProps } from "./screens/components/oauth-button.js";
export {
  OAuthButtonGroup,
  type OAuthButtonGroupProps,
} from "./screens/components/oauth-button-group.js";
export { PasskeyButton } from "./screens/components/passkey-button.js";
export { Protect, type ProtectProps } from "./screens/components/protect.js";
export {
  SelectedTeamSwitcher,
  type SelectedTeamSwitcherProps,
} from "./screens/components/selected-team-switcher.js";
export { SignedIn, SignedOut } from "./screens/components/signed-in.js";
export { TeamInvitation } from "./screens/components/team-invitation-entry.js";
export { UserButton, type UserButtonProps } from "./screens/components/user-button.js";
export type { TotpStep } from "./screens/flows/totp-step.js";
export { useCredentialSignIn } from "./screens/flows/use-credential-sign-in.js";
export { useCredentialSignUp } from "./screens/flows/use-credential-sign-up.js";
export { useEmailVerification } from "./screens/flows/use-email-verification.js";
export { type SentTo, useForgotPassword } from "./screens/flows/use-forgot-password.js";
export { type CodeStep, useMagicLink } from "./screens/flows/use-magic-link.js";
export { useOAuth } from "./screens/flows/use-oauth.js";
export { usePasskey, usePasskeyAutofill } from "./screens/flows/use-passkey.js";
export { usePasswordReset } from "./screens/flows/use-password-reset.js";
export { useTeamInvitation } from "./screens/flows/use-team-invitation.js";
export { AuthPage, type AuthPageProps } from "./screens/pages/auth/auth-page.js";
export { EmailVerification } from "./screens/pages/email-verification.js";
export { ForgotPassword } from "./screens/pages/forgot-password.js";
export { PasswordReset } from "./screens/pages/password-reset.js";
export type { ScreenActions } from "./screens/pages/screen-props.js";
export { SignIn } from "./screens/pages/sign-in.js";
export { SignUp } from "./screens/pages/sign-up.js";
export { TeamCreation, type TeamCreationProps } from "./screens/pages/team-creation.js";
export { StackProvider, type StackProviderProps } from "./screens/provider/stack-provider.js";
export { KitError } from "./transport/kit-error.js";
export { UsageError, type UsageErrorCode } from "./transport/usage-error.js";
export { UserAvatar, type UserAvatarProps } from "./ui/avatar.js";
export { MessageCard, type MessageCardProps } from "./ui/feedback/message-card.js";
export type { FlowAction, FlowState } from "./ui/form/flow.js";
export type { Flow } from "./ui/form/use-flow.js";
export type { Slots } from "./ui/slots.js";
export { StackTheme, type StackThemeProps } from "./ui/theme/stack-theme.js";
