import type { Translate } from "../../messages/use-messages.js";
import { read } from "../../ui/form/flow.js";
import type { FieldErrors } from "../../ui/form/form-context.js";
import type { Check } from "./checks.js";
import { FIELDS, type FieldOf } from "./field-names.js";

/** Failures of a code, which its field shows. */
export const CODE_FAILURES = {
  VERIFICATION_CODE_NOT_FOUND: FIELDS.code,
  VERIFICATION_CODE_EXPIRED: FIELDS.code,
  VERIFICATION_CODE_ALREADY_USED: FIELDS.code,
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: FIELDS.code,
} satisfies FieldOf;

/** Checks that a code has `length` characters. */
export const checkCode =
  (t: Translate, length: number): Check =>
  (form): FieldErrors =>
    read(form, FIELDS.code).trim().length < length
      ? { [FIELDS.code]: t("check.codeIncomplete", { count: length }) }
      : {};
