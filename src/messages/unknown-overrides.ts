import { groups } from "./en/groups.js";
import type { GroupName } from "./en.js";
import { loadGroup } from "./load-messages.js";
import { DEFAULT_LOCALE } from "./locales.js";
import type { Message } from "./message.js";
import type { TranslationOverrides } from "./override.js";

const textsOf = (message: Message): string[] =>
  typeof message === "string" ? [message] : Object.values(message);

/**
 * Texts that overrides name and no English screen has: a text that changed its words in a newer version would else fall
 * silently back to the kit's own.
 */
export async function unknownOverrides(overrides: TranslationOverrides): Promise<string[]> {
  const english = await Promise.all(
    (Object.keys(groups) as GroupName[]).map((group) => loadGroup(DEFAULT_LOCALE, group)),
  );
  const known = new Set(english.flatMap((texts) => Object.values<Message>(texts)).flatMap(textsOf));
  return Object.keys(overrides).filter((text) => !known.has(text));
}
