"use client";

import { type ReactNode, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { ButtonLink } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { LiveRegion } from "../../ui/feedback/live-region.js";
import { useTakeFocus } from "../../ui/feedback/use-take-focus.js";
import { Form } from "../../ui/form/form.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { Link } from "../../ui/link.js";
import { useHasMail } from "../../ui/no-mail.js";
import { useOutcomeInTitle } from "../../ui/page-title.js";
import { type SentTo, useForgotPassword } from "../flows/use-forgot-password.js";
import { carryEmail } from "../forms/carried-email.js";
import { FIELDS } from "../forms/field-names.js";
import { ForgotPasswordForm } from "../forms/forgot-password-form.js";
import { useUrls } from "../provider/use-urls.js";
import { useReturnLink } from "./return-link.js";
import type { PageProps } from "./screen-props.js";

/**
 * Sends a link to choose a new password. Shows the same result whether or not the address has an
 * account, and no form if no mail would arrive.
 */
export function ForgotPassword({ fullPage, actions, searchParams }: PageProps): ReactNode {
  const t = useMessages("pages");
  const urls = useUrls();
  const link = useReturnLink(searchParams);
  const flow = useForgotPassword(actions?.forgotPassword);
  const hasMail = useHasMail();
  const sent = flow.state.data;
  if (sent === undefined || !hasMail) {
    return (
      <Frame fullPage={fullPage}>
        <Card
          title={t("forgot.title")}
          text={hasMail && t("forgot.text")}
          footer={
            <Link href={link(urls.signIn)} onClick={carryEmail}>
              {t("forgot.back")}
            </Link>
          }
        >
          {hasMail ? <ForgotPasswordForm flow={flow} /> : null}
        </Card>
      </Frame>
    );
  }
  return (
    <Frame fullPage={fullPage}>
      <Sent flow={flow} email={sent.email} back={link(urls.signIn)} />
    </Frame>
  );
}

interface SentProps {
  flow: Flow<SentTo>;
  email: string;
  /** The address of the sign-in page. */
  back: string;
}

function Sent({ flow, email, back }: SentProps): ReactNode {
  const t = useMessages("pages");
  const takeFocus = useTakeFocus();
  const [first] = useState(flow.sent);
  useOutcomeInTitle(t("forgot.sentTitle"));
  return (
    <Card
      ref={takeFocus}
      title={t("forgot.sentTitle")}
      text={t.rich("forgot.sentText", { email: <strong>{email}</strong> })}
      className="stk-step"
    >
      <p className="stk-hint">{t("code.noMail")}</p>
      <Form
        flow={flow}
        submit={t("reset.again")}
        look="secondary"
        hidden={{ [FIELDS.email]: email }}
      >
        <LiveRegion
          text={flow.sent > first && !flow.state.failure ? t("forgot.resent") : undefined}
          time={flow.sent}
        />
      </Form>
      <ButtonLink look="link" href={back}>
        {t("forgot.back")}
      </ButtonLink>
    </Card>
  );
}
