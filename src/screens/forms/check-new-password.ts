import type { Translate } from "../../messages/use-messages.js";
import { read } from "../../ui/form/flow.js";
import type { FieldErrors } from "../../ui/form/form-context.js";
import type { Check } from "./checks.js";
import { FIELDS } from "./field-names.js";

/**
 * Lengths of the kit's own service. Another service may be stricter and says so in its response.
 */
interface PasswordLength {
  readonly least: number;
  readonly most: number;
}

/** Checks the length of a new password, and that both entries match if it is typed twice. */
export const checkNewPassword =
  (t: Translate, { least, most }: PasswordLength, twice: boolean): Check =>
  (form): FieldErrors => {
    const password = read(form, FIELDS.password);
    // Counted in UTF-16 units, like the service and `minlength`.
    if (password === "") return { [FIELDS.password]: t("check.newPasswordMissing") };
    if (password.length < least)
      return { [FIELDS.password]: t("errors.PASSWORD_TOO_SHORT", { n: least }) };
    if (password.length > most)
      return { [FIELDS.password]: t("errors.PASSWORD_TOO_LONG", { n: most }) };
    if (!twice) return {};
    const again = read(form, FIELDS.passwordAgain);
    if (again === "") return { [FIELDS.passwordAgain]: t("check.passwordAgainMissing") };
    return again === password ? {} : { [FIELDS.passwordAgain]: t("check.passwordsDiffer") };
  };
