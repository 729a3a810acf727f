import type { Page, Route } from "@playwright/test";
import { operations } from "@stackkit/next/protocol/internal";
import { violationsOn } from "./support/axe.js";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

const running = new ConsoleService();
const ids = { user: "", team: "" };

// One service for all of them.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  await running.start([
    {
      displayName: "Ada Lovelace",
      primaryEmail: "ada@example.com",
      primaryEmailVerified: true,
      primaryEmailAuthEnabled: true,
      password: "a long enough password",
    },
  ]);
  const call = running.caller("server");
  ids.user = (await call(operations.userLists.list, { query: {} })).items[0]?.id ?? "";
  ids.team = (await call(operations.teams.create, { body: { displayName: "Night shift" } })).id;
  await call(operations.teams.addMember, {
    params: { team_id: ids.team, user_id: ids.user },
    body: {},
  });
});
test.afterAll(running.stop);
test.beforeEach(({ page }) => running.open(page));

/** Holds the answers of the service back, until they are let through at once. */
class Held {
  #routes: Route[] = [];

  static async on(page: Page, matches: (path: string, method: string) => boolean): Promise<Held> {
    const held = new Held();
    await page.route("**/console/**", (route, request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() !== "fetch" || !matches(pathname, request.method()))
        return route.fallback();
      held.#routes.push(route);
    });
    return held;
  }

  get count(): number {
    return this.#routes.length;
  }

  /** Lets what the page has called through, and waits until it has drawn it. */
  async release(page: Page): Promise<void> {
    await settle(page);
    const routes = this.#routes.splice(0);
    const answered = routes.map(async (route) => {
      const response = await route.request().response();
      await response?.finished();
    });
    for (const route of routes) await route.fallback();
    await Promise.all(answered);
    await settle(page);
  }
}

/** Waits until the page has drawn what it knows, and has called what that needs. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

const VIEWS = {
  home: () => "",
  users: () => "/users?query=ada",
  "the profile of a user": () => `/users/${ids.user}`,
  "the methods of a user": () => `/users/${ids.user}/methods`,
  "the sessions of a user": () => `/users/${ids.user}/sessions`,
  "the teams of a user": () => `/users/${ids.user}/teams`,
  "the keys of a user": () => `/users/${ids.user}/keys`,
  "the mails of a user": () => `/users/${ids.user}/mails`,
  "the activity of a user": () => `/users/${ids.user}/activity`,
  "the metadata of a user": () => `/users/${ids.user}/metadata`,
  help: () => "/help?identifier=ada@example.com",
  teams: () => "/teams",
  "a team": () => `/teams/${ids.team}`,
  permissions: () => "/permissions",
  roles: () => "/permissions?scope=roles",
  settings: () => "/sign-in",
  "sent mails": () => "/mail",
  webhooks: () => "/webhooks",
  activity: () => "/activity",
  project: () => "/project",
};

test("support waits once for each view of a slow service", async ({ page, expectedErrors }) => {
  // Support lists no administrators.
  expectedErrors.push(/403/);
  const { db } = running.service.context;
  await db.updateTable("administrators").set({ role: "support" }).execute();
  const waits: Record<string, number> = {};
  for (const [name, path] of Object.entries(VIEWS)) {
    // Reads nothing, and has nothing cached.
    await page.goto(running.viewUrl("/none"));
    await expect(page.getByRole("heading", { name: "Nothing here" })).toBeVisible();
    const held = await Held.on(page, (pathname) => pathname.includes("/api/"));
    await page.evaluate((url) => history.pushState(null, "", url), running.viewUrl(path()));
    await expect.poll(() => held.count).toBeGreaterThan(0);
    const waiting = page.locator(".main .skeleton");
    let rounds = 0;
    while (held.count > 0 && (rounds === 0 || (await waiting.count()) > 0)) {
      rounds += 1;
      await held.release(page);
    }
    await expect(waiting).toHaveCount(0);
    waits[name] = rounds;
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
  await db.updateTable("administrators").set({ role: "owner" }).execute();
  expect(waits).toEqual(Object.fromEntries(Object.keys(VIEWS).map((name) => [name, 1])));
});

test("what is below the name of a user or a team stays in place while it is read", async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [`/users/${ids.user}`, `/teams/${ids.team}`]) {
      await page.goto(running.viewUrl("/none"));
      const held = await Held.on(page, (pathname) => pathname.includes("/api/"));
      await page.evaluate((url) => history.pushState(null, "", url), running.viewUrl(path));
      const topOf = async () => (await page.locator(".view-head + *").boundingBox())?.y ?? 0;
      const before = await topOf();
      await held.release(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Ada|Night/);
      const moved = Math.abs((await topOf()) - before);
      expect(moved, `${path}, ${width}`).toBeLessThanOrEqual(1);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
  }
});

test("a change whose dialog was closed says that it failed, and closes no other", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED/);
  await page.goto(running.viewUrl(`/users/${ids.user}`));
  let isCut = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/contact-channels", async (route, request) => {
    if (request.method() !== "POST") return route.fallback();
    await released;
    return isCut ? route.abort("connectionrefused") : route.fallback();
  });
  const dialog = page.getByRole("dialog", { name: "Add an email address" });
  const open = async (address: string) => {
    await page.getByRole("button", { name: "Add address" }).click();
    await dialog.getByLabel("Email").fill(address);
  };
  await open("first@example.com");
  await dialog.getByRole("button", { name: "Add address" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Saving…")).toBeVisible();
  await open("second@example.com");
  isCut = true;
  release();
  await expect(
    page.getByText("Add an email address: The service cannot be reached."),
  ).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveValue("second@example.com");
  expect(await violationsOn(page)).toEqual([]);
});

test("many sessions end in the time of one", async ({ page }) => {
  for (let browser = 0; browser < 3; browser += 1)
    await running.caller("client")(operations.passwords.signIn, {
      body: { email: "ada@example.com", password: "a long enough password" },
    });
  await page.goto(running.viewUrl(`/users/${ids.user}/sessions`));
  await page.getByRole("button", { name: "End all sessions" }).click();
  const held = await Held.on(page, (_, method) => method === "DELETE");
  await page.getByRole("dialog").getByRole("button", { name: "End 3 sessions" }).click();
  await expect.poll(() => held.count).toBe(3);
  await held.release(page);
  await expect(page.getByText("Not signed in anywhere")).toBeVisible();
});

test("several calls at once ask for one sign-in when the session ended", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  for (let browser = 0; browser < 3; browser += 1)
    await running.caller("client")(operations.passwords.signIn, {
      body: { email: "ada@example.com", password: "a long enough password" },
    });
  await page.goto(running.viewUrl(`/users/${ids.user}/sessions`));
  await page.getByRole("button", { name: "End all sessions" }).click();
  await context.clearCookies();
  await page.getByRole("dialog").getByRole("button", { name: "End 3 sessions" }).click();
  const proof = page.getByRole("dialog", { name: "Is it still you?" });
  await proof.getByLabel("Email").fill(running.owner.email);
  await proof.getByLabel("Password").fill(running.owner.password);
  await proof.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Not signed in anywhere")).toBeVisible();
});

test("a download is no change that is saved", async ({ page }) => {
  const call = running.caller("admin");
  const job = await call(operations.jobs.create, {
    body: { kind: "add-to-team", userIds: [UNKNOWN_ID], teamId: ids.team },
  });
  await page.goto(running.viewUrl("/jobs"));
  await expect(page.getByText("Done: 0 of 1, 1 failed")).toBeVisible();
  const held = await Held.on(page, (pathname) => pathname.endsWith("/failures"));
  const button = page.getByRole("button", { name: "Download the failures" });
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(page.getByText("Saving…")).toHaveCount(0);
  const download = page.waitForEvent("download");
  await held.release(page);
  expect((await download).suggestedFilename()).toBe(`failures-${job.id}.csv`);
});

test("a name that is typed stays when the stored one is read again", async ({ page }) => {
  await page.clock.install();
  await page.goto(running.viewUrl(`/teams/${ids.team}`));
  await page.getByLabel("Name", { exact: true }).fill("Early shift");
  await running.caller("server")(operations.teams.update, {
    params: { team_id: ids.team },
    body: { displayName: "Late shift" },
  });
  await page.clock.fastForward(20_000);
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  await expect(page.getByRole("heading", { name: "Late shift" })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Early shift");
});
