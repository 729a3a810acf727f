import type { ReactNode } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import { OTP_LENGTH, RESEND_WAIT_SECONDS } from "../../../../protocol/limits/forms.js";
import { Button } from "../../../../ui/button.js";
import { LiveRegion } from "../../../../ui/feedback/live-region.js";
import { CodeField } from "../../../../ui/form/code-field.js";
import { Form } from "../../../../ui/form/form.js";
import type { Flow } from "../../../../ui/form/use-flow.js";
import { CODE_FAILURES, checkCode } from "../../../forms/check-code.js";
import { FIELDS } from "../../../forms/field-names.js";
import { useCountdown } from "../../../forms/use-countdown.js";
import type { SettleStep } from "./use-settle.js";

interface CodeStepProps {
  step: SettleStep;
  flow: Flow<SettleStep>;
  resend: Flow<SettleStep>;
  onCancel: () => void;
}

/** Asks for the six digits of the mail, which carry out the choice. */
export function CodeStep({ step, flow, resend, onCancel }: CodeStepProps): ReactNode {
  const t = useMessages("account");
  const isResent = resend.state.data !== undefined;
  const left = useCountdown(RESEND_WAIT_SECONDS, resend.state.data?.attemptCode);
  return (
    <div className="stk-step">
      <p className="stk-text">{t.rich("hold.sentTo", { email: <strong>{step.sentTo}</strong> })}</p>
      <Form
        key={resend.state.data?.attemptCode}
        flow={flow}
        submit={t(step.keep ? "hold.keep" : "hold.remove")}
        look={step.keep ? "primary" : "danger"}
        check={checkCode(t, OTP_LENGTH)}
        fieldOf={CODE_FAILURES}
        after={
          <Button look="quiet" onClick={onCancel}>
            {t("action.cancel")}
          </Button>
        }
      >
        <CodeField
          name={FIELDS.code}
          label={t("field.totp")}
          hint={t("code.noMail")}
          length={OTP_LENGTH}
          kind="digits"
          sendWhenWhole={step.keep}
          autoFocus
        />
      </Form>
      <Form flow={resend} submit={t("hold.resend")} look="link" resting={isResent && left > 0} />
      <LiveRegion
        text={isResent ? t("hold.resent") : undefined}
        time={resend.state.data?.attemptCode ?? ""}
      />
    </div>
  );
}
