import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadModule } from "./table.mjs";

/** @import { Layer } from "../../tests/architecture/layers.js" */

const TABLE = "tests/architecture/layers.ts";
const PAGE = "docs/architecture.md";
const BEGIN = `<!-- Written by \`npm run generate\` from ${TABLE}. -->`;
const END = "<!-- The end of the generated part. -->";

/**
 * The layers that a layer reaches by no other, so that the drawing shows each path once.
 * @param {Readonly<Record<string, Layer>>} layers
 * @param {string} name
 */
function nearest(layers, name) {
  const below = layers[name]?.layers ?? [];
  return below.filter((one) => !below.some((other) => layers[other]?.layers.includes(one)));
}

/** @param {Readonly<Record<string, Layer>>} layers */
const kitPart = (layers) => [
  "```mermaid",
  "flowchart TD",
  ...Object.keys(layers)
    .toReversed()
    .filter((name) => nearest(layers, name).length > 0)
    .map((name) => `  ${name} --> ${nearest(layers, name).join(" & ")}`),
  "```",
  "",
  "| Layer | Contains |",
  "|---|---|",
  ...Object.entries(layers).map(([name, { holds }]) => `| \`${name}/\` | ${holds} |`),
];

/** @param {Readonly<Record<string, string>>} folders */
const servicePart = (folders) => [
  "| | Folder | Contains |",
  "|---|---|---|",
  ...Object.entries(folders).map(([name, holds], at) => `| ${at + 1} | \`${name}/\` | ${holds} |`),
];

/**
 * The page about the architecture, with its drawing and tables, by path.
 * @param {string} root
 * @returns {Promise<Map<string, string>>}
 */
export async function architectureFiles(root) {
  const { KIT_LAYERS, SERVICE_LAYERS } = await loadModule(join(root, TABLE));
  const parts = [kitPart(KIT_LAYERS), servicePart(SERVICE_LAYERS)];
  const [first = "", ...rest] = readFileSync(join(root, PAGE), "utf8").split(BEGIN);
  if (rest.length !== parts.length)
    throw new Error(`${PAGE} lacks the comments around its generated parts:\n${BEGIN}\n${END}`);
  const texts = rest.map((text, at) =>
    [BEGIN, "", ...(parts[at] ?? []), "", `${END}${text.split(END)[1]}`].join("\n"),
  );
  return new Map([[PAGE, first + texts.join("")]]);
}
