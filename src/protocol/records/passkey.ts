import * as z from "zod/mini";
import { boundedJson } from "../encoding/json.js";
import { nonEmptyText } from "../encoding/scalars.js";
import { one, post } from "../operations/operation.js";
import { field } from "../operations/shape.js";
import { column, record } from "./record.js";
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

const PASSKEYS_OFF = "PASSKEY_AUTHENTICATION_NOT_ENABLED";

/** Calls about passkeys. */
export const passkeys = {
  startRegistration: post("/auth/passkey/initiate-passkey-registration", {
    access: "client",
    loose: true,
    needsUser: "SCHEMA_ERROR",
    returns: one(ceremony),
    errors: [PASSKEYS_OFF, FRESH, PAUSED],
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
