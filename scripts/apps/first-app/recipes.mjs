import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { StackServerApp } from "@stackkit/next/server";
import { readEnvFile } from "../../demo/env-file.mjs";
import { ROOT } from "../../demo/paths.mjs";
import { samplesIn } from "../../guides/samples.mjs";
import { PATIENT, seesHeading, signUp, visit } from "./visit.mjs";

/** @import { Browser, Page } from "@playwright/test" */

/** The pages that a reader would write around the samples. */
const SOURCES = join(ROOT, "tests/recipes-app");
/** Samples with a title are files of apps that other tests use. */
const GUIDES = ["teams", "protect", "permissions", "caching"];
/** The tests of scripts run it. */
const SCRIPT = "scripts/permissions.mts";

/** As `protect.md` says: pages for 401 and 403 are experimental. */
const INTERRUPTS = "experimental: { authInterrupts: true },";

/** Writes the samples of the guides into an app made by `init`. @param {string} app its folder */
export function addRecipes(app) {
  cpSync(SOURCES, app, { recursive: true });
  const config = join(app, "next.config.ts");
  const lines = readFileSync(config, "utf8");
  writeFileSync(config, lines.replace("cacheComponents: true,", `$&\n  ${INTERRUPTS}`));
  for (const { path, isPart, code } of GUIDES.flatMap((name) =>
    samplesIn(`docs/guide/${name}.md`),
  )) {
    if (path === undefined || path === SCRIPT || isPart) continue;
    const file = join(app, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

/** @param {string} name */
const newEmail = (name) => `${name}-${Date.now()}@example.com`;

/** @param {Page} page @param {string} label @param {string} value @param {string} button */
async function sendForm(page, label, value, button) {
  // By role: React leaves a hidden copy in the page when it renders a half-sent part again.
  await page.getByRole("textbox", { name: label, exact: true }).fill(value);
  await page.getByRole("button", { name: button, exact: true }).click();
}

/**
 * Uses the recipes: as the creator of a team, as a member of it, and as one outside.
 * @param {Browser} browser @param {string} origin @param {string} app its folder
 */
export async function visitRecipes(browser, origin, app) {
  const env = readEnvFile(join(app, ".env.local"));
  const server = new StackServerApp({
    tokenStore: null,
    baseUrl: origin,
    projectId: env.STACK_PROJECT_ID ?? "",
    publishableClientKey: env.STACK_PUBLISHABLE_CLIENT_KEY ?? "",
    secretServerKey: env.STACK_SECRET_SERVER_KEY ?? "",
  });
  /** @param {string} email */
  const userWith = async (email) => {
    const [user] = await server.listUsers({ query: email });
    if (user === undefined) throw new Error(`${email} has no account`);
    return user;
  };

  const teamId = await visit(browser, async (page) => {
    const email = newEmail("grace");
    await protectsPages(page, origin, email);
    const user = await userWith(email);
    await page.goto(`${origin}/session`);
    await seesHeading(page, `User ${user.id}`);
    await createsTeams(page, origin);
    const team = (await user.listTeams()).find(({ displayName }) => displayName === "Atlas");
    if (team === undefined) throw new Error("There is no team Atlas");
    await page.goto(`${origin}/support`);
    await seesHeading(page, "This is not for you");
    // As after the mail: only people with a verified address invite others.
    await user.setPrimaryEmail(email, { verified: true });
    await usesTeam(page, origin, team.id);
    await user.grantPermission(team, "accountant");
    await user.grantPermission("support");
    await page.reload();
    await expect(page.getByRole("link", { name: "Invoices" })).toBeVisible(PATIENT);
    await page.getByRole("link", { name: "All accounts" }).click();
    await seesHeading(page, "All accounts");
    return team.id;
  });

  await visit(browser, async (page) => {
    const email = newEmail("bob");
    await page.goto(`${origin}/teams/${teamId}`);
    await signUp(page, email);
    await expect(page.getByText("No such team")).toBeVisible(PATIENT);
    await (await server.getTeam(teamId))?.addUser((await userWith(email)).id);
    await page.reload();
    await seesHeading(page, "Atlas of Grace");
    await expect(page.getByRole("link", { name: "Invite someone" })).toBeVisible(PATIENT);
    await expect(page.getByRole("link", { name: "Invoices" })).toHaveCount(0);
    await sendForm(page, "New name", "Bob's", "Rename");
    await page.goto(`${origin}/teams`);
    await expect(page.getByRole("listitem")).toHaveText(["Grace", email], PATIENT);
    expect((await server.getTeam(teamId))?.displayName).toBe("Atlas of Grace");
  });
}

/** `protect.md` @param {Page} page @param {string} origin @param {string} email */
async function protectsPages(page, origin, email) {
  const me = `${origin}/api/me`;
  expect((await page.request.get(me)).status()).toBe(401);
  const refused = await page.request.get(`${origin}/invoices`, { maxRedirects: 0 });
  expect(refused.headers().location).toContain("/handler/sign-in");
  await page.goto(`${origin}/invoices`);
  await signUp(page, email);
  await expect(page.getByText(`Invoices of ${email}`)).toBeVisible(PATIENT);
  await page.goto(`${origin}/name`);
  await page.getByRole("button", { name: email, exact: true }).click();
  await expect(page.getByRole("button", { name: "Ada", exact: true })).toBeVisible(PATIENT);
  await sendForm(page, "Name", "Grace", "Rename");
  await seesHeading(page, "Name: Grace");
  await expect(page.getByRole("button", { name: "Grace", exact: true })).toBeVisible(PATIENT);
  expect(await (await page.request.get(me)).json()).toMatchObject({ name: "Grace" });
}

/** `teams.md` @param {Page} page @param {string} origin */
async function createsTeams(page, origin) {
  await page.goto(`${origin}/teams`);
  await expect(page.getByText("You are in no team yet.")).toBeVisible(PATIENT);
  for (const name of ["Atlas", "Boreas"]) {
    await page.goto(`${origin}/teams/new`);
    await sendForm(page, "Name", name, "Create");
    await expect(page).toHaveURL(`${origin}/teams`, PATIENT);
    await expect(page.getByRole("button", { name }).first()).toBeVisible(PATIENT);
    await expect(page.getByRole("listitem")).toHaveText(["Grace"], PATIENT);
  }
}

/**
 * `teams.md` and `permissions.md` @param {Page} page @param {string} origin @param {string} teamId
 */
async function usesTeam(page, origin, teamId) {
  await page.goto(`${origin}/teams/${teamId}`);
  await seesHeading(page, "Atlas");
  await expect(page.getByRole("link", { name: "Invite someone" })).toBeVisible(PATIENT);
  await expect(page.getByRole("link", { name: "Invoices" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "All accounts" })).toHaveCount(0);
  const invited = newEmail("eve");
  await sendForm(page, "Email", invited, "Invite");
  await expect(page.getByRole("status")).toHaveText(`Invitation sent to ${invited}.`, PATIENT);
  await sendForm(page, "New name", "Atlas of Grace", "Rename");
  await seesHeading(page, "Atlas of Grace");
}
