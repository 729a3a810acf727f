import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { MessageCard } from "../../../ui/feedback/message-card.js";
import { SignOutFailed } from "../../components/sign-out-failed.js";
import { useSignOut } from "../../flows/use-sign-out.js";
import { useScreenApp } from "../../provider/connect.js";
import type { ScreenUser } from "../../provider/screen-user.js";
import { useUrls } from "../../provider/use-urls.js";

/** Shown to signed-in people: links home and to signing out. */
export function AlreadySignedIn({
  user,
  fullPage = false,
}: {
  user: ScreenUser;
  fullPage?: boolean | undefined;
}): ReactNode {
  const t = useMessages("signIn");
  const signOut = useSignOut(useScreenApp());
  const name = user.displayName ?? user.primaryEmail;
  return (
    <MessageCard
      title={t("signedIn.title")}
      fullPage={fullPage}
      primaryButtonText={t("action.goHome")}
      primaryHref={useUrls().home}
      secondaryButtonText={t("action.signOut")}
      secondaryAction={signOut.start}
    >
      {name === null
        ? t("signedIn.textPlain")
        : t.rich("signedIn.text", { name: <strong>{name}</strong> })}
      <SignOutFailed signOut={signOut} />
    </MessageCard>
  );
}
