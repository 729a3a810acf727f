import type { Translate } from "../../messages/use-messages.js";
import { read } from "../../ui/form/flow.js";
import type { FieldErrors } from "../../ui/form/form-context.js";
import type { Check } from "./checks.js";

/** The field of the person's own name. */
export const OWN_NAME = "own-name";

/** The person's own name, if the form has its field. */
export const readOwnName = (form: FormData): string | undefined =>
  read(form, OWN_NAME).trim() || undefined;

/** Requires the person's own name if the form asks for it. */
export const checkOwnName =
  (t: Translate): Check =>
  (form): FieldErrors =>
    form.has(OWN_NAME) && readOwnName(form) === undefined
      ? { [OWN_NAME]: t("check.nameMissing") }
      : {};

interface Named {
  update(options: { displayName: string }): Promise<void>;
}

/** Saves the person's own name if the form has its field. */
export async function saveOwnName(user: Named, form: FormData): Promise<void> {
  const displayName = readOwnName(form);
  if (displayName !== undefined) await user.update({ displayName });
}
