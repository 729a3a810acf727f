export type { StackAdminApp, StackAdminAppConstructor } from "./app/admin-app.js";
export { StackClientApp, type StackClientAppConstructor } from "./app/client-app.js";
export type { GetUserOptions } from "./app/get-user.js";
export { stackAppInternalsSymbol } from "./app/internals-symbol.js";
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
} from "./app/options.js";
export type {
  AdminOwnedProject,
  CurrentInternalServerUser,
  CurrentInternalUser,
} from "./app/owned-projects.js";
export type { StackServerApp, StackServerAppConstructor } from "./app/server-app.js";
export type { ServerListUsersOptions } from "./app/server-members.js";
export type { TokenStoreChoice } from "./app/token-store-choice.js";
export type { TokenUser } from "./app/token-user.js";
export type { Failure } from "./messages/failure.js";
export { useFailureText } from "./messages/use-failure-text.js";
export {
  type AnyKnownError,
  type ErrorCode,
  isKnownError,
  KnownError,
  KnownErrors,
} from "./protocol/errors/index.js";
export type { Json } from "./protocol/json.js";
export type { PermissionId } from "./protocol/permission.js";
export { Result } from "./protocol/result.js";
export type { HandlerUrls } from "./protocol/urls.js";
export { useStackApp } from "./react/use-app.js";
export { useUser } from "./react/use-user.js";
export type { ActiveSession } from "./resources/active-session.js";
export type {
  AdminDomainConfig,
  AdminEmailConfig,
  AdminOAuthProviderConfig,
  AdminProject,
  AdminProjectConfig,
  AdminProjectConfigUpdateOptions,
  AdminProjectCreateOptions,
  AdminProjectUpdateOptions,
} from "./resources/admin-project.js";
export type {
  ApiKey,
  ApiKeyBase,
  ApiKeyBaseCrudRead,
  ApiKeyCreateOptions,
  ApiKeyFirstView,
} from "./resources/api-key.js";
export type { Connection, OAuthConnection } from "./resources/connection.js";
export type {
  ContactChannel,
  ContactChannelCreateOptions,
  ServerContactChannel,
  ServerContactChannelCreateOptions,
} from "./resources/contact-channel.js";
export type { Auth, CurrentServerUser, CurrentUser } from "./resources/current-user.js";
export type { AdminEmailTemplate, AdminSentEmail, TestEmailOptions } from "./resources/email.js";
export type { EditableTeamMemberProfile } from "./resources/member-profile.js";
export type { Metrics } from "./resources/metrics.js";
export type {
  AdminProjectPermission,
  AdminTeamPermission,
  Permission,
} from "./resources/permission.js";
export type {
  AdminProjectPermissionDefinition,
  AdminProjectPermissionDefinitionCreateOptions,
  AdminProjectPermissionDefinitionUpdateOptions,
  AdminTeamPermissionDefinition,
  AdminTeamPermissionDefinitionCreateOptions,
  AdminTeamPermissionDefinitionUpdateOptions,
} from "./resources/permission-definition.js";
export type { ProductionModeError } from "./resources/production-mode-errors.js";
export type { OAuthProviderConfig, Project, ProjectConfig } from "./resources/project.js";
export type { ServerUser, ServerUserCreateOptions } from "./resources/server-user.js";
export type { Session } from "./resources/session.js";
export type {
  ServerTeam,
  ServerTeamCreateOptions,
  ServerTeamMemberProfile,
  ServerTeamUpdateOptions,
  ServerTeamUser,
  Team,
  TeamCreateOptions,
  TeamMemberProfile,
  TeamUpdateOptions,
  TeamUser,
} from "./resources/team.js";
export type { ServerUserUpdateOptions, User, UserUpdateOptions } from "./resources/user.js";
export { AccountSettings } from "./screens/account-settings/account-settings.js";
export { AuthPage } from "./screens/auth-page.js";
export { CredentialSignIn } from "./screens/credential-sign-in.js";
export { CredentialSignUp } from "./screens/credential-sign-up.js";
export { EmailVerification } from "./screens/email-verification.js";
export { useCredentialSignIn } from "./screens/flows/use-credential-sign-in.js";
export { useCredentialSignUp } from "./screens/flows/use-credential-sign-up.js";
export { useEmailVerification } from "./screens/flows/use-email-verification.js";
export { type SentTo, useForgotPassword } from "./screens/flows/use-forgot-password.js";
export { type CodeStep, useMagicLink } from "./screens/flows/use-magic-link.js";
export { useOAuth } from "./screens/flows/use-oauth.js";
export { usePasskey, usePasskeyAutofill } from "./screens/flows/use-passkey.js";
export { usePasswordReset } from "./screens/flows/use-password-reset.js";
export { useTeamInvitation } from "./screens/flows/use-team-invitation.js";
export type { TotpStep } from "./screens/flows/use-totp.js";
export { ForgotPassword } from "./screens/forgot-password.js";
export { MagicLinkSignIn } from "./screens/magic-link-sign-in.js";
export { OAuthButton } from "./screens/oauth-button.js";
export { OAuthButtonGroup } from "./screens/oauth-button-group.js";
export { PasskeyButton } from "./screens/passkey-button.js";
export { PasswordReset } from "./screens/password-reset.js";
export { Protect } from "./screens/protect.js";
export type { ScreenActions } from "./screens/screen-props.js";
export { SelectedTeamSwitcher } from "./screens/selected-team-switcher.js";
export { SignIn } from "./screens/sign-in.js";
export { SignUp } from "./screens/sign-up.js";
export { SignedIn, SignedOut } from "./screens/signed-in.js";
export { StackProvider, type StackProviderProps } from "./screens/stack-provider.js";
export { TeamCreation } from "./screens/team-creation.js";
export { TeamInvitation } from "./screens/team-invitation-door.js";
export { UserButton } from "./screens/user-button.js";
export { KitError } from "./transport/kit-error.js";
export { UsageError, type UsageErrorCode } from "./transport/usage-error.js";
export { UserAvatar } from "./ui/avatar.js";
export type { FlowAction, FlowState } from "./ui/flow.js";
export { MessageCard } from "./ui/message-card.js";
export type { Slots } from "./ui/slots.js";
export { StackTheme } from "./ui/stack-theme.js";
export type { Flow } from "./ui/use-flow.js";
