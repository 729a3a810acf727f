import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { ButtonLook } from "../../../ui/button.js";
import { next, read } from "../../../ui/form/flow.js";
import { Form } from "../../../ui/form/form.js";
import { PasskeyIcon } from "../../../ui/form/form-icons.js";
import { PasswordField } from "../../../ui/form/password-field.js";
import { useFlow } from "../../../ui/form/use-flow.js";
import { refused } from "../../flows/outcome.js";
import { checkPassword } from "../../forms/checks.js";
import { FIELDS, type FieldOf } from "../../forms/field-names.js";
import { UsernameField } from "../../forms/username-field.js";
import type { Account } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import type { Answer } from "../../provider/screen-app.js";
import { signInAgain } from "./sign-in-again.js";

const FIELD_OF = { EMAIL_PASSWORD_MISMATCH: FIELDS.password } satisfies FieldOf;

interface StepUpFormsProps {
  account: Account;
  /** Label of the button. */
  confirm: string;
  work: () => Promise<void>;
  look: ButtonLook;
  /** An address that signs in with the password; undefined hides the password form. */
  email: string | undefined;
  hasPasskey: boolean;
}

/** A dialog may be open by the time that its fields come, so they take the focus themselves. */
const focusFirst = (forms: HTMLElement | null): void =>
  forms?.querySelector<HTMLElement>("input:not([hidden]), button")?.focus();

/** Signs in again on this page, by password or passkey, and then runs the change. */
export function StepUpForms({
  account,
  confirm,
  work,
  look,
  email,
  hasPasskey,
}: StepUpFormsProps): ReactNode {
  const t = useMessages("account");
  const app = useScreenApp();
  const confirmBy = (signIn: () => Promise<Answer>) => signInAgain(app, account, signIn, work);
  const byPassword = useFlow((state, form) =>
    confirmBy(() =>
      app.signInWithCredential({
        email: email ?? "",
        password: read(form, FIELDS.password),
        noRedirect: true,
      }),
    ).then(
      () => next(undefined),
      (error: Error) => refused(error, state),
    ),
  );
  const byPasskey = useFlow((state) =>
    confirmBy(() => app.signInWithPasskey({ noRedirect: true })).then(
      () => next(undefined),
      (error: Error) => refused(error, state),
    ),
  );
  return (
    <div className="stk-stack" ref={focusFirst}>
      <p className="stk-text">{t("account.stepUpText")}</p>
      {email !== undefined ? (
        <Form
          flow={byPassword}
          submit={confirm}
          look={look}
          check={checkPassword(t)}
          fieldOf={FIELD_OF}
          texts={{ EMAIL_PASSWORD_MISMATCH: t("auth.passwordOldWrong") }}
        >
          <UsernameField value={email} />
          <PasswordField
            name={FIELDS.password}
            label={t("field.password")}
            autoComplete="current-password"
            required
          />
        </Form>
      ) : null}
      {hasPasskey ? (
        <Form
          flow={byPasskey}
          submit={t("account.stepUpPasskey")}
          look="secondary"
          icon={<PasskeyIcon />}
        />
      ) : null}
    </div>
  );
}
