import type { ReactNode } from "react";
import { useMessages } from "../messages/use-messages.js";
import { MessageCard } from "../ui/message-card.js";
import { useScreenApp } from "./connect.js";

interface SignInFirstProps {
  title: string;
  text: string;
  fullPage?: boolean | undefined;
}

/** Asks somebody to sign in before a page can do its work, and brings them back to it. */
export function SignInFirst({ title, text, fullPage = false }: SignInFirstProps): ReactNode {
  const t = useMessages();
  const app = useScreenApp();
  return (
    <MessageCard
      title={title}
      fullPage={fullPage}
      primaryButtonText={t("action.signIn")}
      primaryAction={() => app.redirectToSignIn()}
      secondaryButtonText={t("action.signUp")}
      secondaryAction={() => app.redirectToSignUp()}
    >
      {text}
    </MessageCard>
  );
}
