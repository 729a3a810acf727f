import type { Translate } from "../../messages/use-messages.js";
import { PASSWORD_LENGTH } from "../../protocol/limits/forms.js";
import { read } from "../../ui/form/flow.js";
import type { FieldErrors } from "../../ui/form/form-context.js";
import type { Check } from "./checks.js";
import { FIELDS } from "./field-names.js";

/**
 * Checks the length of a new password, and that both entries match if it is typed twice. Another
 * service than the kit's may be stricter, and says so in its response.
 */
export const checkNewPassword =
  (t: Translate, twice: boolean): Check =>
  (form): FieldErrors => {
    const { least, most } = PASSWORD_LENGTH;
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
