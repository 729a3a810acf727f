import type { Translate } from "../../messages/use-messages.js";
import { read } from "../../ui/form/flow.js";
import type { FieldErrors } from "../../ui/form/form-context.js";
import { FIELDS } from "./field-names.js";

/** Catches obvious mistakes; only a mail can tell whether an address exists. */
export const EMAIL_PATTERN = "[^\\s@]+@[^\\s@]+\\.[^\\s@.]+";

/** Whether a text could be an address. */
export const looksLikeEmail = (text: string): boolean =>
  new RegExp(`^${EMAIL_PATTERN}$`).test(text.trim());

/** Checks a form before it is sent. Returns the errors by field. */
export type Check = (form: FormData) => FieldErrors;

/** Checks that an address is complete. */
export const checkEmail =
  (t: Translate): Check =>
  (form): FieldErrors => {
    const email = read(form, FIELDS.email).trim();
    if (email === "") return { [FIELDS.email]: t("check.emailMissing") };
    return looksLikeEmail(email) ? {} : { [FIELDS.email]: t("check.emailInvalid") };
  };

/** Checks that a password is not empty. */
export const checkPassword =
  (t: Translate): Check =>
  (form): FieldErrors =>
    read(form, FIELDS.password) === "" ? { [FIELDS.password]: t("check.passwordMissing") } : {};

/** Combines several checks. */
export const checkAll =
  (...checks: readonly Check[]): Check =>
  (form): FieldErrors =>
    Object.assign({}, ...checks.map((check) => check(form)));
