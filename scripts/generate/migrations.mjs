import { readdirSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "service/src/db/migrations";

/**
 * The list of migrations, by path.
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function migrationFiles(root) {
  const names = readdirSync(join(root, FOLDER))
    .filter((file) => /^\d{3}-.+\.ts$/.test(file))
    .map((file) => file.slice(0, -".ts".length))
    .toSorted();
  const number = (/** @type {string} */ name) => name.slice(0, 3);
  const text = `// Written by \`npm run generate\` from the files of this folder. Do not edit by hand.

import type { Kysely } from "kysely";
${names.map((name) => `import { up as up${number(name)} } from "./${name}.js";`).join("\n")}

/** A step of the schema. Its name orders it and is stored once it ran. */
export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<unknown>) => Promise<void>;
}

/** In the order in which they are applied. A migration that has been released is never changed. */
export const migrations: readonly Migration[] = [
${names.map((name) => `{ name: "${name}", up: up${number(name)} },`).join("\n")}
];
`;
  return new Map([[`${FOLDER}/index.ts`, text]]);
}
