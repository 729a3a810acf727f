import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { arrive, cookiesOf, inBrowser, navigate, whenEnded } from "../visitor.mjs";

/** @import { Page } from "@playwright/test" */
/** @import { Cell } from "../cells.mjs" */
/** @import { Check } from "./check.mjs" */

const RETURN_TO = "after_auth_return_to";

/** @param {Page} page @param {{ email: string, password: string }} person */
async function signIn(page, { email, password }) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  const button = page
    .getByRole("tabpanel", { name: "Password" })
    .getByRole("button", { name: "Sign in" });
  await expect(button).toHaveAttribute("type", "submit");
  await button.click();
}

/** @param {Cell} cell */
const hasProxy = ({ guard }) => guard !== "none";

/** @type {Check[]} */
export const SESSIONS = [
  {
    name: "a protected page redirects a signed-out visitor to sign in, with the return URL",
    when: hasProxy,
    run: async ({ url, path, origin }) => {
      for (const page of ["/account", "/de/account"]) {
        const { status, location, headers } = await navigate(`${url(page)}?tab=2`);
        assert.equal(status, 307);
        assert.equal(location?.origin, origin);
        assert.equal(location?.searchParams.get(RETURN_TO), `${path(page)}?tab=2`);
        assert.match(headers.get("cache-control") ?? "", /no-store/);
        const signIn = await arrive(`${url(page)}?tab=2`);
        assert.equal(signIn.status, 200);
        assert.equal(signIn.at.pathname, path("/handler/sign-in"));
      }
    },
  },
  {
    name: "request headers cannot change the target of a redirect",
    run: async ({ url, origin }) => {
      const { location } = await navigate(
        url("/account"),
        {},
        {
          "x-forwarded-host": "evil.example",
          "x-forwarded-proto": "https",
          "x-original-host": "evil.example",
        },
      );
      assert.equal(location?.host, new URL(origin).host);
      assert.doesNotMatch(location?.href ?? "", /evil/);
    },
  },
  {
    name: "an expired access token is refreshed once, for this page and for the browser",
    dev: true,
    when: hasProxy,
    run: async ({ url, backend, person, tokens }) => {
      backend.takeRefreshes();
      const first = await navigate(
        url("/account"),
        cookiesOf(backend.projectId, whenEnded(tokens)),
      );
      assert.equal(first.status, 200);
      assert.match(first.html, new RegExp(`Hello, (<!-- -->)?${person.name}`));
      assert.equal(backend.takeRefreshes(), 1);
      assert.match(first.headers.get("cache-control") ?? "", /no-store/);
      const second = await navigate(url("/account"), first.cookies);
      assert.equal(second.status, 200);
      assert.equal(backend.takeRefreshes(), 0);
    },
  },
  {
    name: "without a proxy a page protects itself, and refreshes an expired token once",
    when: (cell) => !hasProxy(cell),
    run: async ({ url, path, backend, person, tokens }) => {
      const stranger = await arrive(url("/account"));
      assert.equal(stranger.status, 200);
      assert.equal(stranger.at.pathname, path("/handler/sign-in"));
      backend.takeRefreshes();
      const { status, html } = await navigate(
        url("/account"),
        cookiesOf(backend.projectId, whenEnded(tokens)),
      );
      assert.equal(status, 200);
      assert.match(html, new RegExp(`Hello, (<!-- -->)?${person.name}`));
      assert.equal(backend.takeRefreshes(), 1);
    },
  },
  {
    name: "a session that was ended elsewhere leads to the sign-in page, and stays there",
    run: async ({ url, path, backend, tokens }) => {
      const gone = { ...whenEnded(tokens), refreshToken: "0".repeat(tokens.refreshToken.length) };
      const { status, at } = await arrive(url("/account"), cookiesOf(backend.projectId, gone));
      assert.equal(status, 200);
      assert.equal(at.pathname, path("/handler/sign-in"));
    },
  },
  {
    name: "signing in returns to the page, and signing out goes home",
    dev: true,
    run: ({ browser, url, person }) =>
      inBrowser(browser, { url: url("/account") }, async (page) => {
        await signIn(page, person);
        await expect(page).toHaveURL(url("/account"));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${person.name}`);
        await page.goto(url("/me"));
        await page.getByRole("button", { name: "Account menu" }).click();
        await page.getByRole("menuitem", { name: "Sign out" }).click();
        await expect(page).toHaveURL(
          (address) => address.href.replace(/\/$/, "") === url("/").replace(/\/$/, ""),
        );
        await page.goto(url("/account"));
        await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
      }),
  },
  {
    name: "signing in returns to the page without JavaScript too",
    // With cacheComponents, React's script moves the streamed form to its place.
    when: ({ config, guard }) => !config?.cacheComponents && guard !== "none",
    run: ({ browser, url, path, person }) =>
      inBrowser(browser, { url: `${url("/account")}?tab=2`, javaScript: false }, async (page) => {
        await signIn(page, person);
        await expect(page).toHaveURL(
          (address) => address.pathname === path("/account") && address.search === "?tab=2",
        );
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${person.name}`);
      }),
  },
  {
    name: "a rewritten path is protected by its page, and signing in returns to it",
    when: hasProxy,
    run: ({ browser, url, path, person }) =>
      inBrowser(browser, { url: url("/konto") }, async (page) => {
        await expect(page).toHaveURL(
          (address) =>
            address.pathname === path("/handler/sign-in") &&
            address.searchParams.get(RETURN_TO) === path("/konto"),
        );
        await signIn(page, person);
        await expect(page).toHaveURL(url("/konto"));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${person.name}`);
      }),
  },
  {
    name: "a page under the prefix of a language knows the user",
    run: async ({ url, backend, person, tokens }) => {
      const { status, html } = await navigate(
        url("/de/account"),
        cookiesOf(backend.projectId, tokens),
      );
      assert.equal(status, 200);
      assert.match(html, new RegExp(`de(<!-- -->)?: (<!-- -->)?${person.name}`));
    },
  },
  {
    name: "a server action changes the user, and the page shows it",
    dev: true,
    run: async ({ browser, url, backend }) => {
      const person = await backend.makePerson("Ida");
      const cookies = cookiesOf(backend.projectId, await backend.openSession(person));
      await inBrowser(browser, { url: url("/account"), cookies }, async (page) => {
        await page.getByLabel("Name").fill("Ida Rhodes");
        await page.getByRole("button", { name: "Rename" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ida Rhodes");
      });
    },
  },
  {
    name: "a route handler knows the user by cookies and by the kit's header",
    dev: true,
    run: async ({ url, backend, person, tokens }) => {
      const stranger = await fetch(url("/api/me"));
      assert.equal(stranger.status, 401);
      const byCookie = await navigate(url("/api/me"), cookiesOf(backend.projectId, tokens));
      assert.deepEqual(JSON.parse(byCookie.html), { id: person.id });
      const byHeader = await fetch(url("/api/me"), {
        headers: { "x-stack-auth": JSON.stringify(tokens) },
      });
      assert.deepEqual(await byHeader.json(), { id: person.id });
    },
  },
];
