import { DEFAULT_LOCALE } from "../protocol/languages/locales.js";
import { groups } from "./en/groups.js";
import { loadGroup } from "./load-messages.js";
import type { Message } from "./message.js";
import type { TranslationOverrides } from "./override.js";
import type { GroupName } from "./text-groups.js";

const textsOf = (message: Message): string[] =>
  typeof message === "string" ? [message] : Object.values(message);

/**
 * Overrides that match no English text. Without this check, a text that changed in a newer version
 * would silently lose its override.
 */
export async function unknownOverrides(overrides: TranslationOverrides): Promise<string[]> {
  const english = await Promise.all(
    (Object.keys(groups) as GroupName[]).map((group) => loadGroup(DEFAULT_LOCALE, group)),
  );
  const known = new Set(english.flatMap((texts) => Object.values<Message>(texts)).flatMap(textsOf));
  return Object.keys(overrides).filter((text) => !known.has(text));
}
