"use client";

import { type ReactNode, useEffect, useState } from "react";
import { type Failure, readFailure } from "../../messages/failure.js";
import { useMessages } from "../../messages/use-messages.js";
import { PAGE_PARAMS } from "../../protocol/urls.js";
import { ButtonLink } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { MessageCard } from "../../ui/feedback/message-card.js";
import { usePasswordReset } from "../flows/use-password-reset.js";
import { NewPasswordForm } from "../forms/new-password-form.js";
import { useScreenApp } from "../provider/connect.js";
import type { Answer, ScreenApp } from "../provider/screen-app.js";
import { useUrls } from "../provider/use-urls.js";
import { LinkProblem, problemOf } from "./link-problem.js";
import type { PageProps } from "./screen-props.js";

const NO_CODE: Failure = { code: "VERIFICATION_CODE_NOT_FOUND" };

/**
 * Checks a code without spending it. A check that failed for another reason is ignored: submitting
 * the form will report it.
 */
function useCodeCheck(
  code: string,
  look: (app: ScreenApp, code: string) => Promise<Answer<unknown>>,
): Failure | undefined {
  const app = useScreenApp();
  const [failure, setFailure] = useState<Failure>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` does the same in each render.
  useEffect(() => {
    if (code === "") return;
    let wanted = true;
    look(app, code).then(
      (answer) => wanted && answer.status === "error" && setFailure(readFailure(answer.error)),
      (error: unknown) => wanted && setFailure(readFailure(error)),
    );
    return () => {
      wanted = false;
    };
  }, [app, code]);
  return code === "" ? NO_CODE : failure;
}

/** Chooses a new password, from an emailed link. This ends every session, so sign-in follows. */
export function PasswordReset({
  searchParams,
  fullPage = false,
  actions,
}: PageProps & { searchParams: Readonly<Record<string, string>> }): ReactNode {
  const t = useMessages("pages");
  const urls = useUrls();
  const code = searchParams[PAGE_PARAMS.code] ?? "";
  const [email, setEmail] = useState<string | null>(null);
  const checked = useCodeCheck(code, async (asked, text) => {
    const details = await asked.getPasswordResetDetails(text);
    if (details.status === "ok") setEmail(details.data.email);
    return details;
  });
  const flow = usePasswordReset(actions?.passwordReset);
  const problem = problemOf(flow.state.failure) ?? problemOf(checked);
  if (flow.state.status === "done") {
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
  return (
    <Frame fullPage={fullPage}>
      <Card title={t("reset.title")} text={t("reset.text")}>
        <NewPasswordForm flow={flow} code={code} email={email} />
      </Card>
    </Frame>
  );
}
