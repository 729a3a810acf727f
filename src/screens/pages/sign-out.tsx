"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { PAGE_PARAMS } from "../../protocol/urls.js";
import { ButtonLink } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { MessageCard } from "../../ui/feedback/message-card.js";
import { DONE } from "../../ui/form/flow.js";
import { Form } from "../../ui/form/form.js";
import { useFlow } from "../../ui/form/use-flow.js";
import { useScreenApp, useScreenUser } from "../provider/connect.js";
import { useUrls } from "../provider/use-urls.js";
import type { PageProps } from "./screen-props.js";

interface SignOutProps extends PageProps {
  /**
   * Signs out without a press. Set only for a navigation from the app's own pages: a foreign link,
   * a prefetch or an image must not sign people out. Otherwise a button is shown.
   */
  automatic?: boolean;
}

/** Ends the session on this device. */
export function SignOut({
  fullPage = false,
  automatic = false,
  actions,
  searchParams,
}: SignOutProps): ReactNode {
  const t = useMessages("pages");
  const app = useScreenApp();
  const urls = useUrls();
  const user = useScreenUser();
  const flow = useFlow(async () => {
    await app.signOut();
    return DONE;
  }, actions?.signOut);
  const started = useRef(false);
  const { submit } = flow;
  useEffect(() => {
    if (!automatic || user === null || started.current) return;
    started.current = true;
    submit({});
  }, [automatic, user, submit]);

  if (user === null || flow.state.status === "done") {
    const isDeleted = user === null && searchParams?.[PAGE_PARAMS.deleted] !== undefined;
    return (
      <MessageCard
        title={t(isDeleted ? "signOut.deletedTitle" : "signOut.doneTitle")}
        fullPage={fullPage}
        primaryButtonText={t("action.signIn")}
        primaryHref={urls.signIn}
        secondaryButtonText={t("action.goHome")}
        secondaryHref={urls.home}
      >
        {t(isDeleted ? "signOut.deletedText" : "signOut.doneText")}
      </MessageCard>
    );
  }
  return (
    <Frame fullPage={fullPage}>
      <Card
        title={t(automatic && flow.state.status === "idle" ? "signOut.working" : "signOut.title")}
        text={t("signOut.text")}
      >
        <div className="stk-actions">
          <Form flow={flow} submit={t("signOut.submit")} />
          <ButtonLink look="quiet" href={urls.home}>
            {t("signOut.stay")}
          </ButtonLink>
        </div>
      </Card>
    </Frame>
  );
}
