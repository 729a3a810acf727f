import type { ReactNode } from "react";
import { matchLocale } from "../../messages/choose-locale.js";
import { useChosenLanguage } from "./preferences.js";
import { WithLanguage } from "./with-language.js";

/** Shows the screens below in the language that this browser keeps. It is known once the page is alive. */
export const WithChosenLanguage = ({ children }: { children?: ReactNode }): ReactNode => (
  <WithLanguage locale={matchLocale(useChosenLanguage() ?? "")}>{children}</WithLanguage>
);
