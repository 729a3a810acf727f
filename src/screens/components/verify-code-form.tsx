import { type ReactNode, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { OTP_LENGTH, RESEND_WAIT_SECONDS } from "../../protocol/limits/forms.js";
import { LiveRegion } from "../../ui/feedback/live-region.js";
import { CodeField } from "../../ui/form/code-field.js";
import { failed, next } from "../../ui/form/flow.js";
import { Form } from "../../ui/form/form.js";
import { type Flow, useFlow } from "../../ui/form/use-flow.js";
import { useHasMail } from "../../ui/no-mail.js";
import { checkCode } from "../forms/check-code.js";
import { FIELDS, type FieldOf } from "../forms/field-names.js";
import { useCountdown } from "../forms/use-countdown.js";
import type { ScreenUser } from "../provider/screen-user.js";

const FIELD_OF = {
  VERIFICATION_CODE_NOT_FOUND: FIELDS.code,
  VERIFICATION_CODE_EXPIRED: FIELDS.code,
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: FIELDS.code,
} satisfies FieldOf;

interface VerifyCodeFormProps {
  user: ScreenUser;
  /** Submits the field `code`. */
  flow: Flow;
  autoFocus?: boolean;
  /** Shown beside the button that sends a new code. */
  after?: ReactNode;
}

/** Verifies the main address of the signed-in user by the six digits of the mail. */
export function VerifyCodeForm({
  user,
  flow,
  autoFocus = false,
  after,
}: VerifyCodeFormProps): ReactNode {
  const t = useMessages("pages");
  const hasMail = useHasMail();
  const [sent, setSent] = useState(0);
  const resend = useFlow(async (state) => {
    const error = await user.sendVerificationEmail?.();
    if (error) return failed(error, state);
    setSent((count) => count + 1);
    // Not done: a further one can be sent.
    return next(undefined);
  });
  const left = useCountdown(RESEND_WAIT_SECONDS, String(sent));
  return (
    <>
      <Form
        flow={flow}
        submit={t("verify.submit")}
        check={checkCode(t, OTP_LENGTH)}
        fieldOf={FIELD_OF}
      >
        <CodeField
          name={FIELDS.code}
          label={t("field.totp")}
          hint={hasMail ? t("code.noMail") : undefined}
          length={OTP_LENGTH}
          kind="digits"
          sendWhenWhole
          autoFocus={autoFocus}
        />
      </Form>
      <div className="stk-row">
        {hasMail ? (
          <Form
            flow={resend}
            submit={t("verify.send")}
            look="link"
            resting={sent > 0 && left > 0}
          />
        ) : null}
        {after}
      </div>
      <LiveRegion text={sent === 0 ? undefined : t("verify.sent")} time={String(sent)} />
    </>
  );
}
