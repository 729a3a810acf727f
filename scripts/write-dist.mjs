// Makes the package out of what the compiler left in .build/: what a door leads to and nothing else, without the comments for
// whoever writes the kit, with each key of a text once, and with its small libraries as one file each. Code keeps its names and lines.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { joinStyles } from "./join-styles.mjs";
import { JOINED_PACKAGES, libraries, libraryFile } from "./package/libraries.mjs";
import { licencesOf } from "./package/licences.mjs";
import { reachedFrom } from "./package/reached.mjs";
import { keyFiles, withoutKeys } from "./package/texts.mjs";

const RUNNABLE = 0o755;
const root = fileURLToPath(new URL("..", import.meta.url));
const from = join(root, ".build");
const to = join(root, "dist");

const { bin, exports, imports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** @param {string | object} door @returns {string[]} */
const filesBehind = (door) =>
  typeof door === "string" ? [door] : Object.values(door).flatMap(filesBehind);
const doors = filesBehind([exports, imports, bin])
  .filter((file) => file.startsWith("./dist/") && file.endsWith(".js"))
  .map((file) => join(from, file.slice("./dist/".length)));

/** @type {Map<string, string>} what the package holds, by its place in it */
const files = new Map();
const add = (/** @type {Iterable<[file: string, text: string]>} */ more) => {
  for (const [file, text] of more) files.set(file, text);
};

const code = await Promise.all(
  [...reachedFrom(doors)].map(async ([file, packages]) => {
    const text = readFileSync(file, "utf8");
    const place = relative(from, file);
    let written =
      (await withoutKeys(file, text)) ??
      (await transform(text, { charset: "utf8", legalComments: "none" })).code;
    for (const name of packages) {
      const library = libraryFile(name);
      if (library)
        written = written.replaceAll(`"${name}"`, `"./${relative(dirname(place), library)}"`);
    }
    return /** @type {[string, string]} */ ([place, written]);
  }),
);
add(code);
add((await keyFiles(join(from, "messages"))).map(([file, text]) => [relative(from, file), text]));
add(await libraries(root));
add([["libraries/LICENSES.txt", licencesOf(JOINED_PACKAGES)]]);

const declarationOf = (/** @type {string} */ file) => file.replace(/\.js$/, ".d.ts");
for (const [file, packages] of reachedFrom(doors.map(declarationOf), declarationOf)) {
  const joined = packages.find(libraryFile);
  if (joined) throw new Error(`${file} speaks of ${joined}, which is not installed with the kit.`);
  add([
    [
      relative(from, file),
      readFileSync(file, "utf8").replace(/^(?: {4})+/gm, (indent) =>
        "\t".repeat(indent.length / 4),
      ),
    ],
  ]);
}

add([
  ["styles.css", joinStyles()],
  // TypeScript 6 asks for the types of a style sheet too, and only Next 16 has some for any.
  ["styles.css.d.ts", "export {};\n"],
]);

// What is as it was keeps its time, for whoever watches.
for (const [place, text] of files) {
  const file = join(to, place);
  if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (entry.isFile() && !files.has(relative(to, file))) rmSync(file);
}
for (const command of Object.values(bin)) chmodSync(join(root, command), RUNNABLE);
