export type { CurrentInternalServerUser } from "./app/apps/app-types.js";
export { StackServerApp, type StackServerAppConstructor } from "./app/apps/server-app.js";
export type { ServerListUsersOptions, ServerUserList } from "./app/apps/server-members.js";
export { verifyWebhook } from "./app/apps/verify-webhook.js";
export type { StackServerAppConstructorOptions } from "./app/config/options.js";
export type { GetUserOptions } from "./app/user/get-user.js";
export type { TokenUser } from "./app/user/token-user.js";
export { expireTags, teamTag, userTag } from "./next/cache-tags.js";
export { isKnownError, KnownError, KnownErrors } from "./protocol/errors/index.js";
export { Result } from "./protocol/operations/result.js";
export type {
  WebhookDeletedTeam,
  WebhookDeletedUser,
  WebhookEvent,
  WebhookEventType,
  WebhookProjectPermission,
  WebhookTeam,
  WebhookTeamMembership,
  WebhookTeamPermission,
  WebhookUser,
} from "./protocol/records/webhook-event.js";
export type {
  ServerTeam,
  ServerTeamMemberProfile,
  ServerTeamUser,
  ServerUser,
} from "./resources/people.js";
export type {
  ServerTeamCreateOptions,
  ServerTeamUpdateOptions,
} from "./resources/teams/team-fields.js";
export type {
  ServerContactChannel,
  ServerContactChannelCreateOptions,
} from "./resources/users/contact-channel.js";
export type { CurrentServerUser } from "./resources/users/current-user.js";
export type { SessionCreateOptions } from "./resources/users/server-user.js";
export type {
  ServerUserCreateOptions,
  ServerUserUpdateOptions,
} from "./resources/users/user-fields.js";
