export type { CurrentInternalServerUser } from "./app/apps/app-types.js";
export type {
  ByApiKey,
  ServerTeamWithApiKey,
  ServerUserWithApiKey,
} from "./app/apps/key-checks.js";
export type { ServerListUsersOptions } from "./app/apps/list-users-options.js";
export type { SendEmailOptions, SendEmailResult } from "./app/apps/send-email.js";
export { StackServerApp, type StackServerAppConstructor } from "./app/apps/server-app.js";
export type { ServerUserList } from "./app/apps/server-members.js";
export { verifyWebhook } from "./app/apps/verify-webhook.js";
export type { StackServerAppConstructorOptions } from "./app/config/options.js";
export type { TokenStoreChoice } from "./app/config/token-store-choice.js";
export type { GetUserOptions } from "./app/user/get-user.js";
export type { TokenUser } from "./app/user/token-user.js";
export { expireTags, teamTag, userTag } from "./next/cache-tags.js";
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
export type {
  WebhookDeletedTeam,
  WebhookDeletedUser,
  WebhookEvent,
  WebhookEventType,
  WebhookProjectPermission,
  WebhookTeam,
  WebhookTeamMembership,
  WebhookTeamPermission,
  WebhookTest,
  WebhookUser,
} from "./protocol/records/webhook-event.js";
export type { HandlerUrls } from "./protocol/urls.js";
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
export type { Permission } from "./resources/permission.js";
export type { ServerTeamDomainCreateOptions } from "./resources/teams/domain.js";
export type {
  ServerTeamCreateOptions,
  ServerTeamUpdateOptions,
} from "./resources/teams/team-fields.js";
export type {
  ServerContactChannel,
  ServerContactChannelCreateOptions,
} from "./resources/users/contact-channel.js";
export type { CurrentServerUser } from "./resources/users/current-user.js";
export type { NotificationCategory } from "./resources/users/notifications.js";
export type { SessionCreateOptions } from "./resources/users/server-user.js";
export type {
  ServerUserCreateOptions,
  ServerUserUpdateOptions,
} from "./resources/users/user-fields.js";
export { KitError } from "./transport/kit-error.js";
export { UsageError, type UsageErrorCode } from "./transport/usage-error.js";
