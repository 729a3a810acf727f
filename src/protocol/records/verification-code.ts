import * as z from "zod/mini";
import type { ErrorCode } from "../errors/index.js";
import { column, record } from "./record.js";

/** The possible errors of any emailed code, in the order of the checks. */
export const VERIFICATION_CODE_ERRORS = [
  "VERIFICATION_CODE_NOT_FOUND",
  "VERIFICATION_CODE_EXPIRED",
  "VERIFICATION_CODE_ALREADY_USED",
  "VERIFICATION_CODE_MAX_ATTEMPTS_REACHED",
] as const satisfies ErrorCode[];

/** The response to checking a code without using it. */
export const codeChecked = record("code-checked", {
  isCodeValid: column("is_code_valid", z.boolean()),
});
