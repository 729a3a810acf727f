import type { ReactNode } from "react";
import type { Failure } from "../../messages/failure.js";
import { useFailureText } from "../../messages/use-failure-text.js";
import { useMessages } from "../../messages/use-messages.js";
import { MessageCard } from "../../ui/feedback/message-card.js";

interface ServiceAwayProps {
  failure: Failure;
  fullPage?: boolean | undefined;
}

/** Shown instead of a page whose user the server could not read. */
export function ServiceAway({ failure, fullPage = false }: ServiceAwayProps): ReactNode {
  const t = useMessages("pages");
  return (
    <MessageCard
      title={t("errorPage.title")}
      fullPage={fullPage}
      primaryButtonText={t("action.tryAgain")}
      // The same page again, with and without JavaScript.
      primaryHref=""
    >
      <span role="alert">{useFailureText(failure)}</span>
      {failure.words === undefined ? null : (
        <p lang="en" dir="ltr">
          {failure.words}
        </p>
      )}
    </MessageCard>
  );
}
