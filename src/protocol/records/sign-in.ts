import * as z from "zod/mini";
import {
  code,
  email,
  lenientEmail,
  maxLength,
  name,
  password,
  text,
  url,
} from "../encoding/scalars.js";
import { MAX_TYPED_CODE_LENGTH } from "../limits/limits.js";
import { one, post, success } from "../operations/operation.js";
import { field, optionalField } from "../operations/shape.js";
import { accountChoice, CHOICE } from "./account-choice.js";
import { CODE_KINDS } from "./code-kind.js";
import { column, record } from "./record.js";
import { codeChecked, VERIFICATION_CODE_ERRORS } from "./verification-code.js";

const tokenColumns = {
  accessToken: column("access_token", z.string()),
  refreshToken: column("refresh_token", z.string()),
  userId: column("user_id", z.string()),
};

/** The response of calls that always, or never, create an account. */
export const signedIn = record("signed-in", tokenColumns);

/** The response of a sign-in with a password. */
const signedInByPassword = record("signed-in", {
  ...tokenColumns,
  /** The password is on a list of leaked ones. Only our own service says so. */
  isPasswordLeaked: column("password_leaked", z.optional(z.boolean())),
});

/** The response of a sign-in that may have created the account. */
export const signedInMaybeNew = record("signed-in", {
  ...tokenColumns,
  isNewUser: column("is_new_user", z.boolean()),
});

/** The code of the error that asks for the second factor. */
export const MFA = "MULTI_FACTOR_AUTHENTICATION_REQUIRED";
const resetCodeChecked = record("reset-code-checked", {
  ...codeChecked.columns,
  /** The address that received the code. Only our own service discloses it. */
  email: column("email", z.optional(z.string())),
});
const PASSWORD_LENGTH_ERRORS = [
  "PASSWORD_TOO_SHORT",
  "PASSWORD_TOO_LONG",
  "PASSWORD_TOO_COMMON",
] as const;
/** The code of the error that asks for a fresh sign-in. */
export const FRESH = "FRESH_SESSION_REQUIRED";
export const PAUSED = "PROTECTION_PAUSED";

/** Calls about passwords: sign-in, sign-up, change and reset. */
export const passwords = {
  signIn: post("/auth/password/sign-in", {
    access: "client",
    loose: true,
    body: { email: field("email", lenientEmail), password: field("password", password) },
    returns: one(signedInByPassword),
    errors: ["PASSWORD_AUTHENTICATION_NOT_ENABLED", "EMAIL_PASSWORD_MISMATCH", MFA],
    expected: ["EMAIL_PASSWORD_MISMATCH", MFA],
  }),
  signUp: post("/auth/password/sign-up", {
    access: "client",
    loose: true,
    body: {
      email: field("email", email),
      password: field("password", password),
      displayName: optionalField("display_name", name),
      verificationCallbackUrl: field("verification_callback_url", url),
    },
    returns: one(signedIn),
    errors: [
      "PASSWORD_AUTHENTICATION_NOT_ENABLED",
      ...PASSWORD_LENGTH_ERRORS,
      "SIGN_UP_NOT_ENABLED",
      "USER_EMAIL_ALREADY_EXISTS",
    ],
    expected: [...PASSWORD_LENGTH_ERRORS, "USER_EMAIL_ALREADY_EXISTS"],
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
    returns: one(resetCodeChecked),
    errors: VERIFICATION_CODE_ERRORS,
    expected: VERIFICATION_CODE_ERRORS,
  }),
  reset: post("/auth/password/reset", {
    access: "client",
    loose: true,
    body: {
      code: field("code", code),
      password: field("password", password),
      account: accountChoice.account,
    },
    returns: success,
    errors: [
      ...VERIFICATION_CODE_ERRORS,
      "PASSWORD_AUTHENTICATION_NOT_ENABLED",
      ...PASSWORD_LENGTH_ERRORS,
      "SIGN_UP_NOT_ENABLED",
      "USER_EMAIL_ALREADY_EXISTS",
      CHOICE,
    ],
    expected: [...VERIFICATION_CODE_ERRORS, ...PASSWORD_LENGTH_ERRORS, CHOICE],
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
      PAUSED,
      ...PASSWORD_LENGTH_ERRORS,
      "USER_DOES_NOT_HAVE_PASSWORD",
      "PASSWORD_CONFIRMATION_MISMATCH",
    ],
    expected: [...PASSWORD_LENGTH_ERRORS, "PASSWORD_CONFIRMATION_MISMATCH"],
    touches: ["user", "session"],
  }),
  set: post("/auth/password/set", {
    access: "client",
    loose: true,
    needsUser: "SCHEMA_ERROR",
    body: { password: field("password", password) },
    returns: success,
    errors: ["PASSWORD_AUTHENTICATION_NOT_ENABLED", FRESH, PAUSED, ...PASSWORD_LENGTH_ERRORS],
    expected: PASSWORD_LENGTH_ERRORS,
    touches: ["user"],
  }),
};

/** Magic links and one-time codes: one code, emailed as a link and as six characters to type. */
export const oneTimeCodes = {
  send: post("/auth/otp/send-sign-in-code", {
    access: "client",
    loose: true,
    body: { email: field("email", email), callbackUrl: field("callback_url", url) },
    returns: one(
      record("sign-in-code-sent", {
        nonce: column("nonce", z.string()),
        // The hosted service does not say it, and sends letters.
        codeKind: column("code_kind", z.optional(z.enum(CODE_KINDS))),
      }),
    ),
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
    body: { code: field("code", code), ...accountChoice },
    returns: one(signedInMaybeNew),
    errors: [
      ...VERIFICATION_CODE_ERRORS,
      "SIGN_UP_NOT_ENABLED",
      "USER_EMAIL_ALREADY_EXISTS",
      "USER_NOT_FOUND",
      "EMAIL_PASSWORD_MISMATCH",
      CHOICE,
      MFA,
    ],
    expected: [...VERIFICATION_CODE_ERRORS, "EMAIL_PASSWORD_MISMATCH", CHOICE, MFA],
  }),
};

/** The call that makes an anonymous user. */
export const anonymous = {
  signUp: post("/auth/anonymous/sign-up", {
    access: "client",
    loose: true,
    returns: one(signedIn),
    errors: ["ANONYMOUS_ACCOUNTS_NOT_ENABLED"],
  }),
};

/** The call that completes a sign-in with the second factor. */
export const secondFactor = {
  signIn: post("/auth/mfa/sign-in", {
    access: "client",
    loose: true,
    body: {
      code: field("code", code),
      type: field("type", z.literal("totp", "must be totp")),
      totp: field("totp", text.check(maxLength(MAX_TYPED_CODE_LENGTH))),
      /** Whether this browser needs no second factor for 30 days. */
      trustDevice: optionalField("trust_device", z.boolean()),
    },
    returns: one(signedInMaybeNew),
    errors: [...VERIFICATION_CODE_ERRORS, "INVALID_TOTP_CODE"],
    expected: ["INVALID_TOTP_CODE"],
  }),
};
