import { type ReactNode, use } from "react";
import { LanguageContext } from "../../messages/language.js";
import type { Locale } from "../../messages/locales.js";
import { MessagesProvider } from "../../messages/messages-provider.js";

interface WithLanguageProps {
  /** What the reader wishes for, where that is known. */
  locale: Locale | undefined;
  children?: ReactNode;
}

/** Shows the screens below in the reader's language, where the app has not decided on one. The app's own words stay. */
export function WithLanguage({ locale: wished, children }: WithLanguageProps): ReactNode {
  const outer = use(LanguageContext);
  const locale = (outer.isFixed ? undefined : wished) ?? outer.locale;
  // Always the same element, so that nothing below begins anew when the language becomes known.
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
