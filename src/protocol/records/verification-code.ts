import * as z from "zod/mini";
import type { ErrorCode } from "../errors/index.js";
import { column, record } from "./record.js";

/** What can be wrong with any mailed code, in the order in which it is tested. */
export const VERIFICATION_CODE_ERRORS = [
  "VERIFICATION_CODE_NOT_FOUND",
  "VERIFICATION_CODE_EXPIRED",
  "VERIFICATION_CODE_ALREADY_USED",
  "VERIFICATION_CODE_MAX_ATTEMPTS_REACHED",
] as const satisfies ErrorCode[];

/** The answer to a look at a code that leaves it unused. */
export const codeChecked = record("code-checked", {
  isCodeValid: column("is_code_valid", z.boolean()),
});
