import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../demo/paths.mjs";
import { JOINED_PACKAGES } from "../package/libraries.mjs";
import { licencesOf } from "../package/licences.mjs";

/**
 * What a package must contain, and what it may.
 * @typedef {{ name: string, folder: string, needed: string[], allowed: RegExp, licences: string }} Released
 */

/** @type {readonly Released[]} */
export const RELEASED = [
  {
    name: "@stackkit/next",
    folder: ROOT,
    needed: [
      ...["package.json", "README.md", "LICENSE", "SECURITY.md", "CHANGELOG.md"],
      ...["docs/README.md", "docs/agents.md", "docs/llms.txt", "docs/reference/members.md"],
      ...["docs/guide/quickstart.md", "docs/errors/NETWORK_ERROR.md"],
      ...["dist/index.js", "dist/index.d.ts", "dist/styles.css", "dist/cli/main.js"],
    ],
    allowed:
      /^(?:dist\/|docs\/(?:(?:errors|guide|reference)\/)?[\w-]+\.(?:md|txt)$|[A-Z]+\.md$|LICENSE$|package\.json$)/,
    licences: "dist/libraries/LICENSES.txt",
  },
  {
    name: "@stackkit/service",
    folder: join(ROOT, "service"),
    needed: [
      ...["package.json", "README.md", "LICENSE", "bin/stackkit-service.mjs"],
      ...["dist/index.js", "dist/index.d.ts", "dist/next.js", "dist/bundle/cli.js"],
    ],
    allowed: /^(?:bin\/|dist\/|README\.md$|LICENSE$|package\.json$)/,
    licences: "dist/bundle/LICENSES.txt",
  },
];

/** Files that never belong into a package, wherever they are. */
const FORBIDDEN =
  /(?:^|\/)(?:node_modules|tests?|\.env[^/]*|\.stackkit)(?:\/|$)|\.(?:map|tsbuildinfo|db|log)$|\.test\./;

/**
 * The problems of a package's files.
 * @param {Released} released @param {readonly string[]} files paths in the package
 * @returns {string[]}
 */
export function problemsOf({ folder, needed, allowed, licences }, files) {
  const has = new Set(files);
  return [
    ...[...needed, licences].filter((file) => !has.has(file)).map((file) => `lacks ${file}`),
    ...files
      .filter((file) => !allowed.test(file) || FORBIDDEN.test(file))
      .map((file) => `contains ${file}`),
    ...files
      .filter((file) => namesThisMachine(join(folder, file)))
      .map((file) => `${file} names a folder of this machine`),
    ...(has.has(licences) ? licenceProblems(join(folder, licences)) : []),
  ];
}

/** @param {string} file */
const namesThisMachine = (file) => {
  const text = readFileSync(file, "utf8");
  return text.includes(ROOT) || text.includes(`${homedir()}/`);
};

/**
 * A file of licences must be that of the packages it names, in the installed versions.
 * @param {string} file @returns {string[]}
 */
function licenceProblems(file) {
  const text = readFileSync(file, "utf8");
  const named = text.split("\n---\n\n").map((part) => part.slice(0, part.indexOf(" ")));
  const lacking = file.includes("libraries")
    ? JOINED_PACKAGES.filter((name) => !named.includes(name))
    : [];
  const isCurrent =
    named.every((name) => existsSync(join(ROOT, "node_modules", name))) &&
    licencesOf(named) === text;
  return [
    ...lacking.map((name) => `has no licence of ${name}`),
    ...(isCurrent ? [] : ["has licences that are not those of the installed packages"]),
  ];
}
