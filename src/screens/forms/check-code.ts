import type { Translate } from "../../messages/use-messages.js";
import { read } from "../../ui/flow.js";
import type { FieldErrors } from "../../ui/form-context.js";
import { FIELDS } from "../field-names.js";
import type { Check } from "./checks.js";

export const checkCode =
  (t: Translate, length: number): Check =>
  (form): FieldErrors =>
    read(form, FIELDS.code).trim().length < length
      ? { [FIELDS.code]: t("check.codeIncomplete", { count: length }) }
      : {};
