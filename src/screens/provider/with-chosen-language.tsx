import type { ReactNode } from "react";
import { matchLocale } from "../../protocol/languages/choose-locale.js";
import { useChosenLanguage } from "./preferences.js";
import { WithLanguage } from "./with-language.js";

/** Shows the screens below in the language stored by this browser. It is known after hydration. */
export const WithChosenLanguage = ({ children }: { children?: ReactNode }): ReactNode => (
  <WithLanguage locale={matchLocale(useChosenLanguage() ?? "")}>{children}</WithLanguage>
);
