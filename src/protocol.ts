export { CLAIMS } from "./protocol/access-token.js";
export { COOKIES, refreshCookie } from "./protocol/cookies.js";
export { encodeRecord } from "./protocol/encoding/encode-record.js";
export {
  type ErrorCode,
  type ErrorDetails,
  errorFromWire,
  isKnownError,
  KnownError,
  type KnownErrorOf,
  KnownErrors,
} from "./protocol/errors/index.js";
export { HEADERS, KEY_HEADERS } from "./protocol/headers.js";
export {
  API_PATH,
  CLIENT_VERSION,
  DEFAULT_API_URL,
  HEALTH_PATH,
  NONCE_LENGTH,
  PASSWORD_LENGTH,
} from "./protocol/limits/limits.js";
export { LEVELS, type Level } from "./protocol/operations/level.js";
export {
  type Answer,
  fillPath,
  type Method,
  type Operation,
  type Output,
  type Params,
} from "./protocol/operations/operation.js";
export { operations } from "./protocol/operations/operations.js";
export { decodeAnswer } from "./protocol/operations/response-readers.js";
export { Result } from "./protocol/operations/result.js";
export { decodeInput, encodeInput, type Input } from "./protocol/operations/shape.js";
export { EMAIL_TEMPLATE_TYPES, type EmailTemplateType } from "./protocol/records/email.js";
export {
  OAUTH_PROVIDERS,
  type OAuthProviderId,
  SHARED_OAUTH_PROVIDERS,
} from "./protocol/records/oauth.js";
export { SYSTEM_PERMISSIONS, type SystemPermission } from "./protocol/records/permission.js";
export type { RecordType } from "./protocol/records/record.js";
export {
  WEBHOOK_EVENTS,
  WEBHOOK_HEADERS,
  type WebhookEvent,
  type WebhookEventType,
} from "./protocol/records/webhook-event.js";
export { apiUrl } from "./protocol/urls.js";
export { VERSION } from "./protocol/version.js";
