import type { ReactNode } from "react";
import { useLocale, useMessages } from "../../../messages/use-messages.js";
import { LOCALES } from "../../../protocol/languages/locales.js";
import { useHydrated } from "../../../react/use-hydrated.js";
import { Select } from "../../../ui/form/select.js";
import { hostDecidesAppearance } from "../../provider/host-appearance.js";
import {
  type Choice,
  chooseAppearance,
  chooseLanguage,
  useChosenAppearance,
  useChosenLanguage,
} from "../../provider/preferences.js";
import { Panel } from "../panel.js";

const AUTO = "auto";

/** A language's name in that language, which its speakers recognise. */
const ownName = (locale: string): string => {
  const name =
    new Intl.DisplayNames(locale, { type: "language", languageDisplay: "standard" }).of(locale) ??
    locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};

function Appearance(): ReactNode {
  const t = useMessages("account");
  const chosen = useChosenAppearance();
  return (
    <Select
      name="appearance"
      label={t("appearance.title")}
      value={chosen ?? AUTO}
      onChange={({ target }) =>
        chooseAppearance(target.value === AUTO ? null : (target.value as Choice))
      }
    >
      <option value={AUTO}>{t("appearance.system")}</option>
      <option value="light">{t("appearance.light")}</option>
      <option value="dark">{t("appearance.dark")}</option>
    </Select>
  );
}

function Language(): ReactNode {
  const t = useMessages("account");
  const chosen = useChosenLanguage();
  const choose = (locale: string) => {
    chooseLanguage(locale === AUTO ? null : locale);
    // Reloads, because the server renders the texts and the app's own pages may read the same
    // cookie.
    location.reload();
  };
  return (
    <Select
      name="language"
      label={t("settings.language")}
      hint={t("settings.languageHint")}
      value={chosen ?? AUTO}
      onChange={({ target }) => choose(target.value)}
    >
      <option value={AUTO}>{t("settings.languageAuto")}</option>
      {LOCALES.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {ownName(locale)}
        </option>
      ))}
    </Select>
  );
}

/** The reader's preferences. Options that the app sets itself are hidden. */
export function Preferences(): ReactNode {
  const t = useMessages("account");
  const { isFixed } = useLocale();
  const isHydrated = useHydrated();
  const hasAppearance = !isHydrated || !hostDecidesAppearance();
  if (isFixed && !hasAppearance) return null;
  return (
    <Panel title={t("settings.appearanceAndLanguage")}>
      <div className="stk-columns">
        {hasAppearance ? <Appearance /> : null}
        {isFixed ? null : <Language />}
      </div>
    </Panel>
  );
}
