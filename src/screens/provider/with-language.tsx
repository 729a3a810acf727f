import { type ReactNode, use } from "react";
import { LanguageContext } from "../../messages/language.js";
import { MessagesProvider } from "../../messages/messages-provider.js";
import type { Locale } from "../../protocol/languages/locales.js";

interface WithLanguageProps {
  /** The reader's preferred language, if known. */
  locale: Locale | undefined;
  children?: ReactNode;
}

/**
 * Shows the screens below in the reader's language unless the app has set one. The app's text
 * overrides still apply.
 */
export function WithLanguage({ locale: wished, children }: WithLanguageProps): ReactNode {
  const outer = use(LanguageContext);
  const locale = (outer.isFixed ? undefined : wished) ?? outer.locale;
  // Always the same element, so that a language that becomes known later does not remount the tree.
  return (
    <MessagesProvider
      {...outer}
      locale={locale}
      groups={locale === outer.locale ? outer.groups : undefined}
    >
      {children}
    </MessagesProvider>
  );
}
