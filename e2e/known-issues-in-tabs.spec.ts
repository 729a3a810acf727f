import type { Page } from "@playwright/test";
import { newEmail } from "../tests/support/addresses.js";
import { CACHED_APP_URL, CACHED_PROXY_URL } from "./support/apps.mjs";
import {
  enterAsMember,
  joinTeam,
  type Member,
  makeMember,
  makeTeam,
} from "./support/cached-app.js";
import { SignInPage } from "./support/pages.js";
import { ProviderPage } from "./support/provider.js";
import { expect, test } from "./support/test.js";
import type { Say } from "./support/words.js";

// Common complaints that only a browser can show: leftovers of a previous user, and state shared
// between tabs.
test.use({ baseURL: CACHED_APP_URL });

async function signIn(page: Page, say: Say, member: Member): Promise<void> {
  await page.goto("/handler/sign-in");
  await new SignInPage(page, say).signIn(member);
  await expect(page).toHaveURL("/me");
  await expect(page.getByRole("heading", { name: member.name })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Account menu", exact: true })).toBeVisible();
}

/** Starts a provider sign-in as soon as the button works. */
async function goToProvider(page: Page): Promise<void> {
  await page.goto("/handler/sign-in");
  const button = page.getByRole("button", { name: "Google" });
  await expect(button).toHaveAttribute("type", "submit");
  await button.click();
}

const follow = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("link", { name, exact: true }).click();

test("“after signing out I still see my pages”: prefetched links do not show the previous user's pages", {
  tag: "@main",
}, async ({ page, say }) => {
  const member = await makeMember("Nia Ward");
  // For a signed-out visitor, the link leads to the sign-in page. The router caches that.
  await page.goto("/");
  await follow(page, "Me");
  await expect(page).toHaveURL(/\/handler\/sign-in/);
  await new SignInPage(page, say).signIn(member);
  await expect(page.getByRole("heading", { name: member.name })).toBeVisible();
  await follow(page, "Home");
  await follow(page, "Me");
  await expect(page.getByRole("heading", { name: member.name })).toBeVisible();
  await signOut(page);
  await follow(page, "Me");
  await expect(page).toHaveURL(/\/handler\/sign-in/);
  await expect(page.getByText(member.name)).toHaveCount(0);
});

test("“I switched teams and still see the last one”: no page that the server rendered shows it, going back included", async ({
  page,
  context,
}) => {
  const [first, second] = await Promise.all([makeTeam("Orchard"), makeTeam("Workshop")]);
  const member = await makeMember("Mina Sol", first);
  await joinTeam(member, second);
  await enterAsMember(member, context);
  await page.goto("/team");
  await page.getByRole("link", { name: "About the team" }).click();
  await expect(page.getByRole("heading", { name: "About of Orchard" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the team" }).click();
  await expect(page.getByRole("heading", { name: "Home of Orchard" })).toBeVisible();

  await page.getByRole("button", { name: /Orchard/ }).click();
  await page.getByRole("menuitemradio", { name: "Workshop" }).click();
  await expect(page.getByRole("heading", { name: "Home of Workshop" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "About of Workshop" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Home of Workshop" })).toBeVisible();
  await expect(page.getByText("of Orchard")).toHaveCount(0);
});

test("“the next user sees my draft”: a form that Next keeps hidden is empty for the next user", async ({
  page,
  say,
}) => {
  const [first, second] = [await makeMember("Ola Finch"), await makeMember("Pia Lund")];
  await signIn(page, say, first);
  await follow(page, "Draft");
  await page.getByLabel("Draft").fill("A secret");
  await follow(page, "Home");
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  await follow(page, "Draft");
  await expect(page.getByLabel("Draft"), "Next keeps it for the same person").toHaveValue(
    "A secret",
  );
  await signOut(page);
  await signIn(page, say, second);
  await follow(page, "Draft");
  await expect(page.getByTestId("hook").filter({ visible: true })).toHaveText(
    "The hook knows Pia Lund",
  );
  // Including hidden ones.
  await expect
    .poll(() =>
      page
        .getByLabel("Draft")
        .evaluateAll((fields) =>
          (fields as HTMLTextAreaElement[]).map(({ value }) => value).join(""),
        ),
    )
    .toBe("");
});

test("“the other tab is still another user”: a switch of accounts applies to every tab, including drafts and hidden pages", async ({
  page,
  say,
  context,
}) => {
  const [first, second] = [await makeMember("Quin Abel"), await makeMember("Ria Sand")];
  await signIn(page, say, first);
  const other = await context.newPage();
  await other.goto("/draft");
  await other.getByLabel("Draft").fill("A secret");
  await expect(other.getByTestId("hook")).toHaveText("The hook knows Quin Abel");
  const third = await context.newPage();
  await third.goto("/notes");
  await expect(third.getByRole("heading", { name: "Notes of Quin Abel" })).toBeVisible();

  await signOut(page);
  await expect(other.getByTestId("hook")).toHaveText("Nobody is signed in");
  await expect(other.getByLabel("Draft")).toHaveValue("");
  await expect(third, "a page for members leads to the sign-in page").toHaveURL(
    /\/handler\/sign-in/,
  );
  await signIn(page, say, second);
  await expect(other.getByTestId("hook")).toHaveText("The hook knows Ria Sand");
  await other.goto("/notes");
  await expect(other.getByRole("heading", { name: "Notes of Ria Sand" })).toBeVisible();
});

test("“my new name shows up only after a reload”: a change by an action is shown with its response, cached or not", async ({
  page,
  context,
}) => {
  await enterAsMember(await makeMember("Sam Olde"), context);
  await page.goto("/notes");
  await expect(page.getByRole("heading", { name: "Notes of Sam Olde" })).toBeVisible();
  await page.getByLabel("Note", { exact: true }).fill("Water the beans");
  await page.getByRole("button", { name: "Add" }).click();
  await expect(
    page.getByRole("list", { name: "My notes" }).getByText("Water the beans"),
  ).toBeVisible();
  await page.getByLabel("Name").fill("Sam New");
  await page.getByRole("button", { name: "Rename me" }).click();
  await expect(page.getByRole("heading", { name: "Notes of Sam New" })).toBeVisible();
  await expect(page.getByTestId("hook")).toHaveText("The hook knows Sam New");
});

test("“another user's data came out of the cache”: notes are cached for each person, and a team's for its members", async ({
  page,
  browser,
  context,
}) => {
  const team = await makeTeam();
  await enterAsMember(await makeMember("Tia Lake", team), context);
  const elsewhere = await browser.newContext();
  await enterAsMember(await makeMember("Uma Hill", team), elsewhere);
  const theirs = await elsewhere.newPage();
  for (const one of [page, theirs]) await one.goto("/notes");
  await expect(theirs.getByRole("heading", { name: "Notes of Uma Hill" })).toBeVisible();

  await page.getByLabel("Note", { exact: true }).fill("Only mine");
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText("Only mine")).toBeVisible();
  await page.getByLabel("Note for the team").fill("For all of us");
  await page.getByRole("button", { name: "Tell the team" }).click();
  await expect(
    page.getByRole("list", { name: "Notes of the team" }).getByText("For all of us"),
  ).toBeVisible();
  await theirs.goto("/notes");
  await expect(theirs.getByText("For all of us")).toBeVisible();
  await expect(theirs.getByText("Only mine")).toHaveCount(0);
  await elsewhere.close();
});

for (const back of [
  "/handler/sign-in",
  "/handler/login",
  "/handler/signin?after_auth_return_to=%2Fhandler%2Fsign-in",
  "/handler/oauth-callback",
  "//handler/sign-in",
]) {
  test(`“redirected too many times”: nobody is sent back to ${back}`, async ({ page, say }) => {
    const member = await makeMember("Vic Moor");
    await page.goto(`/handler/sign-in?after_auth_return_to=${encodeURIComponent(back)}`);
    await new SignInPage(page, say).signIn(member);
    await expect(page).toHaveURL("/me");
  });
}

test("“redirected too many times”: if two pages redirect to each other, a page says so, and what to check", async ({
  page,
  context,
}) => {
  await enterAsMember(await makeMember("Wim Oak"), context);
  await page.route(/\/me$/, (route) =>
    route.fulfill({
      status: 307,
      headers: { location: "/handler/sign-in?after_auth_return_to=%2Fme" },
    }),
  );
  await page.goto("/handler/sign-in");
  await expect(page).toHaveURL(/\/handler\/error\?errorCode=REDIRECT_LOOP/);
  await expect(
    page.getByRole("alert").filter({ hasText: "Two pages kept sending you to each other" }),
  ).toContainText(/clock.*cookies/);
});

test("“request header too large”: the cookies of a session are under 1.5 kB together, and pending sign-ins have at most five", async ({
  page,
  say,
  context,
}) => {
  const verifiers = async () =>
    (await context.cookies()).filter(({ name }) => name.startsWith("stack-oauth-outer-"));
  await page.route(`${CACHED_PROXY_URL}/**/authorize/**`, (route) =>
    route.fulfill({ status: 204 }),
  );
  const seen = new Set<string>();
  for (let start = 0; start < 7; start++) {
    await Promise.all([page.waitForRequest(/\/authorize\/google/), goToProvider(page)]);
    for (const { name } of await verifiers()) seen.add(name);
  }
  expect(seen.size).toBe(7);
  expect((await verifiers()).length).toBe(5);

  await context.clearCookies();
  await page.unrouteAll();
  await signIn(page, say, await makeMember("Xen Dale"));
  const session = await context.cookies();
  expect(
    session.reduce(
      (bytes, { name, value }) => bytes + name.length + value.length + "=; ".length,
      0,
    ),
  ).toBeLessThan(1500);
});

test("“state mismatch”: two tabs start a provider sign-in, and both return signed in", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await goToProvider(tab);
    await new ProviderPage(tab).isShown();
  }
  for (const tab of [other, page]) {
    await new ProviderPage(tab).choose({
      name: "Yve Hart",
      email: newEmail(),
    });
    await expect(tab).toHaveURL(`${CACHED_APP_URL}/me`);
    await expect(tab.getByRole("heading", { name: "Yve Hart" })).toBeVisible();
  }
});

test("“cookies are blocked and I go in circles”: signing in says so at once", async ({
  page,
  say,
  expectedErrors,
}) => {
  expectedErrors.push(/COOKIES_BLOCKED/);
  await page.addInitScript(() =>
    Object.defineProperty(document, "cookie", { get: () => "", set: () => {} }),
  );
  const member = await makeMember("Zoe Park");
  await page.goto("/handler/sign-in");
  await new SignInPage(page, say).signIn(member);
  await expect(
    page.getByRole("alert").filter({ hasText: "Your browser doesn't keep this site's cookies" }),
  ).toBeVisible();
});
