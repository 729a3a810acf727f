import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Form } from "../../ui/form/form.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { Link } from "../../ui/link.js";
import type { TotpStep } from "../flows/totp-step.js";
import { carryEmail } from "./carried-email.js";
import { checkNewPassword } from "./check-new-password.js";
import { checkAll, checkEmail } from "./checks.js";
import { EmailField } from "./email-field.js";
import { FIELDS, type FieldOf } from "./field-names.js";
import { NEW_PASSWORD_FIELD_OF, NewPasswordFields } from "./new-password-fields.js";
import { checkOwnName } from "./own-name.js";
import { OwnNameField } from "./own-name-field.js";
import { TotpForm } from "./totp-form.js";

interface CredentialSignUpFormProps {
  flow: Flow<TotpStep>;
  confirmPassword?: boolean | undefined;
  asksName?: boolean | undefined;
  /** The page for people who have an account already. */
  signInUrl?: string | undefined;
  email?: string | undefined;
  /** The address is given, as in an invitation. */
  readOnly?: boolean;
  onEmail?: (email: string) => void;
}

/** The field that shows an error of the response. */
const FIELD_OF = {
  USER_EMAIL_ALREADY_EXISTS: FIELDS.email,
  ...NEW_PASSWORD_FIELD_OF,
} satisfies FieldOf;

/** A new account with email and password. */
export function CredentialSignUpForm({
  flow,
  confirmPassword = false,
  asksName = false,
  signInUrl,
  email,
  readOnly,
  onEmail,
}: CredentialSignUpFormProps): ReactNode {
  const t = useMessages("signIn");
  const attempt = flow.state.data?.attempt;
  if (attempt !== undefined) return <TotpForm flow={flow} attempt={attempt} />;
  const exists = flow.state.failure?.code === "USER_EMAIL_ALREADY_EXISTS";
  const check = checkAll(checkOwnName(t), checkEmail(t), checkNewPassword(t, confirmPassword));
  return (
    <Form flow={flow} submit={t("signUp.submit")} check={check} fieldOf={FIELD_OF}>
      {asksName ? <OwnNameField label={t("signUp.yourName")} /> : null}
      <EmailField
        carried
        autoComplete="email"
        hint={
          exists && signInUrl !== undefined ? (
            <Link href={signInUrl} onClick={carryEmail}>
              {t("action.signIn")}
            </Link>
          ) : undefined
        }
        defaultValue={email}
        readOnly={readOnly}
        onChange={onEmail}
      />
      <NewPasswordFields twice={confirmPassword} label={t("field.password")} />
    </Form>
  );
}
