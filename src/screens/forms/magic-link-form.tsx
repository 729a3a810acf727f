import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { later } from "../../react/later.js";
import { Form } from "../../ui/form/form.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { useHasMail } from "../../ui/no-mail.js";
import type { CodeStep } from "../flows/use-magic-link.js";
import { checkEmail } from "./checks.js";
import { EmailField } from "./email-field.js";
import { FIELDS, type FieldOf } from "./field-names.js";

const CodeSteps = later(
  async () => (await import(/* webpackChunkName: "stk-auth" */ "./code-steps.js")).CodeSteps,
);

interface MagicLinkFormProps {
  flow: Flow<CodeStep>;
  /** Offers passkeys in the email field. */
  passkeys?: boolean | undefined;
  email?: string | undefined;
  readOnly?: boolean;
  onEmail?: (email: string) => void;
}

const FIELD_OF = { USER_EMAIL_ALREADY_EXISTS: FIELDS.email } satisfies FieldOf;

/** Sends a one-time code to an address, then asks for it in the same form. */
export function MagicLinkForm({
  flow,
  passkeys = false,
  email,
  readOnly,
  onEmail,
}: MagicLinkFormProps): ReactNode {
  const t = useMessages("signIn");
  const hasMail = useHasMail();
  const step = flow.state.data;
  if (step !== undefined) return <CodeSteps flow={flow} step={step} />;
  return (
    <Form
      flow={flow}
      submit={t("signIn.sendCode")}
      check={checkEmail(t)}
      fieldOf={FIELD_OF}
      prepare={CodeSteps.load}
    >
      <EmailField
        carried
        autoComplete={passkeys ? "username webauthn" : "username"}
        hint={hasMail ? t("signIn.codeHint") : undefined}
        defaultValue={email}
        readOnly={readOnly}
        // Returning to this step resumes here.
        autoFocus={flow.sent > 0}
        onChange={onEmail}
      />
    </Form>
  );
}
