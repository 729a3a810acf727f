// Makes an app with create-next-app, adds the packed packages with `init`, builds and starts it, and
// signs a user up in Chromium. Prints how long each command took. Needs the package registry.
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, expect } from "@playwright/test";
import { buildPackages } from "./demo/build.mjs";
import { earlyExitError, startChild, stopChildren } from "./demo/child.mjs";
import { ROOT } from "./demo/paths.mjs";
import { freePort } from "./demo/ports.mjs";
import { waitFor } from "./demo/wait-for.mjs";
import { packKit } from "./matrix/workspace.mjs";
import { installNode } from "./packages/install.mjs";
import { provideBrowser } from "./verify/browser.mjs";

const CREATE = "create-next-app@16.4.3";
/** SQLite is part of it, so nothing has to be compiled. */
const NODE = "24";
const PASSWORD = "a long enough secret";
const EMAIL = "ada@example.com";
const SIGN_UP_MILLIS = 60_000;

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

const { keep, prebuilt } = parseArgs({
  options: {
    keep: { type: "boolean", default: false },
    prebuilt: { type: "boolean", default: false },
  },
}).values;

const directory = mkdtempSync(join(tmpdir(), "stackkit-first-app-"));
const folder = join(directory, "app");
const node = await installNode(directory, NODE);
/** The fonts of a new app are not on the registry. Next reads these answers in their place. */
const fonts = join(directory, "fonts.js");
const FAMILIES = ["Geist", "Geist+Mono"];
const answers = FAMILIES.map((family) => [
  `https://fonts.googleapis.com/css2?family=${family}:wght@100..900&display=swap`,
  "@font-face { font-family: x; src: local(x) }",
]);
writeFileSync(fonts, `module.exports = ${JSON.stringify(Object.fromEntries(answers))};\n`);
/** Node's own variables do not reach the app. @type {Record<string, string | undefined>} */
const env = {
  PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
  NODE_ENV: undefined,
  NEXT_TELEMETRY_DISABLED: "1",
  NEXT_FONT_GOOGLE_MOCKED_RESPONSES: fonts,
  STACKKIT_SECRET: randomBytes(32).toString("hex"),
  STACKKIT_MIGRATE: "start",
  STACKKIT_DATA: join(directory, "data"),
};

let commands = 0;
/** @param {string} shown @param {string[]} command arguments of Node @param {string} [cwd] */
async function time(shown, command, cwd = folder) {
  const started = performance.now();
  const logFile = join(directory, `${++commands}.log`);
  const child = startChild(shown, command, { cwd, env, node, logFile });
  const how = await child.ended;
  if (how !== 0) throw earlyExitError(child, how);
  say(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${shown}`);
}

const npm = join(dirname(dirname(process.execPath)), "lib/node_modules/npm/bin");
const NEXT = "node_modules/next/dist/bin/next";

async function run() {
  if (!prebuilt) await buildPackages();
  const [kit, service] = [
    await packKit(directory),
    await packKit(directory, join(ROOT, "service")),
  ];
  const { executablePath } = await provideBrowser(say);
  const started = performance.now();
  mkdirSync(folder);
  const choices = ["--yes", "--app", "--ts", "--use-npm", "--disable-git", "--skip-install"];
  await time(`npx create-next-app . ${choices.join(" ")}`, [
    join(npm, "npx-cli.js"),
    "--yes",
    CREATE,
    ".",
    ...choices,
  ]);
  await time("npm install <the packed packages>", [
    join(npm, "npm-cli.js"),
    "install",
    kit,
    service,
  ]);
  const init = "node_modules/@stackkit/next/dist/cli/main.js";
  await time("npx @stackkit/next init --yes", [init, "init", "--yes"]);
  await time("npx @stackkit/next init --yes (again)", [init, "init", "--yes"]);
  await time("next build", [NEXT, "build"]);

  const port = String(await freePort());
  const app = startChild("The app", [NEXT, "start", "--port", port], {
    cwd: folder,
    env,
    node,
    logFile: join(directory, "start.log"),
  });
  const origin = `http://localhost:${port}`;
  await waitFor(app, `${origin}/`);
  await signUp(origin, executablePath);
  const minutes = (performance.now() - started) / 60_000;
  say(`Signed up, on the protected page and in the settings after ${minutes.toFixed(1)} minutes.`);
  await app.stop();
}

/** @param {string} origin @param {string | undefined} executablePath */
async function signUp(origin, executablePath) {
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}) });
  try {
    const page = await browser.newPage({ locale: "en-GB" });
    page.setDefaultTimeout(SIGN_UP_MILLIS);
    /** @type {string[]} */
    const errors = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(`${origin}/account`);
    await page.getByRole("link", { name: "Sign up" }).click();
    await page.getByLabel("Email", { exact: true }).fill(EMAIL);
    await page.getByRole("textbox", { name: "Password", exact: true }).fill(PASSWORD);
    await page.getByLabel("Repeat password").fill(PASSWORD);
    await page.getByRole("button", { name: "Create account" }).click();
    const patient = { timeout: SIGN_UP_MILLIS };
    await expect(page.getByRole("heading", { name: `Hello, ${EMAIL}` })).toBeVisible(patient);
    await page.goto(`${origin}/handler/account-settings`);
    await expect(page.getByRole("heading", { name: "Account settings" })).toBeVisible(patient);
    await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible(patient);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
}

try {
  await run();
} catch (error) {
  process.exitCode = 1;
  say(/** @type {Error} */ (error).stack ?? String(error));
} finally {
  await stopChildren();
  if (keep) say(`Kept: ${directory}`);
  else rmSync(directory, { recursive: true, force: true });
}
