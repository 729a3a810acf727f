import { type FormEvent, type ReactNode, Suspense, use, useState } from "react";
import { LanguageContext } from "../../messages/language.js";
import { loadTexts } from "../../messages/page-texts.js";
import { useMessages } from "../../messages/use-messages.js";
import { PASSWORD_LENGTH } from "../../protocol/limits/forms.js";
import { later } from "../../react/later.js";
import { useField } from "../../ui/form/form-context.js";
import { PasswordField } from "../../ui/form/password-field.js";
import { FIELDS, type FieldOf } from "./field-names.js";
import type { StrengthHintProps } from "./strength-hint.js";

const StrengthHint = later<StrengthHintProps>(
  async () => (await import(/* webpackChunkName: "stk-auth" */ "./strength-hint.js")).StrengthHint,
);

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
 * The first key loads the hint that says how hard it is to guess.
 */
export function NewPasswordFields({ twice, label }: { twice: boolean; label: string }): ReactNode {
  const t = useMessages();
  const language = use(LanguageContext);
  const { error } = useField(FIELDS.password);
  const [field, setField] = useState<HTMLInputElement>();
  const { least, most } = PASSWORD_LENGTH;
  const rule = t("password.rule", { least });
  const start = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (field) return;
    // Without its code or its texts, the rule stays, and the next key tries again.
    Promise.all([StrengthHint.load(), loadTexts(language, "strength")]).then(
      () => setField(currentTarget),
      () => undefined,
    );
  };
  const rules = {
    autoComplete: "new-password",
    required: true,
    minLength: least,
    // Without `maxLength`, which would cut a pasted password and not say so.
    passwordrules: `minlength: ${least}; maxlength: ${most};`,
  };
  return (
    <>
      <PasswordField
        name={FIELDS.password}
        label={label}
        hint={
          // An error says what is wrong already.
          field === undefined || error !== undefined ? (
            rule
          ) : (
            <Suspense fallback={rule}>
              <StrengthHint field={field} rule={rule} />
            </Suspense>
          )
        }
        onInput={start}
        {...rules}
      />
      {twice ? (
        <PasswordField name={FIELDS.passwordAgain} label={t("field.passwordAgain")} {...rules} />
      ) : null}
    </>
  );
}
