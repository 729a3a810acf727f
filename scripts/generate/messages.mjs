import { join } from "node:path";
import { loadModule } from "./table.mjs";

/**
 * The number of texts in each group, by path. A locale with fewer falls back to English.
 * @param {string} root
 * @returns {Promise<Map<string, string>>}
 */
export async function messageFiles(root) {
  const { en } = await loadModule(join(root, "src/messages/en.ts"));
  const rows = Object.entries(en).map(
    ([group, texts]) => `${group}: ${Object.keys(texts).length},`,
  );
  const text = `// Written by \`npm run generate\` from the English texts. Do not edit by hand.

import type { GroupName } from "./en.js";

/** The number of English texts in each group. */
export const TEXT_COUNTS: Readonly<Record<GroupName, number>> = {
${rows.join("\n")}
};
`;
  return new Map([["src/messages/text-counts.ts", text]]);
}
