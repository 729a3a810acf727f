import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { RECOVERY_CODE_LENGTH } from "../../protocol/limits/forms.js";
import { Button } from "../../ui/button.js";
import { Field } from "../../ui/form/field.js";
import { read } from "../../ui/form/flow.js";
import { Form } from "../../ui/form/form.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { FIELDS, type FieldOf } from "./field-names.js";

const FIELD_OF = { INVALID_RECOVERY_CODE: FIELDS.code } satisfies FieldOf;

/** The props of the form for a recovery code. */
export interface RecoveryFormProps<Data> {
  flow: Flow<Data>;
  attempt?: string | undefined;
  /** Returns to the code of the authenticator app. */
  onBack?: (() => void) | undefined;
}

/** Asks for a recovery code instead of a code of the authenticator app. */
export function RecoveryForm<Data>({ flow, attempt, onBack }: RecoveryFormProps<Data>): ReactNode {
  const t = useMessages("pages");
  const check = (form: FormData) =>
    read(form, FIELDS.code).replace(/\W/g, "").length === RECOVERY_CODE_LENGTH
      ? {}
      : { [FIELDS.code]: t("check.codeIncomplete", { count: RECOVERY_CODE_LENGTH }) };
  return (
    <Form
      flow={flow}
      submit={t("totp.submit")}
      check={check}
      fieldOf={FIELD_OF}
      hidden={{ [FIELDS.attempt]: attempt }}
      className="stk-step"
      after={
        onBack ? (
          <Button look="link" onClick={onBack}>
            {t("recovery.useApp")}
          </Button>
        ) : null
      }
    >
      <Field
        name={FIELDS.code}
        label={t("recovery.label")}
        hint={t("recovery.hint")}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={2 * RECOVERY_CODE_LENGTH}
        required
        autoFocus={onBack !== undefined}
      />
    </Form>
  );
}
