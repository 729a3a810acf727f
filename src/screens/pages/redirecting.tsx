import { type ReactNode, useEffect } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { ButtonLink } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { useScreenApp } from "../provider/connect.js";
import { useUrls } from "../provider/use-urls.js";
import { useReturnHref } from "./return-link.js";
import type { PageProps } from "./screen-props.js";

/** Redirects a signed-in person to their destination. */
export function Redirecting({
  type,
  fullPage,
  searchParams,
}: Pick<PageProps, "fullPage" | "searchParams"> & { type: "sign-in" | "sign-up" }): ReactNode {
  const t = useMessages("signIn");
  const app = useScreenApp();
  const urls = useUrls();
  const after = type === "sign-in" ? "SignIn" : "SignUp";
  const onward = useReturnHref(urls[`after${after}`], urls.handler, searchParams);
  useEffect(() => {
    void app[`redirectToAfter${after}`]({ replace: true });
  }, [app, after]);
  return (
    <Frame fullPage={fullPage}>
      <Card>
        <p className="stk-text" role="status">
          {t("signedIn.redirecting")}
        </p>
        <ButtonLink href={onward}>{t("action.continue")}</ButtonLink>
      </Card>
    </Frame>
  );
}
