import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { ROOT } from "../../demo/paths.mjs";
import { opensSettings, seesHeading, signUp, visit } from "./visit.mjs";

/** @import { Browser } from "@playwright/test" */

const SOURCES = join(ROOT, "tests/hosted-kit-app");
/** The version whose names the kit has. */
const HOSTED_KIT = { "@stackframe/stack": "2.8.1" };
const SCRIPTS = { "list-users": "node --env-file=.env.local scripts/list-users.ts" };

/**
 * Turns a new app into one of the hosted kit, with this service in the place of the hosted one.
 * @param {string} app its folder @param {Record<string, string>} env the service
 */
export function fillHostedKitApp(app, env) {
  cpSync(SOURCES, app, { recursive: true });
  const file = join(app, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  Object.assign(manifest.dependencies, HOSTED_KIT);
  Object.assign(manifest.scripts, SCRIPTS);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(
    join(app, ".env.local"),
    `NEXT_PUBLIC_STACK_API_URL=${env.STACK_API_URL}
NEXT_PUBLIC_STACK_PROJECT_ID=${env.STACK_PROJECT_ID}
NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY=${env.STACK_PUBLISHABLE_CLIENT_KEY}
STACK_SECRET_SERVER_KEY=${env.STACK_SECRET_SERVER_KEY}
`,
  );
}

/**
 * Uses each page of the moved app. Returns the user's address.
 * @param {Browser} browser @param {string} origin
 */
export const visitMovedApp = (browser, origin) =>
  visit(browser, async (page) => {
    const email = `grace-${Date.now()}@example.com`;
    const me = `${origin}/api/me`;
    expect((await page.request.get(me)).status()).toBe(401);
    await page.goto(`${origin}/members`);
    await signUp(page, email);
    await seesHeading(page, `Welcome, ${email}`);
    await page.getByRole("button", { name: "Choose a plan" }).click();
    await expect(page.getByText("plan large")).toBeVisible();
    await page.getByRole("button", { name: "Check a password" }).click();
    await expect(page.getByRole("status")).toHaveText("That is not your password.");
    await page.getByRole("button", { name: "Call me Grace" }).click();
    await expect(page.locator("section p").first()).toHaveText("Grace");
    await page.reload();
    await seesHeading(page, "Welcome, Grace");
    await page.goto(`${origin}/members`);
    await seesHeading(page, "Members only");
    await expect(page.getByText(email).first()).toBeVisible();
    expect(await (await page.request.get(me)).json()).toMatchObject({ email });
    await opensSettings(page, origin);
    return email;
  });
