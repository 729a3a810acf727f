import * as z from "zod/mini";
import { code } from "../encoding/scalars.js";
import { one, post } from "../operations/operation.js";
import { field } from "../operations/shape.js";
import { column, record } from "./record.js";
import { VERIFICATION_CODE_ERRORS } from "./verification-code.js";

/** The link "This wasn't me" in notices about how an account is protected. */
export const objections = {
  /**
   * Undoes the changes of the last two weeks, ends all sessions, and mails a reset to the oldest
   * verified address.
   */
  create: post("/auth/objections", {
    access: "client",
    body: { code: field("code", code) },
    returns: one(record("objection", { isResetSent: column("is_reset_sent", z.boolean()) })),
    errors: VERIFICATION_CODE_ERRORS,
    expected: VERIFICATION_CODE_ERRORS,
    touches: ["user", "session", "contact-channel"],
  }),
};
