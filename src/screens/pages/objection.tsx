"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { PAGE_PARAMS } from "../../protocol/urls.js";
import { Card, Frame } from "../../ui/card.js";
import { MessageCard } from "../../ui/feedback/message-card.js";
import { Form } from "../../ui/form/form.js";
import { useMailedCode } from "../flows/use-mailed-code.js";
import { FIELDS } from "../forms/field-names.js";
import { useUrls } from "../provider/use-urls.js";
import { problemOf } from "./link-problem.js";
import type { PageProps } from "./screen-props.js";

/**
 * "This wasn't me", from a notice about an account. It works signed out, and opening it does
 * nothing: mail scanners open links too.
 */
export function Objection({ searchParams, fullPage = false, actions }: PageProps): ReactNode {
  const t = useMessages("pages");
  const urls = useUrls();
  const code = searchParams?.[PAGE_PARAMS.code] ?? "";
  const flow = useMailedCode((app, sent) => app.undoAccountChanges(sent), actions?.objection);
  const { status, failure } = flow.state;
  if (status === "done")
    return (
      <MessageCard
        title={t("objection.doneTitle")}
        fullPage={fullPage}
        primaryButtonText={t("action.signIn")}
        primaryHref={urls.signIn}
      >
        <span role="status">{t("objection.doneText")}</span>
      </MessageCard>
    );
  if (code === "" || problemOf(failure) !== undefined)
    return (
      <MessageCard
        title={t("objection.goneTitle")}
        fullPage={fullPage}
        primaryButtonText={t("forgot.title")}
        primaryHref={urls.forgotPassword}
      >
        <span role="alert">{t("objection.goneText")}</span>
      </MessageCard>
    );
  return (
    <Frame fullPage={fullPage}>
      <Card title={t("objection.title")} text={t("objection.text")}>
        <Form flow={flow} submit={t("objection.submit")} hidden={{ [FIELDS.code]: code }} />
      </Card>
    </Frame>
  );
}
