import { join } from "node:path";
import { placeholdersOf, readGroups } from "../messages/groups.mjs";

/**
 * The types of the texts: their keys and placeholders, from English. With the number of texts of
 * each group, since a locale with fewer falls back to English.
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function messageFiles(root) {
  const english = Object.entries(readGroups(join(root, "src/messages/en")));
  const types = english.map(([group, texts]) => {
    const rows = Object.entries(texts).map(([key, message]) => {
      const names = placeholdersOf(message).map((name) => JSON.stringify(name));
      return `readonly ${JSON.stringify(key)}: ${names.join(" | ") || "never"};`;
    });
    return `readonly ${group}: {\n${rows.join("\n")}\n};`;
  });
  const counts = english.map(([group, texts]) => `${group}: ${Object.keys(texts).length},`);
  const text = `// Written by \`npm run generate\` from the English texts. Do not edit by hand.

/** The placeholders of each text, by group and key. */
export interface EnglishTexts {
${types.join("\n")}
}

/** The number of English texts in each group. */
export const TEXT_COUNTS: { readonly [G in keyof EnglishTexts]: number } = {
${counts.join("\n")}
};
`;
  return new Map([["src/messages/english-texts.ts", text]]);
}
