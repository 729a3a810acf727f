"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { ButtonLink } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { Link } from "../../ui/link.js";
import { useForgotPassword } from "../flows/use-forgot-password.js";
import { ForgotPasswordForm } from "../forms/forgot-password-form.js";
import { useUrls } from "../provider/use-urls.js";
import { useReturnLink } from "./return-link.js";
import type { PageProps } from "./screen-props.js";

/**
 * Sends a link to choose a new password. Shows the same result whether or not the address has an
 * account.
 */
export function ForgotPassword({ fullPage, actions, searchParams }: PageProps): ReactNode {
  const t = useMessages("pages");
  const urls = useUrls();
  const link = useReturnLink(searchParams);
  const flow = useForgotPassword(actions?.forgotPassword);
  const sent = flow.state.data;
  if (sent === undefined) {
    return (
      <Frame fullPage={fullPage}>
        <Card
          title={t("forgot.title")}
          text={t("forgot.text")}
          footer={<Link href={link(urls.signIn)}>{t("forgot.back")}</Link>}
        >
          <ForgotPasswordForm flow={flow} />
        </Card>
      </Frame>
    );
  }
  return (
    <Frame fullPage={fullPage}>
      <Card
        title={t("forgot.sentTitle")}
        text={
          <span role="status">
            {t.rich("forgot.sentText", { email: <strong>{sent.email}</strong> })}
          </span>
        }
        className="stk-step"
      >
        <p className="stk-hint">{t("code.noMail")}</p>
        <ButtonLink href={link(urls.signIn)}>{t("forgot.back")}</ButtonLink>
      </Card>
    </Frame>
  );
}
