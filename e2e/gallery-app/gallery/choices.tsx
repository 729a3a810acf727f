"use client";

import { COOKIES } from "@stackkit/next/protocol";
import type { Reader } from "./reader";

/** Every language of the screens. */
export const LANGUAGES =
  "en de es fr fr-CA it pt-BR pt-PT zh-CN zh-TW ar he ja ko tr pl uk nl sv hi id cs ru".split(" ");

const YEAR_SECONDS = 31_536_000;
const nameOf = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });

function keep(cookie: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser yet.
  document.cookie = `${cookie}=${value}; path=/; max-age=${value === "" ? 0 : YEAR_SECONDS}`;
  location.reload();
}

interface ChoiceProps {
  label: string;
  cookie: string;
  value: string | undefined;
  /** Names by value. */
  options: Readonly<Record<string, string>>;
}

const Choice = ({ label, cookie, value = "", options }: ChoiceProps) => (
  <select
    className="story-choice"
    aria-label={label}
    defaultValue={value}
    onChange={({ target }) => keep(cookie, target.value)}
  >
    <option value="">{label}</option>
    {Object.entries(options).map(([option, name]) => (
      <option key={option} value={option}>
        {name}
      </option>
    ))}
  </select>
);

const LANGUAGE_NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [language, nameOf.of(language) ?? language]),
);
const APPEARANCE_NAMES = { light: "Light", dark: "Dark" };

/** Selects the language and palette of all stories. The first option follows the browser. */
export const Choices = ({ language, appearance }: Reader) => (
  <>
    <Choice label="Language" cookie={COOKIES.language} value={language} options={LANGUAGE_NAMES} />
    <Choice
      label="Appearance"
      cookie={COOKIES.appearance}
      value={appearance}
      options={APPEARANCE_NAMES}
    />
  </>
);
