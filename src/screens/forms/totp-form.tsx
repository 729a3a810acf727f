import { type ReactNode, startTransition, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { isMailedAttempt, TOTP_DIGITS } from "../../protocol/limits/forms.js";
import { later } from "../../react/later.js";
import { useHydrated } from "../../react/use-hydrated.js";
import { Button } from "../../ui/button.js";
import { CodeField } from "../../ui/form/code-field.js";
import { Form } from "../../ui/form/form.js";
import { Switch } from "../../ui/form/switch.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { Link } from "../../ui/link.js";
import { checkCode } from "./check-code.js";
import { FIELDS, type FieldOf } from "./field-names.js";
import type { RecoveryFormProps } from "./recovery-form.js";
import { ofMail, WRONG_MAILED, WRONG_RECOVERY_CODE, WRONG_TOTP, without } from "./totp-failures.js";

const FIELD_OF = { [WRONG_TOTP]: FIELDS.code, [WRONG_MAILED]: FIELDS.code } satisfies FieldOf;

const RecoveryForm = later<RecoveryFormProps<never>>(
  async () => (await import(/* webpackChunkName: "stk-auth" */ "./recovery-form.js")).RecoveryForm,
);

/** The props of the form for an authenticator app's code. */
export interface TotpFormProps<Data> {
  flow: Flow<Data>;
  /** The sign-in attempt that the code completes, if the form carries it. */
  attempt?: string | undefined;
  /** A sentence above says which code it is. */
  isExplained?: boolean | undefined;
  /** Called when the form starts or stops asking for a recovery code. */
  onRecovery?: ((isAsking: boolean) => void) | undefined;
}

/** Asks for the six digits of an authenticator app or of a mail, or for a recovery code. */
export function TotpForm<Data>({
  flow,
  attempt,
  isExplained = false,
  onRecovery,
}: TotpFormProps<Data>): ReactNode {
  const t = useMessages();
  const hydrated = useHydrated();
  const isMailed = attempt !== undefined && isMailedAttempt(attempt);
  const [chosen, setChosen] = useState<boolean>();
  const recovery = { flow: without(WRONG_TOTP, flow as Flow<never>), attempt };
  // The transition keeps the current form until the other one has loaded.
  const choose = (recovers: boolean) =>
    startTransition(() => {
      setChosen(recovers);
      onRecovery?.(recovers);
    });
  // A server action may have rejected a recovery code before JavaScript has loaded.
  if (chosen ?? flow.state.failure?.code === WRONG_RECOVERY_CODE)
    return <RecoveryForm {...recovery} onBack={() => choose(false)} />;
  return (
    <>
      <Form
        flow={isMailed ? ofMail(flow) : without(WRONG_RECOVERY_CODE, flow)}
        submit={t("totp.submit")}
        check={checkCode(t, TOTP_DIGITS)}
        fieldOf={FIELD_OF}
        hidden={{ [FIELDS.attempt]: attempt }}
        className="stk-step"
        after={
          hydrated && !isMailed ? (
            <Button look="link" onClick={() => choose(true)}>
              {t("totp.cantUse")}
            </Button>
          ) : null
        }
      >
        {/* Above the code, which sends the form once it is whole. */}
        {attempt === undefined || isMailed ? null : (
          <Switch name={FIELDS.trust} label={t("totp.trust")} />
        )}
        <CodeField
          name={FIELDS.code}
          label={t("field.totp")}
          hint={
            isMailed
              ? `${t("totp.mailed")} ${t("code.noMail")}`
              : isExplained
                ? undefined
                : t("field.totpHint")
          }
          length={TOTP_DIGITS}
          kind="digits"
          sendWhenWhole
          autoFocus
        />
      </Form>
      {/* The step of a form that was sent before JavaScript has no other way back. */}
      {attempt === undefined || isExplained ? null : hydrated ? (
        <Button look="link" onClick={() => flow.restart()}>
          {t("action.cancel")}
        </Button>
      ) : (
        <Link href="">{t("action.cancel")}</Link>
      )}
      {hydrated || isMailed || attempt === undefined ? null : (
        <details>
          <summary>{t("totp.cantUse")}</summary>
          <RecoveryForm {...recovery} />
        </details>
      )}
    </>
  );
}
