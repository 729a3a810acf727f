import type { Page } from "@playwright/test";
import { CACHED_APP_URL } from "./support/apps.mjs";
import { makeMember } from "./support/cached-app.js";
import { enterAs } from "./support/people.js";
import { waitForHydration } from "./support/press.js";
import { expect, test } from "./support/test.js";

/** Holds back scripts until `release` is called. */
async function holdScripts(page: Page): Promise<{ release(): void }> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  return { release };
}

/** Opens a page whose scripts are held back until `release` is called. */
async function openSlowly(page: Page, path: string): Promise<{ release(): void }> {
  const held = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  return held;
}

/** After hydration, a form validates itself. */
const expectHydrated = (page: Page) =>
  expect(page.getByRole("tabpanel").locator("form")).toHaveAttribute("novalidate");
const email = (page: Page) => page.getByLabel("Email", { exact: true });
const password = (page: Page) => page.getByRole("textbox", { name: "Password", exact: true });
const submit = (page: Page) =>
  page.getByRole("tabpanel", { name: "Password" }).getByRole("button", { name: "Sign in" });

test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("a click before hydration is not lost", { tag: "@main" }, async ({ page, person }) => {
  const { release } = await openSlowly(
    page,
    "/handler/sign-in?tab=password&after_auth_return_to=%2Fpeople",
  );
  await email(page).fill(person.email);
  await password(page).fill(person.password);
  await submit(page).click();
  await expect(page).toHaveURL("/people");
  release();
  await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
});

test("text typed before hydration stays, and is shared with the other tab", async ({
  page,
  person,
}) => {
  const { release } = await openSlowly(page, "/handler/sign-in?tab=password");
  await email(page).fill(person.email);
  await password(page).fill(person.password);
  release();
  await expectHydrated(page);
  await expect(email(page)).toHaveValue(person.email);
  await expect(password(page)).toHaveValue(person.password);
  await page.getByRole("tab", { name: "Email code" }).click();
  await expect(page.getByRole("button", { name: "Send code" })).toBeVisible();
  await expect(email(page)).toHaveValue(person.email);
});

test("a mistake made before hydration is focused after it, and can be fixed", async ({
  page,
  person,
}) => {
  const { release } = await openSlowly(page, "/handler/sign-in?tab=password");
  await email(page).fill(person.email);
  await password(page).fill("not my password");
  await submit(page).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "That email and password don't match." }),
  ).toBeVisible();
  release();
  await expectHydrated(page);
  await expect(password(page)).toBeFocused();
  await expect(email(page)).toHaveValue(person.email);
  await password(page).fill(person.password);
  await submit(page).click();
  await expect(page).toHaveURL("/board");
});

test("what needs JavaScript is not offered to be pressed before it has loaded", async ({
  page,
  person,
  context,
}) => {
  await enterAs(person, context);
  const { release } = await openSlowly(page, "/handler/account-settings/auth");
  const turnOn = page.getByRole("button", { name: "Turn on", exact: true });
  await expect(turnOn).toBeDisabled();
  const buttons = page.getByRole("main").locator("button:not([popovertarget], [type=submit])");
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  release();
  await turnOn.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a press that waits for the code of its dialog says so, and is not lost", async ({
  page,
  person,
  context,
}) => {
  await enterAs(person, context);
  await page.goto("/handler/account-settings/auth");
  const turnOn = page.getByRole("button", { name: "Turn on", exact: true });
  await waitForHydration(turnOn);
  await page.waitForLoadState("networkidle");
  const { release } = await holdScripts(page);
  await turnOn.click();
  await expect(turnOn).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a wrong code that was sent before hydration is still said after it", async ({
  page,
  person,
  signInPage,
  say,
}) => {
  const { release } = await openSlowly(page, "/handler/sign-in");
  await email(page).fill(person.email);
  await page.getByRole("button", { name: say("signIn.sendCode") }).click();
  await signInPage.code.fill("000000");
  await page.getByRole("button", { name: say("action.continue") }).click();
  const problem = page.getByText(say("errors.VERIFICATION_CODE_NOT_FOUND"));
  await expect(problem).toBeVisible();
  release();
  await waitForHydration(signInPage.code);
  await expect(problem).toBeVisible();
});

test("with cacheComponents and a streamed page, a click before hydration is not lost either", async ({
  page,
}) => {
  const member = await makeMember("Ada");
  const { release } = await openSlowly(
    page,
    `${CACHED_APP_URL}/handler/sign-in?tab=password&after_auth_return_to=%2Fnotes`,
  );
  await email(page).fill(member.email);
  await password(page).fill(member.password);
  await submit(page).click();
  await expect(page).toHaveURL(`${CACHED_APP_URL}/notes`);
  release();
});
