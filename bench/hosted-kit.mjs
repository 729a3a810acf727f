// Tests whether the published hosted kit works with this service, in an app that does not know
// StackKit, in a browser. Then migrates a copy of the app with the command, and checks that the
// user stays signed in. Installs both kits in a temporary directory.
// Build first: npm run build
//   node bench/hosted-kit.mjs [--show]
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { expect } from "@playwright/test";
import { hostedKit } from "./peers/kits.mjs";
import { fill, install, packKit } from "./peers/places.mjs";
import { buildApp, startApp } from "./support/apps.mjs";
import { launch } from "./support/browser.mjs";
import { startBenchService } from "./support/service.mjs";

const { values: flags } = parseArgs({ options: { show: { type: "boolean" } } });
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const EMAIL = "grace@example.com";
const PASSWORD = "correct horse battery";
const MAX_STEP_MILLIS = 20_000;

const GENERATED = /\/(?:node_modules|\.next[^/]*|package-lock\.json)$/;

/** Copies an app and migrates the copy with the command from the README. */
function move(from, to, packed) {
  cpSync(from, to, { recursive: true, filter: (path) => !GENERATED.test(path) });
  execFileSync(process.execPath, [join(ROOT, "dist/cli/main.js"), "move", "--force"], {
    cwd: to,
    stdio: flags.show ? "inherit" : "ignore",
  });
  const { dependencies } = JSON.parse(readFileSync(join(to, "package.json"), "utf8"));
  if ("@stackframe/stack" in dependencies)
    throw new Error("The moved app still depends on @stackframe/stack.");
  // This build is not published, so it is installed from its packed file.
  install(to, { dependencies: { "@stackkit/next": `file:${packed}` } });
}

async function start(directory, { environment }) {
  await buildApp(directory, "turbopack", environment);
  return startApp(directory, "turbopack", environment);
}

/** The steps of a user. Each starts where the previous one ended. */
function stepsWith(page, { app, moved, codeFor }) {
  const open = (path, base = app.url) => page.goto(base + path);
  const greeted = (name, base) => async () => {
    await open("/me", base);
    await expect(page.getByText(`Hello ${name}`)).toBeVisible();
  };
  // The hosted kit navigates twice, with its router and the browser: the second cancels the first.
  const arriveHome = async () => {
    await expect(page).toHaveURL(`${app.url}/`, { timeout: MAX_STEP_MILLIS });
    await page.waitForLoadState("networkidle");
  };
  const signOut = async () => {
    await open("/handler/sign-out");
    await arriveHome();
  };
  const byPassword = () => page.getByRole("tab", { name: "Email & Password" }).click();
  const enter = async (password) => {
    await page.getByRole("textbox", { name: "Email" }).fill(EMAIL);
    for (const field of await page.locator("input[type=password]").all())
      await field.fill(password);
  };
  return {
    "signs up with a password": async () => {
      await open("/handler/sign-up");
      await byPassword();
      await enter(PASSWORD);
      await page.getByRole("button", { name: "Sign Up", exact: true }).click();
      await arriveHome();
    },
    "knows the user by its hook": greeted(EMAIL),
    "changes the name in the account's settings": async () => {
      await open("/handler/account-settings");
      // The pencil has no accessible name, and is the only visible button next to the name.
      await page.locator("button:visible").last().click();
      await page.getByRole("textbox").fill("Grace");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Grace", { exact: true })).toBeVisible();
    },
    "lists the account's addresses and sessions": async () => {
      const seen = (text) => page.getByText(text).filter({ visible: true }).first();
      await seen("Emails & Auth").click();
      await expect(seen(EMAIL)).toBeVisible();
      await seen("Active Sessions").click();
      await expect(seen("Current Session")).toBeVisible();
    },
    "leaves its session to the app that was moved over": greeted(EMAIL, moved.url),
    "signs out": async () => {
      await signOut();
      await greeted("guest")();
    },
    "says that a password is wrong": async () => {
      await open("/handler/sign-in");
      await byPassword();
      await enter("another password");
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect(page.getByText(/wrong e-?mail or password/i)).toBeVisible();
    },
    "signs in with the password": async () => {
      await enter(PASSWORD);
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await arriveHome();
      await greeted(EMAIL)();
    },
    "signs in with a code from a mail": async () => {
      await signOut();
      await open("/handler/sign-in");
      await page.getByRole("textbox", { name: "Email" }).fill("lin@example.com");
      await page.getByRole("button", { name: "Send email" }).click();
      await expect(page.getByText(/enter the code/i)).toBeVisible();
      await page.locator("input").first().focus();
      await page.keyboard.type(await codeFor("lin@example.com"));
      await arriveHome();
      await greeted("lin@example.com")();
    },
    "signs in with a provider": async () => {
      await signOut();
      await open("/handler/sign-in");
      await page.getByRole("button", { name: "Sign in with GitHub" }).click();
      await page.getByText("Use another account").click();
      await page.getByLabel("Name").fill("Ken");
      await page.getByLabel("Email address").fill("ken@example.com");
      await page.getByLabel("The address is verified").setChecked(true);
      await page.getByRole("button", { name: "Continue" }).click();
      await arriveHome();
      await greeted("ken@example.com")();
    },
  };
}

/** Returns the code of the latest mail to an address. */
async function codeIn(service, address) {
  const mails = await (await fetch(`${service.environment.STACK_API_URL}/mailbox.json`)).json();
  return (
    /\b[A-Z0-9]{6}\b/.exec(mails.find(({ to }) => to.includes(address))?.text ?? "")?.[0] ??
    "no code came"
  );
}

const directory = mkdtempSync(join(tmpdir(), "stackkit-hosted-"));
const service = await startBenchService();
const browser = await launch();
const tally = { passed: 0, failed: 0 };
try {
  const kit = hostedKit(service.environment);
  const places = { app: join(directory, "app"), moved: join(directory, "moved") };
  install(places.app, kit);
  fill(places.app, kit);
  move(places.app, places.moved, packKit(ROOT, directory));
  const [app, moved] = [await start(places.app, kit), await start(places.moved, kit)];
  const page = await browser.newPage();
  page.setDefaultTimeout(MAX_STEP_MILLIS);
  for (const [step, work] of Object.entries(
    stepsWith(page, { app, moved, codeFor: (address) => codeIn(service, address) }),
  )) {
    const error = await work().then(
      () => undefined,
      (problem) => problem,
    );
    tally[error ? "failed" : "passed"]++;
    console.log(
      `${error ? "failed" : "ok    "}  ${step}${error ? `: ${error.message.split("\n")[0]} at ${page.url()}` : ""}`,
    );
    if (flags.show)
      await page.screenshot({
        path: join(ROOT, "test-results", `hosted-kit-${step.replaceAll(/\W+/g, "-")}.png`),
      });
  }
  await app.stop();
  await moved.stop();
} finally {
  await browser.close();
  await service.stop();
  rmSync(directory, { recursive: true, force: true });
}
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;
