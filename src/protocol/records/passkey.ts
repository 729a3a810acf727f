import * as z from "zod/mini";
import { boundedJson } from "../encoding/json-schemas.js";
import { millis, nonEmptyName, nonEmptyText } from "../encoding/scalars.js";
import {
  get,
  list,
  one,
  patch,
  post,
  remove,
  success,
  USER_ERRORS,
} from "../operations/operation.js";
import { field, optionalField } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";
import { FRESH, MFA, PAUSED, signedInMaybeNew } from "./sign-in.js";
import { VERIFICATION_CODE_ERRORS } from "./verification-code.js";

/** Maximum bytes of a browser's WebAuthn response. */
const MAX_WEBAUTHN_BYTES = 16_384;

/** WebAuthn's own JSON, validated by the libraries on both sides. */
const webAuthnJson = z.record(z.string(), z.unknown(), "must be an object");
const sentWebAuthnJson = z.pipe(
  boundedJson<Record<string, unknown>>(MAX_WEBAUTHN_BYTES),
  webAuthnJson,
);
/** Passkey codes of a wrong length are unknown codes, not malformed ones. */
const anyCode = nonEmptyText;

/** What a browser needs to use or make a passkey, and the code that completes it. */
export const ceremony = record("passkey-ceremony", {
  options: column("options_json", webAuthnJson),
  code: column("code", z.string()),
});

/** Why a passkey is made, which clients of the hosted service do not say. */
const REGISTRATION_MODES = [
  /** In place of the newest one, as for clients that know only one. */
  "replace",
  /** Beside the others. */
  "add",
  /** Beside the others, without a dialog, within a minute of a sign-in with a password. */
  "upgrade",
] as const;
/** Why a passkey is made. */
export type PasskeyRegistrationMode = (typeof REGISTRATION_MODES)[number];

const passkeyColumns = {
  /** The id of the credential, as browsers know it. */
  id: column("id", z.string()),
  /** The name that the user gave it; null without one. */
  name: column("name", z.nullable(z.string())),
  /** Where it is stored, such as `1Password`; null if the authenticator does not say. */
  provider: column("provider", z.nullable(z.string())),
  /** The device that it was made on, as text: `Safari, iPhone`; null if unknown. */
  device: column("device", z.nullable(z.string())),
  /** The host name that it signs in to; null for one of an earlier version. */
  rpId: column("rp_id", z.nullable(z.string())),
  /** Whether a copy of it is on other devices or with its provider; null if unknown. */
  isBackedUp: column("is_backed_up", z.nullable(z.boolean())),
  /** When it was made. */
  createdAt: column("created_at_millis", millis),
  /** The last sign-in with it; null before the first one. */
  lastUsedAt: column("last_used_at_millis", z.nullable(millis)),
  /** The device of the last sign-in with it, as text. */
  lastUsedDevice: column("last_used_device", z.nullable(z.string())),
};
/** The columns of a passkey. */
export interface PasskeyRecord extends RecordType<typeof passkeyColumns> {}
/** A passkey of a user. */
export const passkey: PasskeyRecord = record("passkey", passkeyColumns);

const PASSKEYS_OFF = "PASSKEY_AUTHENTICATION_NOT_ENABLED";

/** Calls about passkeys. */
export const passkeys = {
  startRegistration: post("/auth/passkey/initiate-passkey-registration", {
    access: "client",
    loose: true,
    needsUser: "SCHEMA_ERROR",
    body: {
      mode: optionalField("mode", z.enum(REGISTRATION_MODES, "must be replace, add or upgrade")),
    },
    bodyOptional: true,
    openBody: true,
    returns: one(ceremony),
    errors: [PASSKEYS_OFF, FRESH, PAUSED, "PASSKEY_LIMIT_REACHED"],
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
      PAUSED,
      "PASSKEY_AUTHENTICATION_FAILED",
      "PASSKEY_REGISTRATION_FAILED",
      "PASSKEY_LIMIT_REACHED",
    ],
    expected: ["PASSKEY_REGISTRATION_FAILED"],
    touches: ["user", "passkey"],
  }),
  list: get("/users/{user_id}/passkeys", {
    access: "server",
    self: true,
    returns: list(passkey),
    errors: USER_ERRORS,
  }),
  rename: patch("/users/{user_id}/passkeys/{passkey_id}", {
    access: "server",
    self: true,
    body: { name: field("name", z.nullable(nonEmptyName)) },
    returns: one(passkey),
    errors: USER_ERRORS,
    touches: ["passkey"],
  }),
  delete: remove("/users/{user_id}/passkeys/{passkey_id}", {
    access: "server",
    self: true,
    returns: success,
    errors: [...USER_ERRORS, FRESH, PAUSED],
    touches: ["passkey", "user"],
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
    errors: [
      ...VERIFICATION_CODE_ERRORS,
      PASSKEYS_OFF,
      "PASSKEY_AUTHENTICATION_FAILED",
      "UNKNOWN_PASSKEY",
      MFA,
    ],
    expected: ["PASSKEY_AUTHENTICATION_FAILED", "UNKNOWN_PASSKEY", MFA],
  }),
};
