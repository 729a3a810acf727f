// Writes the kit's package from the compiler's output in .build/: the files reachable from an entry
// point, without internal comments. Message keys are stored once, and small libraries bundled as
// one file each. Names and lines of the code stay.
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
import { declaration } from "./package/declarations.mjs";
import { DEVELOPMENT, developmentModules } from "./package/development.mjs";
import { CLIENT } from "./package/development-client.mjs";
import { joinModules } from "./package/join-modules.mjs";
import { JOINED_PACKAGES, libraries, libraryFile } from "./package/libraries.mjs";
import { licencesOf } from "./package/licences.mjs";
import { reachableFiles } from "./package/reachable-files.mjs";
import {
  isJoined,
  KEYS,
  keysModule,
  modulePath,
  textModule,
  withoutJsonImports,
} from "./package/texts.mjs";

const RUNNABLE = 0o755;
const root = fileURLToPath(new URL("..", import.meta.url));
const from = join(root, ".build");
const to = join(root, "dist");

const { bin, exports, imports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** @param {string | object} entryPoint @returns {string[]} */
const filesBehind = (entryPoint) =>
  typeof entryPoint === "string" ? [entryPoint] : Object.values(entryPoint).flatMap(filesBehind);
const modulesBehind = (/** @type {object[]} */ ...entries) =>
  entries
    .flatMap(filesBehind)
    .filter((file) => file.startsWith("./dist/") && file.endsWith(".js"))
    .map((file) => file.slice("./dist/".length));
const pathsIn = (/** @type {readonly string[]} */ paths, /** @type {string} */ folder) =>
  [...new Set(paths)]
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length));
const exported = modulesBehind(exports);
const ofDevelopment = {
  ofServers: pathsIn(
    exported.filter((path) => !path.startsWith(CLIENT)),
    DEVELOPMENT,
  ),
  ofBrowsers: pathsIn(exported, CLIENT),
};
const entryPoints = modulesBehind(exports, imports, bin)
  .filter((path) => !path.startsWith(DEVELOPMENT))
  .map((path) => join(from, path));

/** @type {Map<string, string>} contents by path in the package */
const files = new Map();
const add = (/** @type {Iterable<[file: string, text: string]>} */ entries) => {
  for (const [file, text] of entries) files.set(file, text);
};

const code = await Promise.all(
  [...reachableFiles(entryPoints)]
    .filter(([file]) => !isJoined(file))
    .map(async ([file, packages]) => {
      const text = readFileSync(file, "utf8");
      const path = relative(from, file);
      let built =
        textModule(file) ??
        withoutJsonImports(
          (await transform(text, { charset: "utf8", legalComments: "none" })).code,
        );
      for (const name of packages) {
        const library = libraryFile(name);
        if (library)
          built = built.replaceAll(`"${name}"`, `"./${relative(dirname(path), library)}"`);
      }
      return /** @type {[string, string]} */ ([modulePath(path), built]);
    }),
);
add(code);
add([[KEYS, keysModule(join(from, "messages"))]]);
add(await libraries(root, files.values()));
add([["libraries/LICENSES.txt", licencesOf(JOINED_PACKAGES)]]);

const declarationOf = (/** @type {string} */ file) => file.replace(/\.js$/, ".d.ts");
for (const [file, packages] of reachableFiles(entryPoints.map(declarationOf), declarationOf)) {
  const joined = packages.find(libraryFile);
  if (joined)
    throw new Error(`${file} imports types of ${joined}, which is not installed with the kit.`);
  add([[relative(from, file), declaration(readFileSync(file, "utf8"))]]);
}

add([
  ["styles.css", joinStyles()],
  // TypeScript 6 also needs types for a style sheet, and only Next 16 declares them for all.
  ["styles.css.d.ts", "export {};\n"],
]);

const written = await joinModules(
  files,
  entryPoints.map((file) => relative(from, file)),
);
for (const [path, text] of await developmentModules(written, ofDevelopment, imports))
  written.set(path, text);

// Unchanged files keep their modification time, for watchers.
for (const [path, text] of written) {
  const file = join(to, path);
  if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (entry.isFile() && !written.has(relative(to, file))) rmSync(file);
}
for (const command of Object.values(bin)) chmodSync(join(root, command), RUNNABLE);
