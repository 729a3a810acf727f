import * as z from "zod/mini";
import { boundedJson } from "../encoding/json.js";
import {
  code,
  email,
  lenientEmail,
  maxLength,
  nonEmptyText,
  password,
  text,
  url,
} from "../encoding/scalars.js";
import {
  CLI_LOGIN_LIFE_AT_MOST_MILLIS,
  TYPED_CODE_LENGTH_AT_MOST,
  WEBAUTHN_BYTES_AT_MOST,
} from "../limits/limits.js";
import { one, post, success } from "../operations/operation.js";
import { field, optionalField } from "../operations/shape.js";
import { column, record } from "./record.js";
import { codeChecked, VERIFICATION_CODE_ERRORS } from "./verification-code.js";

const tokenColumns = {
  accessToken: column("access_token", z.string()),
  refreshToken: column("refresh_token", z.string()),
  userId: column("user_id", z.string()),
};

/** The response of calls that always, or never, create an account. */
export const signedIn = record("signed-in", tokenColumns);

/** The response of a sign-in that may have created the account. */
export const signedInMaybeNew = record("signed-in", {
  ...tokenColumns,
  isNewUser: column("is_new_user", z.boolean()),
});

const MFA = "MULTI_FACTOR_AUTHENTICATION_REQUIRED";
const TOO = ["PASSWORD_TOO_SHORT", "PASSWORD_TOO_LONG", "PASSWORD_TOO_COMMON"] as const;
const FRESH = "FRESH_SESSION_REQUIRED";

export const passwords = {
  signIn: post("/auth/password/sign-in", {
    access: "client",
    loose: true,
    body: { email: field("email", lenientEmail), password: field("password", password) },
    returns: one(signedIn),
    errors: ["PASSWORD_AUTHENTICATION_NOT_ENABLED", "EMAIL_PASSWORD_MISMATCH", MFA],
    expected: ["EMAIL_PASSWORD_MISMATCH", MFA],
  }),
  signUp: post("/auth/password/sign-up", {
    access: "client",
    loose: true,
    body: {
      email: field("email", email),
      password: field("password", password),
      verificationCallbackUrl: field("verification_callback_url", url),
    },
    returns: one(signedIn),
    errors: [
      "PASSWORD_AUTHENTICATION_NOT_ENABLED",
      ...TOO,
      "SIGN_UP_NOT_ENABLED",
      "USER_EMAIL_ALREADY_EXISTS",
    ],
    expected: [...TOO, "USER_EMAIL_ALREADY_EXISTS"],
  }),
  sendResetCode: post("/auth/password/send-reset-code", {
    access: "client",
    loose: true,
    body: { email: field("email", lenientEmail), callbackUrl: field("callback_url", url) },
    returns: one(record("reset-code-sent", { success: column("success", z.string()) })),
    errors: ["PASSWORD_AUTHENTICATION_NOT_ENABLED", "REDIRECT_URL_NOT_WHITELISTED"],
  }),
  checkResetCode: post("/auth/password/reset/check-code", {
    access: "client",
    loose: true,
    body: { code: field("code", code) },
    returns: one(codeChecked),
    errors: VERIFICATION_CODE_ERRORS,
    expected: VERIFICATION_CODE_ERRORS,
  }),
  reset: post("/auth/password/reset", {
    access: "client",
    loose: true,
    body: { code: field("code", code), password: field("password", password) },
    returns: success,
    errors: [...VERIFICATION_CODE_ERRORS, "PASSWORD_AUTHENTICATION_NOT_ENABLED", ...TOO],
    expected: [...VERIFICATION_CODE_ERRORS, ...TOO],
    touches: ["user", "session"],
  }),
  update: post("/auth/password/update", {
    access: "client",
    loose: true,
    needsUser: "SCHEMA_ERROR",
    body: {
      oldPassword: field("old_password", password),
      newPassword: field("new_password", password),
    },
    returns: success,
    errors: [
      "PASSWORD_AUTHENTICATION_NOT_ENABLED",
      FRESH,
      ...TOO,
      "USER_DOES_NOT_HAVE_PASSWORD",
      "PASSWORD_CONFIRMATION_MISMATCH",
    ],
    expected: [...TOO, "PASSWORD_CONFIRMATION_MISMATCH"],
    touches: ["user", "session"],
  }),
  set: post("/auth/password/set", {
    access: "client",
    loose: true,
    needsUser: "SCHEMA_ERROR",
    body: { password: field("password", password) },
    returns: success,
    errors: ["PASSWORD_AUTHENTICATION_NOT_ENABLED", FRESH, ...TOO],
    expected: TOO,
    touches: ["user"],
  }),
};

/** Magic links and one-time codes: one code, emailed as a link and as six characters to type. */
export const oneTimeCodes = {
  send: post("/auth/otp/send-sign-in-code", {
    access: "client",
    loose: true,
    body: { email: field("email", email), callbackUrl: field("callback_url", url) },
    returns: one(record("sign-in-code-sent", { nonce: column("nonce", z.string()) })),
    errors: ["SIGN_UP_NOT_ENABLED", "USER_EMAIL_ALREADY_EXISTS", "REDIRECT_URL_NOT_WHITELISTED"],
    expected: ["REDIRECT_URL_NOT_WHITELISTED"],
  }),
  check: post("/auth/otp/sign-in/check-code", {
    access: "client",
    loose: true,
    body: { code: field("code", code) },
    returns: one(codeChecked),
    errors: VERIFICATION_CODE_ERRORS,
    expected: VERIFICATION_CODE_ERRORS,
  }),
  signIn: post("/auth/otp/sign-in", {
    access: "client",
    loose: true,
    body: { code: field("code", code) },
    returns: one(signedInMaybeNew),
    errors: [
      ...VERIFICATION_CODE_ERRORS,
      "SIGN_UP_NOT_ENABLED",
      "USER_EMAIL_ALREADY_EXISTS",
      "USER_NOT_FOUND",
      MFA,
    ],
    expected: [...VERIFICATION_CODE_ERRORS, MFA],
  }),
};

export const anonymous = {
  signUp: post("/auth/anonymous/sign-up", {
    access: "client",
    loose: true,
    returns: one(signedIn),
    errors: ["ANONYMOUS_ACCOUNTS_NOT_ENABLED"],
  }),
};

export const secondFactor = {
  signIn: post("/auth/mfa/sign-in", {
    access: "client",
    loose: true,
    body: {
      code: field("code", code),
      type: field("type", z.literal("totp", "must be totp")),
      totp: field("totp", text.check(maxLength(TYPED_CODE_LENGTH_AT_MOST))),
    },
    returns: one(signedInMaybeNew),
    errors: [...VERIFICATION_CODE_ERRORS, "INVALID_TOTP_CODE"],
    expected: ["INVALID_TOTP_CODE"],
  }),
};

/** WebAuthn's own JSON, validated by the libraries on both sides. */
const webAuthnJson = z.record(z.string(), z.unknown(), "must be an object");
const sentWebAuthnJson = z.pipe(
  boundedJson<Record<string, unknown>>(WEBAUTHN_BYTES_AT_MOST),
  webAuthnJson,
);
/** Passkey codes of a wrong length are unknown codes, not malformed ones. */
const anyCode = nonEmptyText;

export const ceremony = record("passkey-ceremony", {
  options: column("options_json", webAuthnJson),
  code: column("code", z.string()),
});

const PASSKEYS_OFF = "PASSKEY_AUTHENTICATION_NOT_ENABLED";

export const passkeys = {
  startRegistration: post("/auth/passkey/initiate-passkey-registration", {
    access: "client",
    loose: true,
    needsUser: "SCHEMA_ERROR",
    returns: one(ceremony),
    errors: [PASSKEYS_OFF, FRESH],
  }),
  register: post("/auth/passkey/register", {
    access: "client",
    loose: true,
    needsUser: "SCHEMA_ERROR",
    body: { credential: field("credential", sentWebAuthnJson), code: field("code", anyCode) },
    returns: one(record("passkey-registered", { userHandle: column("user_handle", z.string()) })),
    errors: [
      ...VERIFICATION_CODE_ERRORS,
      PASSKEYS_OFF,
      FRESH,
      "PASSKEY_AUTHENTICATION_FAILED",
      "PASSKEY_REGISTRATION_FAILED",
    ],
    expected: ["PASSKEY_REGISTRATION_FAILED"],
    touches: ["user"],
  }),
  startSignIn: post("/auth/passkey/initiate-passkey-authentication", {
    access: "client",
    loose: true,
    returns: one(ceremony),
    errors: [PASSKEYS_OFF],
  }),
  signIn: post("/auth/passkey/sign-in", {
    access: "client",
    loose: true,
    body: {
      authenticationResponse: field("authentication_response", sentWebAuthnJson),
      code: field("code", anyCode),
    },
    returns: one(signedInMaybeNew),
    errors: [...VERIFICATION_CODE_ERRORS, PASSKEYS_OFF, "PASSKEY_AUTHENTICATION_FAILED", MFA],
    expected: ["PASSKEY_AUTHENTICATION_FAILED", MFA],
  }),
};

const cliLife = z
  .number()
  .check(
    z.positive("must be more than 0"),
    z.maximum(CLI_LOGIN_LIFE_AT_MOST_MILLIS, `must be at most ${CLI_LOGIN_LIFE_AT_MOST_MILLIS}`),
  );

export const cliPolled = record("cli-polled", {
  status: column("status", z.enum(["waiting", "expired", "used", "success"])),
  refreshToken: column("refresh_token", z.optional(z.string())),
});

/** Signs in a command-line tool through the browser. */
export const cliLogin = {
  start: post("/auth/cli", {
    access: "client",
    loose: true,
    bodyOptional: true,
    body: { expiresInMillis: optionalField("expires_in_millis", cliLife) },
    returns: one(
      record("cli-login", {
        pollingCode: column("polling_code", z.string()),
        loginCode: column("login_code", z.string()),
        /** ISO 8601. */
        expiresAt: column("expires_at", z.string()),
      }),
    ),
  }),
  poll: post("/auth/cli/poll", {
    access: "client",
    loose: true,
    body: { pollingCode: field("polling_code", text) },
    returns: one(cliPolled),
    errors: ["INVALID_POLLING_CODE"],
  }),
  complete: post("/auth/cli/complete", {
    access: "client",
    loose: true,
    body: { loginCode: field("login_code", text), refreshToken: field("refresh_token", code) },
    returns: success,
    errors: ["REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED"],
  }),
};
