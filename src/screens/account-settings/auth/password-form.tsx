import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Button } from "../../../ui/button.js";
import { failed, next, read } from "../../../ui/form/flow.js";
import { Form } from "../../../ui/form/form.js";
import { PasswordField } from "../../../ui/form/password-field.js";
import { useFlow } from "../../../ui/form/use-flow.js";
import { refused } from "../../flows/outcome.js";
import { checkNewPassword } from "../../forms/check-new-password.js";
import { checkAll } from "../../forms/checks.js";
import { FIELDS, type FieldOf } from "../../forms/field-names.js";
import { NewPasswordFields } from "../../forms/new-password-fields.js";
import { UsernameField } from "../../forms/username-field.js";
import type { Account } from "../../provider/account.js";
import { useSavePassword } from "./use-save-password.js";

/** The service reports a wrong old password as a mismatch. */
const FIELD_OF = {
  PASSWORD_CONFIRMATION_MISMATCH: FIELDS.oldPassword,
  EMAIL_PASSWORD_MISMATCH: FIELDS.oldPassword,
  PASSWORD_TOO_SHORT: FIELDS.password,
  PASSWORD_TOO_LONG: FIELDS.password,
  PASSWORD_TOO_COMMON: FIELDS.password,
} satisfies FieldOf;

interface PasswordFormProps {
  account: Account;
  /** An email address that signs in with the password. */
  email: string | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form that sets or changes the password. */
export function PasswordForm({ account, email, onSaved, onCancel }: PasswordFormProps): ReactNode {
  const t = useMessages("account");
  const { hasPassword, primaryEmail } = account;
  const save = useSavePassword(account, email);
  const flow = useFlow(async (state, form) => {
    const oldPassword = read(form, FIELDS.oldPassword);
    const newPassword = read(form, FIELDS.password);
    try {
      const error = await save({ oldPassword, newPassword });
      if (error) return failed(error, state);
    } catch (error) {
      return refused(error as Error, state);
    }
    onSaved();
    return next(undefined);
  });
  const checkOld = (form: FormData) =>
    hasPassword && read(form, FIELDS.oldPassword) === ""
      ? { [FIELDS.oldPassword]: t("check.passwordMissing") }
      : {};
  const cancel = (
    <Button look="quiet" onClick={onCancel}>
      {t("action.cancel")}
    </Button>
  );
  return (
    <Form
      flow={flow}
      submit={t(hasPassword ? "auth.passwordChange" : "auth.passwordSet")}
      check={checkAll(checkOld, checkNewPassword(t, true))}
      fieldOf={FIELD_OF}
      texts={{
        PASSWORD_CONFIRMATION_MISMATCH: t("auth.passwordOldWrong"),
        EMAIL_PASSWORD_MISMATCH: t("auth.passwordOldWrong"),
      }}
      after={cancel}
    >
      <UsernameField value={primaryEmail ?? ""} />
      {hasPassword ? (
        <PasswordField
          name={FIELDS.oldPassword}
          label={t("auth.passwordOld")}
          autoComplete="current-password"
          required
        />
      ) : null}
      <NewPasswordFields twice label={t("field.newPassword")} />
      {hasPassword ? <p className="stk-hint">{t("auth.passwordChangeHint")}</p> : null}
    </Form>
  );
}
