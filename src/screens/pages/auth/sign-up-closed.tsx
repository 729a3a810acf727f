import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { MessageCard } from "../../../ui/feedback/message-card.js";
import { useUrls } from "../../provider/use-urls.js";
import { useReturnLink } from "../return-link.js";
import type { PageProps } from "../screen-props.js";

/** Replaces the sign-up page if the project is closed to new accounts. */
export function SignUpClosed({
  fullPage = false,
  searchParams,
  app,
}: Pick<PageProps, "searchParams" | "fullPage"> & {
  /** The project's name. */
  app: string | undefined;
}): ReactNode {
  const t = useMessages("signIn");
  const urls = useUrls();
  return (
    <MessageCard
      title={t("signUp.closedTitle")}
      fullPage={fullPage}
      primaryButtonText={t("action.signIn")}
      primaryHref={useReturnLink(searchParams)(urls.signIn)}
      secondaryButtonText={t("action.goHome")}
      secondaryHref={urls.home}
    >
      {app ? t("signUp.closedNamed", { app }) : t("signUp.closedText")}
    </MessageCard>
  );
}
