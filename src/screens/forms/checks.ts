import type { Translate } from "../../messages/use-messages.js";
import { read } from "../../ui/flow.js";
import type { FieldErrors } from "../../ui/form-context.js";
import { FIELDS } from "../field-names.js";

/** Looks for what is plainly no address; whether it exists only a mail can tell. */
export const EMAIL_PATTERN = "[^\\s@]+@[^\\s@]+\\.[^\\s@.]+";

const looksLikeEmail = (text: string): boolean => new RegExp(`^${EMAIL_PATTERN}$`).test(text.trim());

/** Lengths as the kit's own service has them. Another service may ask for more, and says so in its answer. */
interface PasswordLength {
  readonly least: number;
  readonly most: number;
}

type Check = (form: FormData) => FieldErrors;

export const checkEmail =
  (t: Translate): Check =>
  (form): FieldErrors => {
    const email = read(form, FIELDS.email).trim();
    if (email === "") return { [FIELDS.email]: t("check.emailMissing") };
    return looksLikeEmail(email) ? {} : { [FIELDS.email]: t("check.emailInvalid") };
  };

export const checkPassword =
  (t: Translate): Check =>
  (form): FieldErrors =>
    read(form, FIELDS.password) === "" ? { [FIELDS.password]: t("check.passwordMissing") } : {};

/** A new password: long enough, short enough, and the same twice where it is asked for twice. */
export const checkNewPassword =
  (t: Translate, { least, most }: PasswordLength, twice: boolean): Check =>
  (form): FieldErrors => {
    const password = read(form, FIELDS.password);
    // Counted as the service counts: by UTF-16 units, as `minlength` does too.
    if (password === "") return { [FIELDS.password]: t("check.newPasswordMissing") };
    if (password.length < least) return { [FIELDS.password]: t("errors.PASSWORD_TOO_SHORT", { n: least }) };
    if (password.length > most) return { [FIELDS.password]: t("errors.PASSWORD_TOO_LONG", { n: most }) };
    if (!twice) return {};
    const again = read(form, FIELDS.passwordAgain);
    if (again === "") return { [FIELDS.passwordAgain]: t("check.passwordAgainMissing") };
    return again === password ? {} : { [FIELDS.passwordAgain]: t("check.passwordsDiffer") };
  };

export const checkCode =
  (t: Translate, length: number): Check =>
  (form): FieldErrors =>
    read(form, FIELDS.code).trim().length < length ? { [FIELDS.code]: t("check.codeIncomplete", { count: length }) } : {};

export const checkName =
  (t: Translate): Check =>
  (form): FieldErrors =>
    read(form, FIELDS.name).trim() === "" ? { [FIELDS.name]: t("check.nameMissing") } : {};

/** Several checks as one. */
export const checkAll =
  (...checks: readonly Check[]): Check =>
  (form): FieldErrors =>
    Object.assign({}, ...checks.map((check) => check(form)));
