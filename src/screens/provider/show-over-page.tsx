import { type ReactNode, Suspense } from "react";
import { ProviderContext } from "../../environment/context.js";
import { MessagesProvider } from "../../messages/messages-provider.js";
import { matchLocale } from "../../protocol/languages/choose-locale.js";
import { DEFAULT_LOCALE } from "../../protocol/languages/locales.js";
import { Scope } from "../../ui/theme/scope.js";

/** Whether a provider on this page can show a dialog. */
export const canShowOverPage = (): boolean => ProviderContext.outlets.size > 0;

let shownSoFar = 0;

/**
 * Shows a dialog or a toast over the page, beside what is there, in the language of the visible
 * screens, else of the page. Does nothing without a provider.
 */
export function showOverPage(content: (hide: () => void) => ReactNode): void {
  const change = [...ProviderContext.outlets].at(-1);
  if (!change) return;
  const language =
    document.querySelector(".stack-scope[lang]")?.getAttribute("lang") ??
    document.documentElement.lang;
  shownSoFar += 1;
  const own = (
    <MessagesProvider key={shownSoFar} locale={matchLocale(language) ?? DEFAULT_LOCALE}>
      <Suspense>
        <Scope>{content(() => change((shown) => shown.filter((one) => one !== own)))}</Scope>
      </Suspense>
    </MessagesProvider>
  );
  change((shown) => [...shown, own]);
}
