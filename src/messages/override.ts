import type { Message, Texts } from "./message.js";

/** An app's replacement texts, by English text. They apply in every language. */
export type TranslationOverrides = Readonly<Record<string, string>>;

/** The texts of a group with an app's overrides applied. */
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
