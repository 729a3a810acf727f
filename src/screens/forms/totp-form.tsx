import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { TOTP_DIGITS } from "../../protocol/limits/forms.js";
import { CodeField } from "../../ui/form/code-field.js";
import { Form } from "../../ui/form/form.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { checkCode } from "./check-code.js";
import { FIELDS, type FieldOf } from "./field-names.js";

const FIELD_OF = { INVALID_TOTP_CODE: FIELDS.code } satisfies FieldOf;

export interface TotpFormProps<Data> {
  flow: Flow<Data>;
  /** The sign-in attempt that the code completes, if the form carries it. */
  attempt?: string | undefined;
  after?: ReactNode;
}

/** Asks for the six digits of an authenticator app. */
export function TotpForm<Data>({ flow, attempt, after }: TotpFormProps<Data>): ReactNode {
  const t = useMessages();
  return (
    <Form
      flow={flow}
      submit={t("totp.submit")}
      check={checkCode(t, TOTP_DIGITS)}
      fieldOf={FIELD_OF}
      hidden={{ [FIELDS.attempt]: attempt }}
      className="stk-step"
      after={after}
    >
      <CodeField
        name={FIELDS.code}
        label={t("field.totp")}
        hint={t("field.totpHint")}
        length={TOTP_DIGITS}
        kind="digits"
        sendWhenWhole
        autoFocus
      />
    </Form>
  );
}
