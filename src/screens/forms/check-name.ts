import type { Translate } from "../../messages/use-messages.js";
import { read } from "../../ui/flow.js";
import type { FieldErrors } from "../../ui/form-context.js";
import { FIELDS } from "../field-names.js";
import type { Check } from "./checks.js";

export const checkName =
  (t: Translate): Check =>
  (form): FieldErrors =>
    read(form, FIELDS.name).trim() === "" ? { [FIELDS.name]: t("check.nameMissing") } : {};
