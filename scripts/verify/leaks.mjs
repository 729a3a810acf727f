// Searches a built app for leaks: secrets or server code in browser files, admin code that a page
// loads, development pages. Usage: leaks.mjs [build folder] [file with the keys of the build]
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readEnvFile } from "../demo/env-file.mjs";
import { ROOT } from "../demo/paths.mjs";

/** @typedef {{ file: string, what: string }} Leak */

const SECRET_NAMES = ["STACK_SECRET_SERVER_KEY", "STACK_SUPER_SECRET_ADMIN_KEY"];
const SECRET_SHAPE = /\bs[sa]k_[0-9a-z]{30,}/;

/**
 * Text that occurs in one module only, which reveals the module in a bundle. Checked against the
 * module first, so that it stays current.
 */
const SERVER_CODE = [
  {
    module: "environment/react-server.js",
    words: "was used outside a request, so there are no cookies",
  },
  { module: "app/apps/admin-app.js", words: "StackAdminApp with keys" },
  { module: "app/apps/verify-webhook.js", words: "WEBHOOK_REJECTED" },
  { module: "testing/mailbox.js", words: "/mailbox.json" },
  { module: "next/proxy/request-kind.js", words: "sec-fetch-dest" },
];

/** An app of a project's owner may use these in the browser, but not in a page's initial chunks. */
const ADMIN_CODE = [
  { module: "resources/projects/email.js", words: "sendTestEmail" },
  { module: "app/apps/create-server-app.js", words: "getServerUser()" },
];

/**
 * Returns all leaks in a build.
 * @param {{ build: string, kit: string, secrets: readonly string[] }} places `kit`: the kit's own built modules
 * @returns {Leak[]}
 */
export function findLeaks({ build, kit, secrets }) {
  const chunks = textsUnder(join(build, "static"), /\.(js|css|json|map)$/);
  const pages = textsUnder(join(build, "server"), /\.(html|rsc)$/);
  const manifests = textsUnder(join(build, "server"), /_client-reference-manifest\.js$/).concat(
    textsUnder(build, /^(app-)?build-manifest\.json$/, false),
    pages,
  );
  if (chunks.length === 0 || manifests.length === 0)
    throw new Error(`There is no finished build in ${build}.`);
  const begun = chunks.filter(({ file }) =>
    manifests.some(({ text }) => text.includes(/** @type {string} */ (file.split("/").at(-1)))),
  );

  /** @param {typeof chunks} files @param {(text: string) => boolean} has @param {string} what */
  const leaks = (files, has, what) =>
    files.filter(({ text }) => has(text)).map(({ file }) => ({ file, what }));
  /** @param {typeof chunks} files @param {{ module: string, words: string }} marker */
  const codeOf = (files, { module, words }) => {
    if (!readFileSync(join(kit, module), "utf8").includes(words))
      throw new Error(`"${words}" is no longer in ${module}: choose other words of it.`);
    return leaks(files, (text) => text.includes(words), `code of ${module}`);
  };
  return [
    ...secrets.flatMap((secret, at) =>
      leaks([...chunks, ...pages], (text) => text.includes(secret), `secret value ${at + 1}`),
    ),
    ...leaks(
      [...chunks, ...pages],
      (text) => SECRET_SHAPE.test(text),
      "something of the shape of a secret key",
    ),
    ...SECRET_NAMES.flatMap((name) =>
      leaks(chunks, (text) => text.includes(name), `the name ${name}`),
    ),
    ...SERVER_CODE.flatMap((marker) => codeOf(chunks, marker)),
    ...ADMIN_CODE.flatMap((marker) => codeOf(begun, marker)),
  ];
}

/** @param {string} folder @param {RegExp} name @param {boolean} recursive */
function textsUnder(folder, name, recursive = true) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive, encoding: "utf8" })
    .filter((path) => name.test(/** @type {string} */ (path.split(/[\\/]/).at(-1))))
    .map((path) => ({
      file: path.replaceAll("\\", "/"),
      text: readFileSync(join(folder, path), "utf8"),
    }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [build = "example-app/.next-e2e", keys = ".stackkit/e2e/demo.env"] = process.argv.slice(2);
  const secrets = Object.entries(readEnvFile(join(ROOT, keys))).flatMap(([name, value]) =>
    /SECRET/.test(name) ? [value] : [],
  );
  if (secrets.length === 0) throw new Error(`${keys} names no secret keys.`);
  const found = findLeaks({ build: join(ROOT, build), kit: join(ROOT, ".build"), secrets });
  for (const { file, what } of found) process.stdout.write(`${file} holds ${what}\n`);
  if (found.length === 0)
    process.stdout.write(
      "Browser files contain no secrets, server code or development pages, and no page " +
        "loads admin code.\n",
    );
  process.exitCode = found.length === 0 ? 0 : 1;
}
