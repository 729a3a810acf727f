import { randomUUID } from "node:crypto";
import { contactChannels, operations } from "@stackkit/next/protocol/internal";
import { newEmail } from "../tests/support/addresses.js";
import { startAppAndProcess } from "./support/app-of-project.js";
import { PORTS } from "./support/apps.mjs";
import { press, send, waitForHydration } from "./support/press.js";
import { expect, test } from "./support/test.js";

/** When a page says that a call takes longer, when it gives up, and when it tries again. */
const SLOW_MILLIS = 4000;
const LIMIT_MILLIS = 10_000;
const RETRY_MILLIS = 5000;

type Running = Awaited<ReturnType<typeof startAppAndProcess>>;
let running: Running;

// The tests stop and kill one service.
test.describe.configure({ mode: "default" });
test.use({ baseURL: `http://localhost:${PORTS.hungApp}` });
test.beforeAll(async () => {
  running = await startAppAndProcess(PORTS.hungApp);
});
test.afterEach(() => running.goOn());
test.afterAll(() => running?.stop());

async function makeAccount(): Promise<{ email: string; password: string }> {
  const email = newEmail();
  const password = randomUUID();
  await running.call(operations.users.create, {
    body: {
      primaryEmail: email,
      primaryEmailAuthEnabled: true,
      primaryEmailVerified: true,
      password,
    },
  });
  return { email, password };
}

const measured = (description: string) =>
  test.info().annotations.push({ type: "measured", description });

test("sign-in at a hung service says so in time, keeps what was typed, and then works", async ({
  page,
  signInPage,
  say,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/);
  const person = await makeAccount();
  await page.clock.install();
  await page.goto("/handler/sign-in");
  await signInPage.fillIn(person);
  running.hang();
  await send(signInPage.submit);
  await expect(signInPage.submit).toHaveAttribute("aria-busy", "true");
  const slow = page.getByRole("status").filter({ hasText: say("state.slow") });
  await expect(slow).toHaveCount(0);
  await page.clock.fastForward(SLOW_MILLIS);
  await expect(slow).toBeVisible();
  await page.clock.fastForward(LIMIT_MILLIS - SLOW_MILLIS);
  const failed = page.getByRole("alert").filter({ hasText: say("errors.NETWORK_ERROR") });
  await expect(failed).toContainText(say("failure.kept"));
  await expect(slow).toHaveCount(0);
  await expect(signInPage.email).toHaveValue(person.email);
  await expect(signInPage.password).toHaveValue(person.password);
  running.goOn();
  const startedAt = Date.now();
  await send(signInPage.submit);
  await expect(page).toHaveURL("/board");
  measured(`signed in ${Date.now() - startedAt} ms after the service went on`);
});

test("a section of the settings at a hung service is never empty, and recovers by itself", async ({
  page,
  signInPage,
  settings,
  say,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/, /NetworkError/, /NETWORK_ERROR/);
  const person = await makeAccount();
  await page.goto("/handler/sign-in");
  await signInPage.signIn(person);
  await expect(page).toHaveURL("/board");
  await page.clock.install();
  await settings.open("profile");
  running.hang();
  await press(page.getByRole("link", { name: say("auth.title"), exact: true }));
  const panel = settings.panel("emails.title");
  await expect(page.getByRole("status", { name: say("state.loading") }).first()).toBeVisible();
  await page.clock.fastForward(SLOW_MILLIS);
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: say("state.slow") })
      .first(),
  ).toBeVisible();
  await page.clock.fastForward(LIMIT_MILLIS - SLOW_MILLIS);
  await expect(
    panel.getByRole("alert").filter({ hasText: say("errors.NETWORK_ERROR") }),
  ).toBeVisible();
  running.goOn();
  const startedAt = Date.now();
  await page.clock.fastForward(RETRY_MILLIS);
  await expect(panel.getByRole("listitem").filter({ hasText: person.email })).toBeVisible();
  measured(`the section is back ${Date.now() - startedAt} ms after its next attempt`);
});

test("a page that a hung service keeps waiting says so, ends in words, and comes by itself", async ({
  page,
  signInPage,
  say,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/, /NETWORK_ERROR/);
  const person = await makeAccount();
  await page.goto("/handler/sign-in");
  await signInPage.signIn(person);
  await expect(page).toHaveURL("/board");
  running.hang();
  const response = await page.goto("/handler/account-settings", { waitUntil: "commit" });
  const { responseStart } = response?.request().timing() ?? {};
  measured(`first byte ${Math.round(responseStart ?? 0)} ms with a hung service`);
  expect(responseStart).toBeLessThan(LIMIT_MILLIS);
  const slow = page.getByRole("status").filter({ hasText: say("state.slow") });
  await expect(slow).toBeVisible();
  const failed = page.getByRole("alert").filter({ hasText: say("errors.NETWORK_ERROR") });
  await expect(failed).toBeVisible();
  await expect(slow).toHaveCount(0);
  running.goOn();
  const startedAt = Date.now();
  await expect(page.getByRole("heading", { level: 1, name: say("account.title") })).toBeVisible();
  measured(`settings are back ${Date.now() - startedAt} ms after the service went on`);
});

test("a page that the server could not read loads again by itself", async ({
  page,
  signInPage,
  say,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/, /NETWORK_ERROR/);
  const person = await makeAccount();
  await page.goto("/handler/sign-in");
  await signInPage.signIn(person);
  await expect(page).toHaveURL("/board");
  await running.kill();
  await page.clock.install();
  const response = await page.goto("/handler/account-settings");
  const { responseStart } = response?.request().timing() ?? {};
  measured(`first byte ${Math.round(responseStart ?? 0)} ms with a dead service`);
  const failed = page.getByRole("alert").filter({ hasText: say("errors.NETWORK_ERROR") });
  await expect(failed).toBeVisible();
  await waitForHydration(failed);
  // The next attempt fails too, and the page stays.
  await page.clock.fastForward(RETRY_MILLIS);
  await expect(failed).toBeVisible();
  await running.restart();
  const startedAt = Date.now();
  await expect(async () => {
    await page.clock.fastForward(RETRY_MILLIS);
    await expect(page.getByRole("heading", { level: 1, name: say("account.title") })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  measured(`settings are back ${Date.now() - startedAt} ms after the restart`);
});

for (const [status, headers, key] of [
  [500, {}, "failure.unknown"],
  [503, { "retry-after": "2" }, "failure.unknown"],
  [429, { "retry-after": "60" }, "errors.RATE_LIMITED"],
] as const) {
  test(`a section that is answered by ${status} says so, and recovers by itself`, async ({
    page,
    signInPage,
    settings,
    say,
    expectedErrors,
  }) => {
    expectedErrors.push(new RegExp(String(status)), /SERVICE_ERROR|RATE_LIMITED|ServiceError/);
    const person = await makeAccount();
    await page.goto("/handler/sign-in");
    await signInPage.signIn(person);
    await expect(page).toHaveURL("/board");
    const addresses = `**${contactChannels.list.path}?*`;
    await page.route(addresses, (route) =>
      route.fulfill({ status, headers: { ...headers, "access-control-allow-origin": "*" } }),
    );
    await page.clock.install();
    await settings.open("auth");
    const panel = settings.panel("emails.title");
    await expect(panel.getByRole("alert").filter({ hasText: say(key) })).toBeVisible();
    await page.unroute(addresses);
    await page.clock.fastForward(RETRY_MILLIS);
    await expect(panel.getByRole("listitem").filter({ hasText: person.email })).toBeVisible();
  });
}
