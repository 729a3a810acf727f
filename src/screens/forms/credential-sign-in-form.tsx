import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { later } from "../../react/later.js";
import { Form } from "../../ui/form/form.js";
import { PasswordField } from "../../ui/form/password-field.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { Link } from "../../ui/link.js";
import type { TotpStep } from "../flows/totp-step.js";
import { carryEmail } from "./carried-email.js";
import { checkAll, checkEmail, checkPassword } from "./checks.js";
import { EmailField } from "./email-field.js";
import { FIELDS, type FieldOf } from "./field-names.js";
import type { TotpFormProps } from "./totp-form.js";

/**
 * The service does not reveal whether the address or the password is wrong; usually it is the
 * password.
 */
const FOCUS_ON = { EMAIL_PASSWORD_MISMATCH: FIELDS.password } satisfies FieldOf;

/** The app asks in a dialog; only a server action makes it a step of this form. */
const TotpForm = later<TotpFormProps<TotpStep>>(
  async () => (await import(/* webpackChunkName: "stk-auth" */ "./totp-form.js")).TotpForm,
);

interface CredentialSignInFormProps {
  flow: Flow<TotpStep>;
  /** The page for a forgotten password. */
  forgotPasswordUrl?: string | undefined;
  /** Offers passkeys in the email field. */
  passkeys?: boolean | undefined;
  email?: string | undefined;
  onEmail?: (email: string) => void;
}

/** Email and password; then the second factor if the account requires one. */
export function CredentialSignInForm({
  flow,
  forgotPasswordUrl,
  passkeys = false,
  email,
  onEmail,
}: CredentialSignInFormProps): ReactNode {
  const t = useMessages("signIn");
  const attempt = flow.state.data?.attempt;
  if (attempt !== undefined) return <TotpForm flow={flow} attempt={attempt} />;
  return (
    <Form
      flow={flow}
      submit={t("signIn.submit")}
      check={checkAll(checkEmail(t), checkPassword(t))}
      focusOn={FOCUS_ON}
      prepare={TotpForm.load}
    >
      <EmailField
        carried
        autoComplete={passkeys ? "username webauthn" : "username"}
        defaultValue={email}
        onChange={onEmail}
      />
      <PasswordField
        name={FIELDS.password}
        label={t("field.password")}
        autoComplete="current-password"
        required
      />
      {forgotPasswordUrl === undefined ? null : (
        <div className="stk-after-field">
          <Link href={forgotPasswordUrl} onClick={carryEmail}>
            {t("signIn.forgotPassword")}
          </Link>
        </div>
      )}
    </Form>
  );
}
