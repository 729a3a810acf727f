import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const MODULES = fileURLToPath(new URL("../../node_modules/", import.meta.url));

/**
 * Returns the licences of bundled packages, which must be distributed with them.
 * @param {Iterable<string>} packages
 */
export const licencesOf = (packages) =>
  [...new Set(packages)]
    .sort()
    .map((name) => {
      const folder = MODULES + name;
      const file = existsSync(folder)
        ? readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
        : undefined;
      if (!file) throw new Error(`${name} has no licence beside it, and cannot be joined.`);
      const { version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
      return `${name} ${version}\n\n${readFileSync(`${folder}/${file}`, "utf8").trim()}\n`;
    })
    .join("\n---\n\n");
