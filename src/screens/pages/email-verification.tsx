"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { PAGE_PARAMS, RETURN_TO_PARAM } from "../../protocol/urls.js";
import { ButtonLink } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { MessageCard } from "../../ui/feedback/message-card.js";
import { Form } from "../../ui/form/form.js";
import { useEmailVerification } from "../flows/use-email-verification.js";
import { FIELDS } from "../forms/field-names.js";
import { useScreenUser } from "../provider/connect.js";
import { useUrls } from "../provider/use-urls.js";
import { SignInFirst } from "./auth/sign-in-first.js";
import { LinkProblem, problemOf, useHomeText } from "./link-problem.js";
import { useReturnLink } from "./return-link.js";
import type { PageProps } from "./screen-props.js";

/**
 * Verifies an email address, from an emailed link. Opening the link does not spend the code: mail
 * scanners open links too.
 */
export function EmailVerification({
  searchParams,
  fullPage = false,
  appName,
  actions,
}: PageProps): ReactNode {
  const t = useMessages("pages");
  const goHome = useHomeText(appName);
  const urls = useUrls();
  const code = searchParams?.[PAGE_PARAMS.code] ?? "";
  const user = useScreenUser();
  const flow = useEmailVerification(actions?.emailVerification);
  const { status, failure } = flow.state;
  const here = `${urls.emailVerification}?${new URLSearchParams({ [PAGE_PARAMS.code]: code })}`;
  const signIn = useReturnLink({ [RETURN_TO_PARAM]: here })(urls.signIn);
  const problem = code === "" ? "notFound" : problemOf(failure);
  const already = problem === "used" || failure?.code === "EMAIL_ALREADY_VERIFIED";
  if (status === "done" || already) {
    return (
      <MessageCard
        title={t(already ? "verify.alreadyTitle" : "verify.doneTitle")}
        fullPage={fullPage}
        primaryButtonText={goHome}
        primaryHref={urls.home}
      >
        {t(already ? "verify.usedText" : "verify.doneText")}
      </MessageCard>
    );
  }
  // An additional address joins an account only in a session of that account.
  if (failure?.code === "USER_AUTHENTICATION_REQUIRED")
    return (
      <SignInFirst
        title={t("verify.title")}
        text={t("verify.text")}
        here={here}
        fullPage={fullPage}
      />
    );
  if (problem !== undefined) {
    return (
      <LinkProblem kind={problem} of="verify" fullPage={fullPage}>
        <ButtonLink look="primary" href={urls.accountSettings}>
          {t("verify.again")}
        </ButtonLink>
        <ButtonLink href={urls.home}>{goHome}</ButtonLink>
      </LinkProblem>
    );
  }
  return (
    <Frame fullPage={fullPage}>
      <Card title={t("verify.title")} text={t("verify.text")}>
        <Form flow={flow} submit={t("verify.submit")} hidden={{ [FIELDS.code]: code }} />
        {user === null ? (
          <p className="stk-hint">
            {t("verify.keepPassword")} <a href={signIn}>{t("action.signIn")}</a>
          </p>
        ) : null}
      </Card>
    </Frame>
  );
}
