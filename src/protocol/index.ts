export { CLAIMS, USER_CLAIMS } from "./access-token.js";
export { takesOneTimeCodes } from "./client-version.js";
export { COOKIES, refreshCookie } from "./cookies.js";
export { encodeRecord } from "./encoding/encode-record.js";
export { foldText } from "./encoding/fold-text.js";
export type { Declared, Json } from "./encoding/json.js";
export type { Schema } from "./encoding/schema.js";
export { canonicalEmail, isDataImage, isEmail, isStorableText } from "./encoding/text.js";
export {
  type AnyKnownError,
  catalogue,
  type ErrorCode,
  type ErrorDetails,
  errorFromWire,
  type FamilyCode,
  families,
  isKnownError,
  KnownError,
  type KnownErrorClasses,
  type KnownErrorOf,
  KnownErrors,
} from "./errors/index.js";
export {
  ALLOWED_REQUEST_HEADERS,
  EXPOSED_RESPONSE_HEADERS,
  OTHER_HEADER_NAMES,
} from "./header-vocabularies.js";
export { HEADERS, KEY_HEADERS } from "./headers.js";
export { acceptedLocale, matchLocale } from "./languages/choose-locale.js";
export { DEFAULT_LOCALE, directionOf, LOCALES, type Locale } from "./languages/locales.js";
export { bodyBytesOf, boundOf } from "./limits/bounds.js";
export { OBJECTION_PAGE } from "./limits/handler.js";
export {
  ACCESS_COOKIE_MAX_AGE_SECONDS,
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_ISSUER,
  ACCESS_TOKEN_LIFE_SECONDS,
  API_PATH,
  CLIENT_VERSION,
  CLOCK_SKEW_NOTICED_MILLIS,
  CROCKFORD_ALPHABET,
  DEFAULT_API_URL,
  DEFAULT_HANDLER_PATH,
  DEVICE_TOKEN_LIFE_MILLIS,
  HEALTH_PATH,
  isMailedAttempt,
  KEY_ID_LENGTH,
  MAILED_ATTEMPT,
  MAX_BODY_BYTES,
  MAX_DOMAIN_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_IMAGE_URL_LENGTH,
  MAX_MAIL_PASSWORD_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TIMER_MILLIS,
  MAX_VERIFIED_TOKENS,
  NEW_DEVICE_ATTEMPT,
  NONCE_LENGTH,
  OAUTH_OUTER_LIFE_MILLIS,
  OAUTH_SCOPE,
  OTP_LENGTH,
  PASSKEY_CHALLENGE_LIFE_MILLIS,
  PASSKEY_RP_ID_PLACEHOLDER,
  PASSKEY_TIMEOUT_MILLIS,
  PASSWORD_LENGTH,
  RANDOM_STRING_LENGTH,
  RECOVERY_CODE_LENGTH,
  REDIRECT_WAIT_MILLIS,
  REFRESH_COOKIE_MAX_AGE_SECONDS,
  REQUIRED_TOKEN_LIFE_MILLIS,
  SESSION_LIFE_MILLIS,
  STEP_UP_FRESH_MILLIS,
  TOTP_DIGITS,
  TOTP_PERIOD_SECONDS,
  TOTP_SECRET_BYTES,
} from "./limits/limits.js";
export { nearestName } from "./nearest-name.js";
export { type AtLeast, LEVELS, type Level, reaches } from "./operations/level.js";
export {
  type Answer,
  type Form,
  fillPath,
  get,
  list,
  type Method,
  type Operation,
  type Output,
  one,
  type Page,
  type Params,
  page,
  patch,
  post,
  type Returns,
  redirect,
  remove,
  success,
  text,
} from "./operations/operation.js";
export { operations } from "./operations/operations.js";
export { decodeAnswer } from "./operations/response-readers.js";
export { Result } from "./operations/result.js";
export {
  changesOf,
  decodeInput,
  draftOf,
  encodeInput,
  type Field,
  field,
  type Input,
  optionalField,
  type Problem,
  type Shape,
} from "./operations/shape.js";
export { providerName } from "./provider-name.js";
export { type ActivityRecord, activity, activityEvent } from "./records/activity.js";
export { apiKey, apiKeyFirstView, apiKeys } from "./records/api-key.js";
export { cliLogin, cliPolled } from "./records/cli-login.js";
export type { CodeKind } from "./records/code-kind.js";
export { configuredSettings } from "./records/configured-settings.js";
export { contactChannel, contactChannels } from "./records/contact-channel.js";
export {
  EMAIL_TEMPLATE_TYPES,
  type EmailTemplateType,
  emailSources,
  emails,
  emailTemplate,
  emailTemplates,
  sentEmail,
} from "./records/email.js";
export { auditEntry, authEvent, events, figures } from "./records/event-list.js";
export {
  invitation,
  invitationDetails,
  invitationSent,
  invitations,
} from "./records/invitation.js";
export {
  exportLink,
  type JobKind,
  type JobState,
  job,
  jobFailure,
  jobs,
} from "./records/job.js";
export { mailAttempt, mails, queuedMail } from "./records/mail.js";
export { mailPreview, mailPreviews, sampleMail } from "./records/mail-preview.js";
export { memberProfile, memberProfiles } from "./records/member-profile.js";
export { jwks, meta, versionChecked } from "./records/meta.js";
export { metrics, projectMetrics, webhooks } from "./records/metrics.js";
export {
  NOTIFICATION_CATEGORIES,
  type NotificationCategoryName,
  notificationPreference,
  notifications,
} from "./records/notification.js";
export {
  connectedAccounts,
  ERROR_PAGE_PARAMS,
  GRANT_TYPES,
  OAUTH_ANSWER_PARAMS,
  OAUTH_PROVIDERS,
  type OAuthProviderId,
  oauth,
  oauthTokens,
  providerToken,
  SHARED_OAUTH_PROVIDERS,
} from "./records/oauth.js";
export { objections } from "./records/objection.js";
export {
  isScope,
  ownerKey,
  ownerKeyFirstView,
  teamApiKeys,
  userApiKeys,
} from "./records/owner-key.js";
export {
  ceremony,
  type PasskeyRecord,
  type PasskeyRegistrationMode,
  passkey,
  passkeys,
} from "./records/passkey.js";
export { payments } from "./records/payment.js";
export {
  type PermissionId,
  permissionDefinition,
  permissions,
  projectPermission,
  projectPermissionDefinitions,
  SYSTEM_PERMISSIONS,
  type SystemPermission,
  teamPermission,
  teamPermissionDefinitions,
} from "./records/permission.js";
export {
  type AdminConfig,
  type AdminConfigChange,
  adminProject,
  project,
  projects,
} from "./records/project.js";
export { providerAccount, providerAccounts } from "./records/provider-account.js";
export {
  type Column,
  type Columns,
  column,
  decodeRecord,
  type Fields,
  type Grant,
  type NestedColumn,
  nested,
  nestedList,
  nestedOrNull,
  type RecordType,
  type Row,
  record,
} from "./records/record.js";
export { recoveryCodes } from "./records/recovery-code.js";
export { sentInvitations } from "./records/sent-invitation.js";
export {
  actingLink,
  refreshedAccess,
  session,
  sessions,
  sessionTokens,
} from "./records/session.js";
export type { SessionActor } from "./records/session-actor.js";
export {
  anonymous,
  oneTimeCodes,
  passwords,
  secondFactor,
  signedIn,
  signedInMaybeNew,
} from "./records/sign-in.js";
export {
  SIGN_IN_FINDINGS,
  type SignInCure,
  type SignInFindingCode,
  signInDiagnoses,
  signInDiagnosis,
} from "./records/sign-in-diagnosis.js";
export { signingKey, signingKeys } from "./records/signing-key.js";
export { SUSPENDED_TYPES, suspendedAccess } from "./records/suspended-access.js";
export {
  type DependentTeamRecord,
  dependentTeam,
  memberProfileColumns,
  membership,
  team,
  teamFilter,
  teams,
} from "./records/team.js";
export {
  type DomainJoining,
  offerAccepted,
  teamDomain,
  teamDomains,
  teamJoinRequest,
  teamJoinRequests,
  teamOffer,
  teamOffers,
} from "./records/team-domain.js";
export { teamLists } from "./records/team-list.js";
export { teamRole, teamRoles } from "./records/team-role.js";
export { trustedDevice, trustedDevices } from "./records/trusted-device.js";
export { user, users } from "./records/user.js";
export {
  USER_METHODS,
  type UserMatchKind,
  type UserMethod,
  type UserOrder,
  userFilter,
  userLists,
  userMatch,
} from "./records/user-list.js";
export { codeChecked, VERIFICATION_CODE_ERRORS } from "./records/verification-code.js";
export {
  webhookDeliveries,
  webhookDelivery,
  webhookDeliveryDetail,
  webhookEndpoint,
  webhookEndpointFirstView,
  webhookEndpoints,
} from "./records/webhook-delivery.js";
export {
  MAX_WEBHOOK_AGE_MILLIS,
  WEBHOOK_EVENTS,
  WEBHOOK_HEADERS,
  type WebhookEvent,
  type WebhookEventType,
} from "./records/webhook-event.js";
export {
  apiUrl,
  CODE_PARAM,
  HANDLER_PAGES,
  type HandlerUrls,
  isTrustedCallback,
  LOCALHOST_IN_PRODUCTION,
  productionDomainProblem,
  RETURN_TO_PARAM,
  resolveUrls,
  withoutTrailingSlash,
} from "./urls.js";
export { VERSION } from "./version.js";
