import type { ReactNode } from "react";
import type { Failure } from "../../messages/failure.js";
import { useFailureText } from "../../messages/use-failure-text.js";
import { useMessages } from "../../messages/use-messages.js";
import { MessageCard } from "../../ui/feedback/message-card.js";
import { useScreenApp } from "../provider/connect.js";
import { useSoon } from "./failed-read.js";

interface ServiceAwayProps {
  failure: Failure;
  fullPage?: boolean | undefined;
}

/**
 * Loads the page again as soon as the service answers, so that nothing is lost while it doesn't.
 */
function useReload(): () => Promise<void> {
  const app = useScreenApp();
  return async () => {
    await app.getProject();
    // Reloading the answer to a form would send the form again.
    if (location.hash === "") location.replace(location.href);
    else location.reload();
  };
}

/** Shown instead of a page whose user the server could not read. */
export function ServiceAway({ failure, fullPage = false }: ServiceAwayProps): ReactNode {
  const t = useMessages("pages");
  const soon = useSoon(failure, useReload());
  return (
    <MessageCard
      title={t("errorPage.title")}
      fullPage={fullPage}
      primaryButtonText={t("action.tryAgain")}
      // The same page again, with and without JavaScript.
      primaryHref=""
    >
      <span role="alert">{useFailureText(failure)}</span>
      {soon === undefined ? null : <p>{soon}</p>}
      {failure.words === undefined ? null : (
        <p lang="en" dir="ltr">
          {failure.words}
        </p>
      )}
    </MessageCard>
  );
}
