"use client";

import type { ReactNode } from "react";
import { useMessages } from "../messages/use-messages.js";
import { PAGE_PARAMS } from "../protocol/urls.js";
import { ButtonLink } from "../ui/button.js";
import { Card, Frame } from "../ui/card.js";
import { Form } from "../ui/form.js";
import { MessageCard } from "../ui/message-card.js";
import { FIELDS } from "./field-names.js";
import { useEmailVerification } from "./flows/use-email-verification.js";
import { LinkProblem, problemOf } from "./link-problem.js";
import type { PageProps } from "./screen-props.js";
import { useUrls } from "./use-urls.js";

/** Verifies an e-mail address, opened from a mailed link. Opening it spends nothing: mail scanners open links too. */
export function EmailVerification({ searchParams, fullPage = false, actions }: PageProps): ReactNode {
  const t = useMessages("pages");
  const urls = useUrls();
  const code = searchParams?.[PAGE_PARAMS.code] ?? "";
  const flow = useEmailVerification(actions?.emailVerification);
  const { status, failure } = flow.state;
  const problem = code === "" ? "notFound" : problemOf(failure);
  const already = problem === "used" || failure?.code === "EMAIL_ALREADY_VERIFIED";
  if (status === "done" || already) {
    return (
      <MessageCard title={t(already ? "verify.alreadyTitle" : "verify.doneTitle")} fullPage={fullPage} primaryButtonText={t("action.goHome")} primaryHref={urls.home}>
        {t(already ? "verify.usedText" : "verify.doneText")}
      </MessageCard>
    );
  }
  if (problem !== undefined) {
    return (
      <LinkProblem kind={problem} of="verify" fullPage={fullPage}>
        <ButtonLink look="primary" href={urls.accountSettings}>
          {t("verify.again")}
        </ButtonLink>
        <ButtonLink href={urls.home}>{t("action.goHome")}</ButtonLink>
      </LinkProblem>
    );
  }
  return (
    <Frame fullPage={fullPage}>
      <Card title={t("verify.title")} text={t("verify.text")}>
        <Form flow={flow} submit={t("verify.submit")} hidden={{ [FIELDS.code]: code }} />
      </Card>
    </Frame>
  );
}
