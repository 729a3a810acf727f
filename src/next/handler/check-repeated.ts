import { KnownErrors } from "../../protocol/errors/index.js";
import { FIELDS } from "../../screens/forms/field-names.js";
import { read } from "../../ui/form/flow.js";

/**
 * A browser compares two fields only with JavaScript. A form that asks once has no second field.
 */
export function checkRepeated(form: FormData): void {
  if (
    form.has(FIELDS.passwordAgain) &&
    read(form, FIELDS.passwordAgain) !== read(form, FIELDS.password)
  )
    throw new KnownErrors.PasswordConfirmationMismatch();
}
