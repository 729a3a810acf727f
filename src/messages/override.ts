import type { Message, Texts } from "./message.js";

/** An app's own words: what the English screens say, and what to say instead, in whichever language the screens are. */
export type TranslationOverrides = Readonly<Record<string, string>>;

const textsOf = (message: Message): string[] => (typeof message === "string" ? [message] : Object.values(message));

/**
 * Throws where an override names a text that no English screen has: a text that changed its words in a newer version
 * would else fall silently back to the kit's own.
 */
export function checkOverrides(overrides: TranslationOverrides, english: Texts): void {
  const known = new Set(Object.values(english).flatMap(textsOf));
  const unknown = Object.keys(overrides).filter((text) => !known.has(text));
  if (unknown.length === 0) return;
  throw new Error(
    `translationOverrides of <StackProvider> names ${unknown.map((text) => JSON.stringify(text)).join(", ")}, which no screen says in English. ` +
      "Write each key exactly as the English screen has it, places such as {name} included. More: docs/errors/UNKNOWN_TRANSLATION_OVERRIDE.md",
  );
}

/** The texts of a group with an app's own words in them. */
export function override(texts: Texts, english: Texts, overrides: TranslationOverrides): Texts {
  const changed = Object.entries(texts).map(([key, message]): [string, Message] => {
    const original = english[key];
    if (original === undefined) return [key, message];
    if (typeof original === "string") return [key, overrides[original] ?? message];
    const forms = typeof message === "string" ? { other: message } : { ...message };
    for (const [form, text] of Object.entries(original)) {
      const own = overrides[text];
      if (own !== undefined) Object.assign(forms, { [form]: own });
    }
    return [key, forms];
  });
  return Object.fromEntries(changed);
}
