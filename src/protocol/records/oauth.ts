import * as z from "zod/mini";
import { nonEmptyText, text, url } from "../encoding/scalars.js";
import { get, one, post, redirect, remove, success } from "../operations/operation.js";
import { field, optionalField } from "../operations/shape.js";
import { accountChoice, CHOICE_ERRORS } from "./account-choice.js";
import { column, type RecordType, record } from "./record.js";
import { VERIFICATION_CODE_ERRORS } from "./verification-code.js";

/** Every provider that a project may enable. */
export const OAUTH_PROVIDERS = [
  "google",
  "github",
  "microsoft",
  "spotify",
  "facebook",
  "discord",
  "gitlab",
  "bitbucket",
  "linkedin",
  "apple",
  "x",
] as const;
/** One of {@link OAUTH_PROVIDERS}. */
export type OAuthProviderId = (typeof OAUTH_PROVIDERS)[number];

/** Providers for which a service may have keys shared by its projects. */
export const SHARED_OAUTH_PROVIDERS = [
  "google",
  "github",
  "microsoft",
  "spotify",
] as const satisfies readonly OAuthProviderId[];

/** Query parameters of an error for an app's error page; details are JSON. */
export const ERROR_PAGE_PARAMS = {
  code: "errorCode",
  message: "message",
  details: "details",
} as const;
/** Query parameters of the redirect back to the app after a sign-in. */
export const OAUTH_ANSWER_PARAMS = { code: "code", state: "state" } as const;

const oauthTokensColumns = {
  accessToken: column("access_token", z.string()),
  refreshToken: column("refresh_token", z.optional(z.string())),
  tokenType: column("token_type", z.optional(z.string())),
  expiresInSeconds: column("expires_in", z.optional(z.number())),
  scope: column("scope", z.optional(z.string())),
  isNewUser: column("is_new_user", z.optional(z.boolean())),
  /** The same value, under the name that older clients read. */
  newUser: column("newUser", z.optional(z.boolean())),
  afterCallbackRedirectUrl: column(
    "after_callback_redirect_url",
    z.optional(z.nullable(z.string())),
  ),
  afterCallbackRedirectUrlAgain: column(
    "afterCallbackRedirectUrl",
    z.optional(z.nullable(z.string())),
  ),
};
/** The columns of the token endpoint's answer (RFC 6749). */
export interface OauthTokensRecord extends RecordType<typeof oauthTokensColumns> {}
/** The token endpoint's answer. */
export const oauthTokens: OauthTokensRecord = record("oauth-tokens", oauthTokensColumns);

/** A provider's access token. */
export const providerToken = record("provider-token", {
  accessToken: column("access_token", z.string()),
});

/** A short-lived ticket to connect a provider account, in place of a token in a URL. */
export const linkTicket = record("oauth-link-ticket", { ticket: column("ticket", z.string()) });

const CONNECTION_ERRORS = [
  "OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED",
  "OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS",
  "OAUTH_CONNECTION_NOT_CONNECTED_TO_USER",
  "OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE",
] as const;
/** These two mean "no token" rather than a failure. */
const NO_TOKEN = [
  "OAUTH_CONNECTION_NOT_CONNECTED_TO_USER",
  "OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE",
] as const;

const CALLBACK_ERRORS = [
  "OUTER_OAUTH_TIMEOUT",
  "OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED",
  "OAUTH_PROVIDER_ACCESS_DENIED",
  "USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION",
  "OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER",
  "REDIRECT_URL_NOT_WHITELISTED",
  "SIGN_UP_NOT_ENABLED",
  "CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE",
] as const;

/** OAuth grant types of the token endpoint. */
export const GRANT_TYPES = { code: "authorization_code", refresh: "refresh_token" } as const;

/** Calls about signing in with a provider. */
export const oauth = {
  authorize: get("/auth/oauth/authorize/{provider_id}", {
    access: "anyone",
    query: {
      clientId: field("client_id", nonEmptyText),
      clientSecret: field("client_secret", nonEmptyText),
      redirectUri: field("redirect_uri", url),
      scope: field("scope", nonEmptyText),
      state: field("state", nonEmptyText),
      grantType: field("grant_type", z.literal(GRANT_TYPES.code, "must be authorization_code")),
      codeChallenge: field("code_challenge", nonEmptyText),
      codeChallengeMethod: field("code_challenge_method", z.literal("S256", "must be S256")),
      responseType: field("response_type", z.literal("code", "must be code")),
      type: optionalField("type", z.enum(["authenticate", "link"], "must be authenticate or link")),
      /** For linking: an access token, as sent by clients of the hosted service. */
      token: optionalField("token", text),
      /** For linking: the ticket that replaces the access token. */
      linkTicket: optionalField("link_ticket", text),
      providerScope: optionalField("provider_scope", text),
      errorRedirectUri: optionalField("error_redirect_uri", url),
      errorRedirectUrl: optionalField("error_redirect_url", url),
      afterCallbackRedirectUrl: optionalField("after_callback_redirect_url", url),
    },
    returns: redirect,
    status: 307,
    errors: [
      "INVALID_OAUTH_CLIENT_ID_OR_SECRET",
      "INVALID_PUBLISHABLE_CLIENT_KEY",
      "OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED",
      "INVALID_SCOPE",
      "UNPARSABLE_ACCESS_TOKEN",
      "ACCESS_TOKEN_EXPIRED",
      "FRESH_SESSION_REQUIRED",
      "PROTECTION_PAUSED",
      "OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS",
      "REDIRECT_URL_NOT_WHITELISTED",
      ...VERIFICATION_CODE_ERRORS,
    ],
  }),
  /**
   * Exchanges a session for a ticket, so that no access token appears in a URL. It works once, with
   * this browser's code challenge.
   */
  createLinkTicket: post("/auth/oauth/link-tickets", {
    access: "client",
    needsUser: "USER_AUTHENTICATION_REQUIRED",
    body: {
      providerId: field("provider_id", nonEmptyText),
      codeChallenge: field("code_challenge", nonEmptyText),
    },
    returns: one(linkTicket),
    status: 201,
    errors: ["USER_AUTHENTICATION_REQUIRED", "FRESH_SESSION_REQUIRED", "PROTECTION_PAUSED"],
  }),
  callback: get("/auth/oauth/callback/{provider_id}", {
    access: "anyone",
    loose: true,
    returns: redirect,
    status: 307,
    errors: CALLBACK_ERRORS,
  }),
  /** Some providers respond with a form. */
  callbackByForm: post("/auth/oauth/callback/{provider_id}", {
    access: "anyone",
    loose: true,
    returns: redirect,
    status: 307,
    errors: CALLBACK_ERRORS,
  }),
  token: post("/auth/oauth/token", {
    access: "anyone",
    loose: true,
    openBody: true,
    body: {
      grantType: field(
        "grant_type",
        z.enum(
          [GRANT_TYPES.code, GRANT_TYPES.refresh],
          "must be authorization_code or refresh_token",
        ),
      ),
      clientId: optionalField("client_id", text),
      clientSecret: optionalField("client_secret", text),
      code: optionalField("code", text),
      redirectUri: optionalField("redirect_uri", text),
      codeVerifier: optionalField("code_verifier", text),
      refreshToken: optionalField("refresh_token", text),
      /**
       * `ask`: refuses to connect the provider to an existing account by its address, with
       * `OAUTH_CONNECTION_CONFIRMATION_REQUIRED`, and the code stays usable.
       */
      connection: optionalField("connection", z.literal("ask", "must be ask")),
      ...accountChoice,
      scope: optionalField("scope", text),
    },
    returns: one(oauthTokens),
    errors: [
      "INVALID_AUTHORIZATION_CODE",
      "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED",
      "INVALID_OAUTH_CLIENT_ID_OR_SECRET",
      "REDIRECT_URL_NOT_WHITELISTED",
      "MULTI_FACTOR_AUTHENTICATION_REQUIRED",
      "OAUTH_CONNECTION_CONFIRMATION_REQUIRED",
      ...CHOICE_ERRORS,
      "INVALID_SCOPE",
      "USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION",
      "OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER",
    ],
    expected: ["MULTI_FACTOR_AUTHENTICATION_REQUIRED"],
  }),
};

const tokenRequest = { scope: optionalField("scope", text) };

/** Calls about a user's accounts at providers. */
export const connectedAccounts = {
  /** Disconnects a provider account from a user. A client cannot remove the last way to sign in. */
  disconnect: remove("/connected-accounts/{user_id}/{provider_id}", {
    access: "client",
    returns: success,
    errors: [
      "OAUTH_CONNECTION_NOT_CONNECTED_TO_USER",
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
      "USER_NOT_FOUND",
      "FRESH_SESSION_REQUIRED",
      "PROTECTION_PAUSED",
    ],
    touches: ["user"],
  }),
  accessToken: post("/connected-accounts/{user_id}/{provider_id}/access-token", {
    access: "client",
    loose: true,
    body: tokenRequest,
    returns: one(providerToken),
    status: 201,
    errors: [...CONNECTION_ERRORS, "CANNOT_GET_OWN_USER_WITHOUT_USER", "USER_NOT_FOUND"],
    expected: NO_TOKEN,
  }),
  /** The older path of the same call, for the signed-in user. */
  ownAccessToken: post("/auth/oauth/connected-accounts/{provider_id}/access-token", {
    access: "client",
    loose: true,
    needsUser: "SCHEMA_ERROR",
    body: tokenRequest,
    returns: one(providerToken),
    errors: CONNECTION_ERRORS,
    expected: NO_TOKEN,
  }),
};
