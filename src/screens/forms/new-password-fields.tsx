import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { PASSWORD_LENGTH } from "../../protocol/limits/forms.js";
import { PasswordField } from "../../ui/form/password-field.js";
import { FIELDS, type FieldOf } from "./field-names.js";

/** The field that shows an error about a new password. */
export const NEW_PASSWORD_FIELD_OF = {
  PASSWORD_TOO_SHORT: FIELDS.password,
  PASSWORD_TOO_LONG: FIELDS.password,
  PASSWORD_TOO_COMMON: FIELDS.password,
  PASSWORD_CONFIRMATION_MISMATCH: FIELDS.passwordAgain,
} satisfies FieldOf;

/** Whether options ask for a new password twice. */
export const isTypedTwice = ({
  confirmPassword,
  noPasswordRepeat,
}: {
  readonly confirmPassword?: boolean | undefined;
  readonly noPasswordRepeat?: boolean | undefined;
}): boolean => confirmPassword ?? noPasswordRepeat === false;

/**
 * A new password, once or twice. Its rule is visible, and machine-readable for password managers.
 */
export function NewPasswordFields({ twice, label }: { twice: boolean; label: string }): ReactNode {
  const t = useMessages();
  const { least, most } = PASSWORD_LENGTH;
  const rules = {
    autoComplete: "new-password",
    required: true,
    minLength: least,
    maxLength: most,
    passwordrules: `minlength: ${least}; maxlength: ${most};`,
  };
  return (
    <>
      <PasswordField
        name={FIELDS.password}
        label={label}
        hint={t("password.rule", { least })}
        {...rules}
      />
      {twice ? (
        <PasswordField name={FIELDS.passwordAgain} label={t("field.passwordAgain")} {...rules} />
      ) : null}
    </>
  );
}
