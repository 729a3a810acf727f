import type { Translate } from "../../messages/use-messages.js";
import { read } from "../../ui/form/flow.js";
import type { FieldErrors } from "../../ui/form/form-context.js";
import type { Check } from "./checks.js";
import { FIELDS } from "./field-names.js";

/** Checks that a name is not empty. */
export const checkName =
  (t: Translate): Check =>
  (form): FieldErrors =>
    read(form, FIELDS.name).trim() === "" ? { [FIELDS.name]: t("check.nameMissing") } : {};
