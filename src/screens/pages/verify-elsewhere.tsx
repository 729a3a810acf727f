import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { OTP_LENGTH } from "../../protocol/limits/forms.js";
import { PAGE_PARAMS, RETURN_TO_PARAM } from "../../protocol/urls.js";
import { ButtonLink } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { Form } from "../../ui/form/form.js";
import { PasswordField } from "../../ui/form/password-field.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { carryEmail } from "../forms/carried-email.js";
import { FIELDS } from "../forms/field-names.js";
import { UsernameField } from "../forms/username-field.js";
import { useScreenUser } from "../provider/connect.js";
import { useUrls } from "../provider/use-urls.js";
import { useReturnLink } from "./return-link.js";

interface VerifyElsewhereProps {
  flow: Flow;
  code: string;
  /** The address of the account, if it is known. */
  email: string | null;
  /** False if the account has no password to show. */
  hasPassword: boolean;
  fullPage: boolean;
}

const FIELD_OF = { EMAIL_PASSWORD_MISMATCH: FIELDS.password };

/**
 * A verification link in a browser that the account does not know. It spends nothing: it shows the
 * code to type elsewhere, and asks for the password to go on here.
 */
export function VerifyElsewhere({
  flow,
  code,
  email,
  hasPassword,
  fullPage,
}: VerifyElsewhereProps): ReactNode {
  const t = useMessages("pages");
  const urls = useUrls();
  const user = useScreenUser();
  const here = `${urls.emailVerification}?${new URLSearchParams({ [PAGE_PARAMS.code]: code })}`;
  const signIn = useReturnLink({ [RETURN_TO_PARAM]: here })(urls.signIn);
  const typed = code.slice(0, OTP_LENGTH);
  const isTyped = /^\d+$/.test(typed);
  const current = user && (user.primaryEmail ?? user.displayName);
  const hidden = { [FIELDS.code]: code, [FIELDS.email]: email ?? undefined };
  return (
    <Frame fullPage={fullPage}>
      <Card
        title={email === null ? t("verify.title") : t("verify.titleFor", { email })}
        text={current ? t("verify.otherAccount", { current }) : undefined}
      >
        {isTyped ? (
          <div className="stk-shown-code">
            <p className="stk-text">{t("verify.otherDevice")}</p>
            <output dir="ltr">{`${typed.slice(0, 3)} ${typed.slice(3)}`}</output>
          </div>
        ) : null}
        {hasPassword ? (
          <>
            <p className="stk-text">{t("verify.goOnText")}</p>
            <Form flow={flow} submit={t("verify.goOn")} fieldOf={FIELD_OF} hidden={hidden}>
              {email === null ? null : <UsernameField value={email} />}
              <PasswordField
                name={FIELDS.password}
                label={t("field.password")}
                autoComplete="current-password"
                required
              />
            </Form>
          </>
        ) : (
          <ButtonLink href={signIn} onClick={carryEmail}>
            {t("action.signIn")}
          </ButtonLink>
        )}
        <details className="stk-details">
          <summary>{t("verify.notMe")}</summary>
          <p className="stk-text">{t("verify.notMeText")}</p>
          <Form
            flow={flow}
            quiet
            look="danger"
            submit={t("verify.notMeSubmit")}
            hidden={{ ...hidden, [FIELDS.rejected]: "yes" }}
          />
        </details>
      </Card>
    </Frame>
  );
}
