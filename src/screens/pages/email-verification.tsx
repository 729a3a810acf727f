"use client";

import { type ReactNode, useState } from "react";
import type { EmailVerificationDetails } from "../../app/sign-in/mailed-codes.js";
import { useMessages } from "../../messages/use-messages.js";
import { PAGE_PARAMS } from "../../protocol/urls.js";
import { ButtonLink } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { MessageCard } from "../../ui/feedback/message-card.js";
import { Form } from "../../ui/form/form.js";
import { useEmailVerification } from "../flows/use-email-verification.js";
import { FIELDS } from "../forms/field-names.js";
import { useScreenApp, useScreenUser } from "../provider/connect.js";
import { useUrls } from "../provider/use-urls.js";
import { LinkProblem, problemOf, useHomeText } from "./link-problem.js";
import type { EmailVerificationProps } from "./screen-props.js";
import { useCodeCheck } from "./use-code-check.js";
import { VerifyElsewhere } from "./verify-elsewhere.js";
import { VerifyWaiting } from "./verify-waiting.js";

/** The account belongs to another browser, or the password was wrong. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  "USER_AUTHENTICATION_REQUIRED",
  "EMAIL_PASSWORD_MISMATCH",
]);

/**
 * Verifies an email address: from an emailed link, or after a sign-up by its six digits. Opening the
 * link does not spend the code, since mail scanners open links too.
 */
export function EmailVerification({
  searchParams,
  fullPage = false,
  appName,
  actions,
  automaticRedirect = false,
}: EmailVerificationProps): ReactNode {
  const t = useMessages("pages");
  const goHome = useHomeText(appName);
  const urls = useUrls();
  const code = searchParams?.[PAGE_PARAMS.code] ?? "";
  const app = useScreenApp();
  const user = useScreenUser();
  const flow = useEmailVerification(actions?.emailVerification);
  const { status, failure } = flow.state;
  const [details, setDetails] = useState<EmailVerificationDetails>();
  const checked = useCodeCheck(code, async (asked, text) => {
    const answer = await asked.getEmailVerificationDetails(text);
    if (answer.status === "ok") setDetails(answer.data);
    return answer;
  });
  // Stays until the redirect after the code was accepted.
  const [waits] = useState(code === "" && !!user?.primaryEmail);
  const problem = waits ? undefined : (problemOf(failure) ?? problemOf(checked));
  const already = problem === "used" || failure?.code === "EMAIL_ALREADY_VERIFIED";
  if (waits && user)
    return (
      <VerifyWaiting
        user={user}
        flow={flow}
        fullPage={fullPage}
        goOn={goHome}
        automaticRedirect={automaticRedirect}
        searchParams={searchParams}
      />
    );
  if (status === "done" && flow.state.values?.[FIELDS.rejected])
    return (
      <MessageCard title={t("verify.rejectedTitle")} fullPage={fullPage}>
        {t("verify.rejectedText")}
      </MessageCard>
    );
  if (status === "done" || already) {
    return (
      <MessageCard
        title={t(already ? "verify.alreadyTitle" : "verify.doneTitle")}
        fullPage={fullPage}
        primaryButtonText={goHome}
        primaryHref={urls.home}
        // Back to where the sign-up began.
        {...(user && { primaryAction: () => app.redirectToAfterSignUp() })}
      >
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
        <ButtonLink href={urls.home}>{goHome}</ButtonLink>
      </LinkProblem>
    );
  }
  const email = details?.email ?? null;
  // Before the check has answered, and without JavaScript, the button finds out.
  const isElsewhere = details?.isOwn === false || (failure && ELSEWHERE.has(failure.code));
  if (isElsewhere)
    return (
      <VerifyElsewhere
        flow={flow}
        code={code}
        email={email}
        hasPassword={details?.hasPassword ?? true}
        fullPage={fullPage}
      />
    );
  return (
    <Frame fullPage={fullPage}>
      <Card
        title={email === null ? t("verify.title") : t("verify.titleFor", { email })}
        text={t("verify.text")}
      >
        <Form flow={flow} submit={t("verify.submit")} hidden={{ [FIELDS.code]: code }} />
      </Card>
    </Frame>
  );
}
