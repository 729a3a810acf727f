import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Form } from "../../ui/form/form.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { checkNewPassword } from "./check-new-password.js";
import { FIELDS } from "./field-names.js";
import { NEW_PASSWORD_FIELD_OF, NewPasswordFields } from "./new-password-fields.js";
import { UsernameField } from "./username-field.js";

/** Chooses a new password with the code of an emailed link. */
export function NewPasswordForm<Data>({
  flow,
  code,
  email,
  children,
}: {
  flow: Flow<Data>;
  code: string;
  /** The account's address, once known. */
  email: string | null;
  /** Fields above those of the password. */
  children?: ReactNode;
}): ReactNode {
  const t = useMessages("pages");
  return (
    <Form
      flow={flow}
      submit={t("reset.submit")}
      check={checkNewPassword(t, true)}
      fieldOf={NEW_PASSWORD_FIELD_OF}
      hidden={{ [FIELDS.code]: code, [FIELDS.email]: email ?? undefined }}
    >
      {children}
      {email === null ? null : <UsernameField value={email} />}
      <NewPasswordFields twice label={t("field.newPassword")} />
    </Form>
  );
}
