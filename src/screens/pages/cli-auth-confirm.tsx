"use client";

import { type MouseEvent, type ReactNode, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { PAGE_PARAMS } from "../../protocol/urls.js";
import { ButtonLink } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { MessageCard } from "../../ui/feedback/message-card.js";
import { read } from "../../ui/form/flow.js";
import { Form } from "../../ui/form/form.js";
import { useFlow } from "../../ui/form/use-flow.js";
import { outcome } from "../flows/outcome.js";
import { FIELDS } from "../forms/field-names.js";
import { useScreenApp, useScreenUser } from "../provider/connect.js";
import { useUrls } from "../provider/use-urls.js";
import { SignInFirst } from "./auth/sign-in-first.js";
import type { PageProps } from "./screen-props.js";

/**
 * Shown on the page and in the terminal, so that people can recognise their own sign-in request.
 */
const confirmationCode = (loginCode: string): string =>
  loginCode
    .slice(-8)
    .toUpperCase()
    .replace(/^(.{4})(?=.)/, "$1-");

/** Lets a command-line program act as the signed-in person, after a warning and a click. */
export function CliAuthConfirmation({
  searchParams,
  fullPage = false,
  actions,
}: PageProps): ReactNode {
  const t = useMessages("pages");
  const app = useScreenApp();
  const urls = useUrls();
  const user = useScreenUser();
  const [declined, setDeclined] = useState(false);
  const code = searchParams?.[PAGE_PARAMS.loginCode] ?? "";
  const flow = useFlow(async (state, form) => {
    const answer = await app.confirmCliLogin(read(form, FIELDS.code));
    return outcome(answer, state);
  }, actions?.cliAuthConfirm);
  const { status, failure } = flow.state;
  const decline = (event: MouseEvent) => {
    event.preventDefault();
    setDeclined(true);
  };
  const card = (title: string, text: string) => (
    <MessageCard title={title} fullPage={fullPage}>
      <span role="status">{text}</span>
    </MessageCard>
  );
  if (code === "") return card(t("cli.missingTitle"), t("cli.missingText"));
  if (user === null)
    return (
      <SignInFirst
        title={t("cli.title")}
        text={t("cli.text")}
        here={`${urls.handler}/cli-auth-confirm?${new URLSearchParams({ [PAGE_PARAMS.loginCode]: code })}`}
        fullPage={fullPage}
      />
    );
  if (declined) return card(t("cli.declinedTitle"), t("cli.declinedText"));
  if (status === "done") return card(t("cli.doneTitle"), t("cli.doneText"));
  if (failure?.code === "SCHEMA_ERROR" || failure?.code === "SERVICE_ERROR")
    return card(t("cli.failedTitle"), t("cli.failedText"));
  return (
    <Frame fullPage={fullPage}>
      <Card title={t("cli.title")} text={t("cli.text")}>
        <p className="stk-text">
          {t.rich("cli.signedInAs", {
            name: <strong>{user.displayName ?? user.primaryEmail ?? user.id}</strong>,
          })}
        </p>
        <p className="stk-text">
          {t.rich("cli.code", { code: <strong dir="ltr">{confirmationCode(code)}</strong> })}
        </p>
        <div className="stk-actions">
          <Form flow={flow} submit={t("cli.submit")} hidden={{ [FIELDS.code]: code }} />
          <ButtonLink look="quiet" href={urls.home} onClick={decline}>
            {t("cli.decline")}
          </ButtonLink>
        </div>
      </Card>
    </Frame>
  );
}
