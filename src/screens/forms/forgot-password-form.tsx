import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Form } from "../../ui/form/form.js";
import type { Flow } from "../../ui/form/use-flow.js";
import type { SentTo } from "../flows/use-forgot-password.js";
import { checkEmail } from "./checks.js";
import { EmailField } from "./email-field.js";

/** Asks for the address to send a reset link to. */
export function ForgotPasswordForm({ flow }: { flow: Flow<SentTo> }): ReactNode {
  const t = useMessages("pages");
  return (
    <Form flow={flow} submit={t("forgot.submit")} check={checkEmail(t)}>
      <EmailField carried autoComplete="username" />
    </Form>
  );
}
