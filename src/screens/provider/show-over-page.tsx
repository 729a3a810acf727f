import { type ReactNode, Suspense } from "react";
import { ProviderContext } from "../../environment/context.js";
import { MessagesProvider } from "../../messages/messages-provider.js";
import { matchLocale } from "../../protocol/languages/choose-locale.js";
import { DEFAULT_LOCALE } from "../../protocol/languages/locales.js";
import { Scope } from "../../ui/theme/scope.js";

/** Whether a provider on this page can show a dialog. */
export const canShowOverPage = (): boolean => ProviderContext.outlets.size > 0;

/**
 * Shows a dialog or a toast over the page, in the language of the visible screens, else of the page.
 * Does nothing without a provider.
 */
export function showOverPage(content: (hide: () => void) => ReactNode): void {
  const show = [...ProviderContext.outlets].at(-1);
  const language =
    document.querySelector(".stack-scope[lang]")?.getAttribute("lang") ??
    document.documentElement.lang;
  show?.(
    <MessagesProvider locale={matchLocale(language) ?? DEFAULT_LOCALE}>
      <Suspense>
        <Scope>{content(() => show(null))}</Scope>
      </Suspense>
    </MessagesProvider>,
  );
}
