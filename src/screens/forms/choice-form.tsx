import type { ReactNode } from "react";
import type { AccountChoices } from "../../app/sign-in/account-choice.js";
import { useMessages } from "../../messages/use-messages.js";
import { Form } from "../../ui/form/form.js";
import { PasswordField } from "../../ui/form/password-field.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { AccountChoice } from "./account-choice.js";
import { FIELDS } from "./field-names.js";
import { UsernameField } from "./username-field.js";

/** Props of {@link ChoiceForm}. */
export interface ChoiceFormProps<Data> {
  flow: Flow<Data>;
  choices: AccountChoices;
  /** Fields of the proof. */
  hidden: Readonly<Record<string, string | undefined>>;
}

/** Asks which account a sign-in opens, and for its password, which opens it whole. */
export function ChoiceForm<Data>({ flow, choices, hidden }: ChoiceFormProps<Data>): ReactNode {
  const t = useMessages("pages");
  return (
    <Form
      flow={flow}
      submit={t("action.continue")}
      fieldOf={{ EMAIL_PASSWORD_MISMATCH: FIELDS.accountPassword }}
      texts={{ EMAIL_PASSWORD_MISMATCH: t("choice.mismatch") }}
      hidden={hidden}
      className="stk-step"
    >
      <AccountChoice choices={choices} />
      {choices.accounts.some(({ hasPassword }) => hasPassword) ? (
        <>
          <UsernameField value={choices.email} />
          <PasswordField
            name={FIELDS.accountPassword}
            label={t("choice.password")}
            hint={t("choice.hint")}
            autoComplete="current-password"
          />
        </>
      ) : (
        <p className="stk-hint">{t("choice.hold")}</p>
      )}
    </Form>
  );
}
