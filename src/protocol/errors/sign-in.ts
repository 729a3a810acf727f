import * as z from "zod/mini";
import { detailed, plain, refined } from "./row.js";

const PASSWORD = "PASSWORD_REQUIREMENTS_NOT_MET";
const CODE = "VERIFICATION_ERROR";

/** Sign-in methods, passwords, codes, second factors. */
export const signInErrors = {
  /** The app refuses the sign-up, in its own words. */
  SIGN_UP_REFUSED: {
    ...detailed(400, z.object({ message: z.string() }), (d) => d.message),
    sentAs: { code: "SCHEMA_ERROR", reason: "sign_up_refused" },
  },
  /** The project's settings refuse the address. */
  EMAIL_NOT_ALLOWED: refined(
    { code: "SCHEMA_ERROR", reason: "email_not_allowed" },
    "You can't sign up here with this address.",
  ),
  SIGN_UP_NOT_ENABLED: plain(400, "Creating new accounts is switched off for this project."),
  PASSWORD_AUTHENTICATION_NOT_ENABLED: plain(
    400,
    "Signing in with a password is switched off for this project.",
  ),
  PASSKEY_AUTHENTICATION_NOT_ENABLED: plain(400, "Passkeys are switched off for this project."),
  ANONYMOUS_ACCOUNTS_NOT_ENABLED: plain(
    400,
    "Anonymous accounts are switched off for this project.",
  ),
  EMAIL_PASSWORD_MISMATCH: plain(400, "Wrong e-mail or password."),
  REDIRECT_URL_NOT_WHITELISTED: plain(
    400,
    "The redirect URL is not on the project's list of trusted domains. Add its domain in " +
      "the project settings.",
  ),
  PASSWORD_TOO_SHORT: detailed(
    400,
    z.object({ min_length: z.number() }),
    (d) => `Password too short. Minimum length is ${d.min_length}.`,
    PASSWORD,
  ),
  PASSWORD_TOO_LONG: detailed(
    400,
    z.object({ maxLength: z.number() }),
    (d) => `Password too long. Maximum length is ${d.maxLength}.`,
    PASSWORD,
  ),
  PASSWORD_TOO_COMMON: refined(
    { code: PASSWORD, reason: "password_too_common" },
    "This password is easy to guess or known from a data leak. Choose a different one.",
    PASSWORD,
  ),
  USER_DOES_NOT_HAVE_PASSWORD: plain(400, "This account has no password yet."),
  PASSWORD_CONFIRMATION_MISMATCH: plain(400, "Passwords do not match."),
  VERIFICATION_CODE_NOT_FOUND: plain(404, "This code does not exist for this project.", CODE),
  VERIFICATION_CODE_EXPIRED: plain(400, "This code has expired. Ask for a new one.", CODE),
  VERIFICATION_CODE_ALREADY_USED: plain(409, "This code has already been used.", CODE),
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: plain(
    400,
    "There were too many attempts with this code. Ask for a new one.",
    CODE,
  ),
  EMAIL_ALREADY_VERIFIED: plain(409, "This e-mail address is already verified."),
  EMAIL_NOT_ASSOCIATED_WITH_USER: plain(400, "No account signs in with this e-mail address."),
  EMAIL_IS_NOT_PRIMARY_EMAIL: detailed(
    400,
    z.object({ email: z.string(), primary_email: z.nullable(z.string()) }),
    (d) =>
      `${d.email} is not the account's primary e-mail ` +
      `address${d.primary_email === null ? "" : `, which is ${d.primary_email}`}.`,
  ),
  MULTI_FACTOR_AUTHENTICATION_REQUIRED: detailed(
    400,
    // The hosted service has no mailed code, and does not compare passwords with leaked ones.
    z.object({
      attempt_code: z.string(),
      sent_to: z.optional(z.string()),
      password_leaked: z.optional(z.boolean()),
    }),
    (d) =>
      d.sent_to === undefined
        ? "This account requires a second factor. Finish signing in with the attempt code and " +
          "a code of the authenticator app."
        : "Finish signing in with the attempt code and the six digits that were just mailed to " +
          `${d.sent_to}.`,
  ),
  ACCOUNT_CHOICE_REQUIRED: detailed(
    409,
    z.object({
      email: z.string(),
      can_sign_up: z.boolean(),
      accounts: z.array(
        z.object({
          id: z.string(),
          created_at_millis: z.number(),
          device: z.nullable(z.string()),
          city_name: z.nullable(z.string()),
          country_code: z.nullable(z.string()),
          teams: z.number(),
          has_password: z.boolean(),
        }),
      ),
    }),
    (d) =>
      `Another browser signed up with ${d.email}, and the address was never verified. Send the ` +
      'code again with "account_password", or with "account": the id of an account, or "new".',
  ),
  INVALID_TOTP_CODE: plain(400, "The code of the authenticator app is wrong. Try again."),
  INVALID_RECOVERY_CODE: plain(400, "The recovery code is wrong or was used before."),
  SECOND_FACTOR_NOT_ENABLED: plain(400, "The account has no second factor. Turn it on first."),
  /** The user has as many passkeys as a user may have. */
  PASSKEY_LIMIT_REACHED: refined(
    { code: "SCHEMA_ERROR", reason: "passkey_limit_reached" },
    "The user has too many passkeys. Remove one first.",
  ),
  PASSKEY_REGISTRATION_FAILED: plain(400, "The passkey could not be registered."),
  PASSKEY_AUTHENTICATION_FAILED: plain(400, "Signing in with the passkey failed."),
  UNKNOWN_PASSKEY: refined(
    { code: "PASSKEY_AUTHENTICATION_FAILED", reason: "unknown_passkey" },
    "This passkey is not known here. It may have been removed from the account.",
  ),
  PASSKEY_WEBAUTHN_ERROR: detailed(
    400,
    z.object({ message: z.string(), code: z.string() }),
    (d) => d.message,
  ),
  INVALID_POLLING_CODE: plain(400, "There is no command-line sign-in with this polling code."),
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: detailed(
    409,
    z.object({
      type: z.literal("email"),
      contact_channel_value: z.optional(z.nullable(z.string())),
    }),
    (d) =>
      `${d.contact_channel_value ?? "This e-mail address"} is already used to sign in to ` +
      "another account.",
  ),
};
