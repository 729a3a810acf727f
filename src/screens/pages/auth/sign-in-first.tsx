import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { RETURN_TO_PARAM } from "../../../protocol/urls.js";
import { MessageCard } from "../../../ui/feedback/message-card.js";
import { useScreenApp } from "../../provider/connect.js";
import { useUrls } from "../../provider/use-urls.js";
import { useReturnLink } from "../return-link.js";

interface SignInFirstProps {
  title: string;
  text: string;
  /** The address to come back to. With it the ways on are links, which work before JavaScript has loaded; otherwise they lead back to the open page. */
  here?: string;
  fullPage?: boolean | undefined;
}

/** Asks somebody to sign in before a page can do its work, and brings them back to it. */
export function SignInFirst({ title, text, here, fullPage = false }: SignInFirstProps): ReactNode {
  const t = useMessages();
  const app = useScreenApp();
  const urls = useUrls();
  const back = useReturnLink(here === undefined ? undefined : { [RETURN_TO_PARAM]: here });
  const ways =
    here === undefined
      ? {
          primaryAction: () => app.redirectToSignIn(),
          secondaryAction: () => app.redirectToSignUp(),
        }
      : { primaryHref: back(urls.signIn), secondaryHref: back(urls.signUp) };
  return (
    <MessageCard
      title={title}
      fullPage={fullPage}
      primaryButtonText={t("action.signIn")}
      secondaryButtonText={t("action.signUp")}
      {...ways}
    >
      {text}
    </MessageCard>
  );
}
