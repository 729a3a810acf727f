import { type ReactNode, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { OTP_LENGTH, RESEND_WAIT_SECONDS } from "../../protocol/limits/forms.js";
import { useHydrated } from "../../react/use-hydrated.js";
import { Button, ButtonLink } from "../../ui/button.js";
import { LiveRegion } from "../../ui/feedback/live-region.js";
import { CodeField } from "../../ui/form/code-field.js";
import { Form } from "../../ui/form/form.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { useHasMail } from "../../ui/no-mail.js";
import type { CodeStep } from "../flows/use-magic-link.js";
import { CODE_FAILURES, checkCode } from "./check-code.js";
import { FIELDS } from "./field-names.js";
import { useCountdown } from "./use-countdown.js";

/**
 * Asks for the emailed code. It can be typed, pasted or autofilled, and is submitted once complete.
 */
export function CodeForm({ flow, step }: { flow: Flow<CodeStep>; step: CodeStep }): ReactNode {
  const t = useMessages("signIn");
  const hasMail = useHasMail();
  const counted = useCountdown(RESEND_WAIT_SECONDS, step.nonce);
  // The countdown needs JavaScript.
  const hydrated = useHydrated();
  const left = hydrated ? counted : 0;
  const [first] = useState(step.nonce);
  const change = () => flow.restart({ [FIELDS.email]: step.email });
  const ofStep = { [FIELDS.email]: step.email };
  return (
    <div className="stk-step">
      {hasMail ? (
        <p className="stk-text">
          {t.rich("code.sentTo", { email: <strong>{step.email}</strong> })}
        </p>
      ) : null}
      <Form
        key={step.nonce}
        flow={flow}
        submit={t("code.submit")}
        check={checkCode(t, OTP_LENGTH)}
        fieldOf={CODE_FAILURES}
        hidden={{ ...ofStep, [FIELDS.nonce]: step.nonce, [FIELDS.codeKind]: step.codeKind }}
      >
        <CodeField
          name={FIELDS.code}
          label={t("code.label")}
          hint={hasMail ? t("code.noMail") : undefined}
          length={OTP_LENGTH}
          kind={step.codeKind}
          sendWhenWhole
          autoFocus
        />
      </Form>
      <div className="stk-row">
        {hasMail ? (
          <Form
            flow={flow}
            quiet
            submit={left > 0 ? t("code.resendIn", { count: left }) : t("code.resend")}
            submitLabel={left > 0 ? t("code.resend") : undefined}
            look="link"
            resting={left > 0}
            hidden={ofStep}
          />
        ) : null}
        {hydrated ? (
          <Button look="link" onClick={change}>
            {t("code.change")}
          </Button>
        ) : (
          // The same page, reloaded, starts with the address.
          <ButtonLink look="link" href="">
            {t("code.change")}
          </ButtonLink>
        )}
      </div>
      <LiveRegion text={step.nonce === first ? undefined : t("code.resent")} time={step.nonce} />
    </div>
  );
}
