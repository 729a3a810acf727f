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
  /**
   * The return address. With it the buttons are links that work before JavaScript has loaded;
   * otherwise they return to the current page.
   */
  here?: string;
  fullPage?: boolean | undefined;
}

/** Asks the person to sign in before using a page, then returns them to it. */
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
