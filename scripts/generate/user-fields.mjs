import { join } from "node:path";
import { loadModule } from "./table.mjs";

/** @import { RecordType } from "../../src/protocol/records/record.js" */

/**
 * The names of the fields that a browser reads, in the order of the rows.
 * @param {RecordType} record
 */
const clientFields = ({ columns }) =>
  Object.entries(columns)
    .filter(([, { read }]) => read === "client")
    .map(([name]) => JSON.stringify(name));

/**
 * The names of fields for code that reads a user without the rows, by path.
 * @param {string} root
 * @returns {Promise<Map<string, string>>}
 */
export async function userFieldFiles(root) {
  const { user } = await loadModule(join(root, "src/protocol/records/user.ts"));
  const { team } = await loadModule(join(root, "src/protocol/records/team.ts"));
  const text = `// Written by \`npm run generate\` from src/protocol/records. Do not edit by hand.

import type { Fields } from "../records/record.js";
import type { team } from "../records/team.js";
import type { user } from "../records/user.js";

/** The fields of a user that a browser reads. */
export const USER_FIELDS: readonly (keyof Fields<typeof user, "client">)[] = [
${clientFields(user).join(",\n")}
];

/** The fields of a team that a browser reads. */
export const TEAM_FIELDS: readonly (keyof Fields<typeof team, "client">)[] = [
${clientFields(team).join(",\n")}
];
`;
  return new Map([["src/protocol/encoding/user-field-names.ts", text]]);
}
