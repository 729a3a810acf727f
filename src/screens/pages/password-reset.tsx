"use client";

import { type ReactNode, useRef, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { PAGE_PARAMS } from "../../protocol/urls.js";
import { ButtonLink } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { MessageCard } from "../../ui/feedback/message-card.js";
import { SignInFrame } from "../components/sign-in-frame.js";
import { SIGNED_IN, usePasswordReset } from "../flows/use-password-reset.js";
import { AccountChoice } from "../forms/account-choice.js";
import { NewPasswordForm } from "../forms/new-password-form.js";
import { TotpForm } from "../forms/totp-form.js";
import { useUrls } from "../provider/use-urls.js";
import { LinkProblem, problemOf } from "./link-problem.js";
import type { PageProps } from "./screen-props.js";
import { useCodeCheck } from "./use-code-check.js";

/** Chooses a new password, from an emailed link. This ends every session, and signs in here. */
export function PasswordReset({
  searchParams,
  fullPage = false,
  actions,
}: PageProps & { searchParams: Readonly<Record<string, string>> }): ReactNode {
  const t = useMessages("pages");
  const urls = useUrls();
  const code = searchParams[PAGE_PARAMS.code] ?? "";
  const [email, setEmail] = useState<string | null>(null);
  const looking = useRef<Promise<string | null>>(undefined);
  const checked = useCodeCheck(code, (asked, text) => {
    const asking = asked.getPasswordResetDetails(text);
    looking.current = asking.then(
      (details) => (details.status === "ok" ? details.data.email : null),
      () => null,
    );
    looking.current.then(setEmail);
    return asking;
  });
  // A form that is sent before the address is known signs in, too.
  const flow = usePasswordReset(actions?.passwordReset, () => looking.current);
  const { status, values, data } = flow.state;
  const { choices, attempt } = data ?? {};
  // The second factor's step follows a code that it has used.
  const problem = problemOf(flow.state.failure ?? (attempt ? undefined : checked));
  // After a sign-in the form stays pending until the app opens.
  if (status === "done" && !values?.[SIGNED_IN]) {
    return (
      <MessageCard
        title={t("reset.doneTitle")}
        fullPage={fullPage}
        primaryButtonText={t("action.signIn")}
        primaryHref={urls.signIn}
      >
        {t("reset.doneText")}
      </MessageCard>
    );
  }
  if (problem !== undefined) {
    return (
      <LinkProblem kind={problem} of="reset" fullPage={fullPage}>
        <ButtonLink look="primary" href={urls.forgotPassword}>
          {t("reset.again")}
        </ButtonLink>
        <ButtonLink href={urls.signIn}>{t("action.signIn")}</ButtonLink>
      </LinkProblem>
    );
  }
  // Without JavaScript the second factor is a step of this page.
  if (attempt !== undefined)
    return (
      <Frame fullPage={fullPage}>
        <Card title={t("totp.title")}>
          <TotpForm flow={flow} attempt={attempt} />
        </Card>
      </Frame>
    );
  return (
    <SignInFrame fullPage={fullPage}>
      <Card
        title={email === null ? t("reset.title") : t("reset.titleFor", { email })}
        text={t("reset.text")}
      >
        <NewPasswordForm flow={flow} code={code} email={email}>
          {choices ? <AccountChoice choices={choices} /> : null}
        </NewPasswordForm>
      </Card>
    </SignInFrame>
  );
}
