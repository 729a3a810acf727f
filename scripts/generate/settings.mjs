import { readFileSync } from "node:fs";
import { join } from "node:path";
import { docComment } from "./format.mjs";
import { loadTable } from "./table.mjs";

/** @import { SettingRow } from "../../service/src/settings/setting-table.js" */

const TABLE = "service/src/settings/setting-table.ts";
const GUIDE = "docs/guide/service.md";
const BEGIN = `<!-- Written by \`npm run generate\` from ${TABLE}. -->`;
const END = "<!-- The end of the generated table. -->";

/** @param {SettingRow} row @returns {string} as Markdown */
function defaultOf({ default: value, defaultInProduction, defaultText }) {
  if (defaultText !== undefined) return defaultText;
  const text = shown(value);
  return defaultInProduction === undefined
    ? text
    : `${text}; ${shown(defaultInProduction)} in production`;
}

/** @param {unknown} value */
function shown(value) {
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? `\`${value}\`` : "none";
}

/** @param {string} text */
const sentence = (text) => text.replace(/^[a-z]/, (first) => first.toUpperCase());

/** @param {[string, SettingRow]} row */
const member = ([name, row], isOptional = true) => {
  const value = `SettingTypes[${JSON.stringify(row.type)}]`;
  const comment = docComment(`${sentence(row.about)}. Default: ${defaultOf(row)}.`);
  return `${comment}\nreadonly ${name}${isOptional ? "?" : ""}: ${value}${isOptional || row.default === undefined ? " | undefined" : ""};`;
};

/** @param {[string, SettingRow][]} rows */
const values = (
  rows,
) => `// Written by \`npm run generate\` from setting-table.ts. Do not edit by hand.

import type { SettingTypes } from "./setting-types.js";

/** The settings that the options of \`startService\` have, too. */
export interface SettingValues {
${rows
  .filter(([, { commandOnly }]) => !commandOnly)
  .map((row) => member(row))
  .join("\n")}
}

/** The settings of the command line alone. */
export interface CommandSettings {
${rows
  .filter(([, { commandOnly }]) => commandOnly)
  .map((row) => member(row))
  .join("\n")}
}

/** The settings that requests see, with their defaults. */
export interface SettingsInUse {
${rows
  .filter(([, { startOnly }]) => !startOnly)
  .map((row) => member(row, false))
  .join("\n")}
}
`;

/** @param {string | undefined} text */
const code = (text) => (text === undefined ? "" : `\`${text}\``);

/** @param {[string, SettingRow]} row */
function guideRow([name, row]) {
  const { about, flag, inFile, variable, variables = {} } = row;
  const names = variable === undefined ? Object.values(variables) : [variable];
  const cells = [
    code(flag && `--${flag.name}`),
    names.map(code).join(", "),
    code(inFile && name),
    sentence(about),
    defaultOf(row),
  ];
  return `| ${cells.join(" | ")} |`.replaceAll(/ {2,}/g, " ");
}

/** @param {[string, SettingRow][]} rows */
const guideTable = (rows) =>
  [
    BEGIN,
    "",
    "| Flag | Variable | In the file | Purpose | Default |",
    "|---|---|---|---|---|",
    ...rows.map(guideRow),
    "",
    END,
  ].join("\n");

/**
 * The files that follow from the table of settings, by path.
 * @param {string} root
 * @returns {Promise<Map<string, string>>}
 */
export async function settingFiles(root) {
  /** @type {[string, SettingRow][]} */
  const rows = await loadTable(join(root, TABLE), "SETTINGS");
  const guide = readFileSync(join(root, GUIDE), "utf8");
  const [before, rest] = guide.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${GUIDE} lacks the comments around the table of settings:\n${BEGIN}\n${END}`);
  return new Map([
    ["service/src/settings/setting-values.ts", values(rows)],
    [GUIDE, before + guideTable(rows) + after],
  ]);
}
