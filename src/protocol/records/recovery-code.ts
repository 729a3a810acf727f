import * as z from "zod/mini";
import { code, maxLength, text } from "../encoding/scalars.js";
import { MAX_TYPED_CODE_LENGTH } from "../limits/limits.js";
import { get, one, post, USER_ERRORS } from "../operations/operation.js";
import { field, optionalField } from "../operations/shape.js";
import { column, record } from "./record.js";
import { FRESH, PAUSED, signedInMaybeNew } from "./sign-in.js";
import { VERIFICATION_CODE_ERRORS } from "./verification-code.js";

/** Codes that replace one of the authenticator app, each once. */
export const recoveryCodes = {
  count: get("/users/{user_id}/recovery-codes", {
    access: "server",
    self: true,
    returns: one(record("recovery-code", { count: column("count", z.number()) })),
    errors: USER_ERRORS,
  }),
  /** Replaces the earlier codes. */
  create: post("/users/{user_id}/recovery-codes", {
    access: "server",
    loose: true,
    self: true,
    returns: one(record("recovery-codes", { codes: column("codes", z.array(z.string())) })),
    errors: [
      "USER_NOT_FOUND",
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
      FRESH,
      PAUSED,
      "SECOND_FACTOR_NOT_ENABLED",
    ],
    touches: ["recovery-code"],
  }),
  /** The second step of a sign-in, with a recovery code. */
  signIn: post("/auth/mfa/recovery-code/sign-in", {
    access: "client",
    loose: true,
    body: {
      code: field("code", code),
      recoveryCode: field("recovery_code", text.check(maxLength(MAX_TYPED_CODE_LENGTH))),
      trustDevice: optionalField("trust_device", z.boolean()),
    },
    returns: one(signedInMaybeNew),
    errors: [...VERIFICATION_CODE_ERRORS, "INVALID_RECOVERY_CODE"],
    expected: ["INVALID_RECOVERY_CODE"],
  }),
};
