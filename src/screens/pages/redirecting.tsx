import { type ReactNode, useEffect } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { ButtonLink } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { useScreenApp } from "../provider/connect.js";
import { useUrls } from "../provider/use-urls.js";

/** Redirects a signed-in person to their destination. */
export function Redirecting({
  type,
  fullPage,
}: {
  type: "sign-in" | "sign-up";
  fullPage?: boolean | undefined;
}): ReactNode {
  const t = useMessages("signIn");
  const app = useScreenApp();
  const urls = useUrls();
  useEffect(() => {
    void (type === "sign-in"
      ? app.redirectToAfterSignIn({ replace: true })
      : app.redirectToAfterSignUp({ replace: true }));
  }, [app, type]);
  return (
    <Frame fullPage={fullPage}>
      <Card>
        <p className="stk-text" role="status">
          {t("signedIn.redirecting")}
        </p>
        <ButtonLink href={type === "sign-in" ? urls.afterSignIn : urls.afterSignUp}>
          {t("action.continue")}
        </ButtonLink>
      </Card>
    </Frame>
  );
}
