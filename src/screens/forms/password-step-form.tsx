import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Form } from "../../ui/form/form.js";
import { PasswordField } from "../../ui/form/password-field.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { Link } from "../../ui/link.js";
import type { TotpStep } from "../flows/totp-step.js";
import { carryEmail } from "./carried-email.js";
import { checkPassword } from "./checks.js";
import { FIELDS } from "./field-names.js";
import { UsernameField } from "./username-field.js";

interface PasswordStepFormProps {
  flow: Flow<TotpStep>;
  email: string;
  /** The page for a forgotten password. */
  forgotPasswordUrl: string;
}

const FOCUS_ON = { EMAIL_PASSWORD_MISMATCH: FIELDS.password };

/** The password of an address that was typed in the step before. */
export function PasswordStepForm({
  flow,
  email,
  forgotPasswordUrl,
}: PasswordStepFormProps): ReactNode {
  const t = useMessages("signIn");
  return (
    <Form
      flow={flow}
      submit={t("signIn.submit")}
      check={checkPassword(t)}
      focusOn={FOCUS_ON}
      hidden={{ [FIELDS.email]: email }}
    >
      <UsernameField value={email} />
      <PasswordField
        name={FIELDS.password}
        label={t("field.password")}
        autoComplete="current-password"
        required
        autoFocus
      />
      <div className="stk-after-field">
        <Link href={forgotPasswordUrl} onClick={carryEmail}>
          {t("signIn.forgotPassword")}
        </Link>
      </div>
    </Form>
  );
}
