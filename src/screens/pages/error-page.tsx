"use client";

import type { ReactNode } from "react";
import { useFailureText } from "../../messages/use-failure-text.js";
import { useMessages } from "../../messages/use-messages.js";
import { PAGE_PARAMS } from "../../protocol/urls.js";
import { MessageCard } from "../../ui/feedback/message-card.js";
import { useUrls } from "../provider/use-urls.js";
import type { PageProps } from "./screen-props.js";

/** Errors with a screen of their own; true if the next step is the account settings. */
const OWN = {
  OAUTH_PROVIDER_ACCESS_DENIED: { key: "denied", settings: false },
  OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER: { key: "otherUser", settings: false },
  USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION: { key: "otherAccount", settings: true },
} as const;

const hasOwn = (code: string): code is keyof typeof OWN => Object.hasOwn(OWN, code);

/**
 * Explains an error during sign-in. It reads only the code from the address and shows only the
 * kit's own texts: the address is untrusted input.
 */
export function ErrorPage({ searchParams, fullPage = false }: PageProps): ReactNode {
  const t = useMessages("pages");
  const urls = useUrls();
  const code = searchParams?.[PAGE_PARAMS.errorCode] ?? "";
  const own = hasOwn(code) ? OWN[code] : undefined;
  const said = useFailureText(own ? undefined : { code });
  // The text of an unknown failure starts with this page's title.
  const text = said === t("failure.unknown") ? t("errorPage.text") : said;
  const again = own?.settings
    ? { words: t("errorPage.settings"), href: urls.accountSettings }
    : { words: t("action.tryAgain"), href: urls.signIn };
  return (
    <MessageCard
      title={own ? t(`errorPage.${own.key}Title`) : t("errorPage.title")}
      fullPage={fullPage}
      primaryButtonText={again.words}
      primaryHref={again.href}
      secondaryButtonText={t("action.goHome")}
      secondaryHref={urls.home}
    >
      <span role="alert">{own ? t(`errorPage.${own.key}Text`) : text}</span>
    </MessageCard>
  );
}
