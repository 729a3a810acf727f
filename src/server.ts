import "server-only";

export type { GetUserOptions } from "./app/get-user.js";
export type { StackServerAppConstructorOptions } from "./app/options.js";
export type { CurrentInternalServerUser } from "./app/owned-projects.js";
export { StackServerApp, type StackServerAppConstructor } from "./app/server-app.js";
export type { ServerListUsersOptions, ServerUserList } from "./app/server-members.js";
export type { TokenUser } from "./app/token-user.js";
export { verifyWebhook } from "./app/verify-webhook.js";
export { expireTags, teamTag, userTag } from "./next/cache-tags.js";
export { isKnownError, KnownError, KnownErrors } from "./protocol/errors/index.js";
export { Result } from "./protocol/result.js";
export type { WebhookEvent, WebhookEventType } from "./protocol/webhook-event.js";
export type {
  ServerContactChannel,
  ServerContactChannelCreateOptions,
} from "./resources/contact-channel.js";
export type { CurrentServerUser } from "./resources/current-user.js";
export type {
  ServerUser,
  ServerUserCreateOptions,
  SessionCreateOptions,
} from "./resources/server-user.js";
export type {
  ServerTeam,
  ServerTeamCreateOptions,
  ServerTeamMemberProfile,
  ServerTeamUpdateOptions,
  ServerTeamUser,
} from "./resources/team.js";
export type { ServerUserUpdateOptions } from "./resources/user.js";
