import type { Translate } from "../../messages/use-messages.js";
import { read } from "../../ui/form/flow.js";
import type { FieldErrors } from "../../ui/form/form-context.js";
import type { Check } from "./checks.js";
import { FIELDS } from "./field-names.js";

/** Checks that a code has `length` characters. */
export const checkCode =
  (t: Translate, length: number): Check =>
  (form): FieldErrors =>
    read(form, FIELDS.code).trim().length < length
      ? { [FIELDS.code]: t("check.codeIncomplete", { count: length }) }
      : {};
