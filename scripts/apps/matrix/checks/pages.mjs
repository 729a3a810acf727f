import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { cookiesOf, inBrowser, navigate } from "../visitor.mjs";

/** @import { Cell } from "../cells.mjs" */
/** @import { Check } from "./check.mjs" */

/** @param {Cell} cell */
const hasCache = ({ config }) => config?.cacheComponents === true;

/** @type {Check[]} */
export const PAGES = [
  {
    name: "pages that do not read the user are rendered at build time",
    run: ({ build }) => {
      assert.ok(build);
      assert.match(build.home, /<h1>Welcome<\/h1>/);
      for (const page of ["/", "/hook", "/screens"])
        assert.ok(
          build.prerendered.includes(page),
          `${page} is not among ${build.prerendered.join(", ")}`,
        );
    },
  },
  {
    name: "the bundler reports no warning about the kit",
    run: ({ build }) =>
      assert.doesNotMatch(build?.log ?? "", /@stackkit|jose|not supported in the Edge Runtime/),
  },
  {
    name: "the proxy runs in the expected runtime",
    run: ({ build, cell }) => assert.equal(build?.guard, cell.guard),
  },
  {
    name: "a static page shows who is signed in, without an error",
    run: async ({ browser, url, backend, tokens, person }) => {
      await inBrowser(
        browser,
        { url: url("/hook"), cookies: cookiesOf(backend.projectId, tokens) },
        (page) => expect(page.locator("[data-visitor]")).toHaveText(`Signed in as ${person.name}`),
      );
      await inBrowser(browser, { url: url("/hook") }, (page) =>
        expect(page.locator("[data-visitor]")).toHaveText("Nobody is signed in"),
      );
    },
  },
  {
    name: "a dynamic page has the user in its HTML, and the browser renders the same",
    dev: true,
    run: async ({ browser, url, backend, tokens, person }) => {
      const cookies = cookiesOf(backend.projectId, tokens);
      const { status, html } = await navigate(url("/me"), cookies);
      assert.equal(status, 200);
      assert.match(html, new RegExp(`Signed in as (<!-- -->)?${person.name}`));
      await inBrowser(browser, { url: url("/me"), cookies }, (page) =>
        expect(page.getByRole("button", { name: "Account menu" })).toBeVisible(),
      );
    },
  },
  {
    name: "without JavaScript the page shows who is signed in",
    // With cacheComponents, React's script moves the streamed part to its place.
    when: (cell) => !hasCache(cell),
    run: async ({ browser, url, backend, tokens, person }) => {
      await inBrowser(
        browser,
        { url: url("/me"), cookies: cookiesOf(backend.projectId, tokens), javaScript: false },
        (page) => expect(page.locator("[data-visitor]")).toHaveText(`Signed in as ${person.name}`),
      );
      await inBrowser(browser, { url: url("/me"), javaScript: false }, (page) =>
        expect(page.locator("[data-visitor]")).toHaveText("Nobody is signed in"),
      );
    },
  },
  {
    name: "data cached for one user is not shown to another",
    when: hasCache,
    run: async ({ browser, url, backend, tokens, person }) => {
      const other = await backend.makePerson("Grace");
      const others = cookiesOf(backend.projectId, await backend.openSession(other));
      for (const [name, cookies] of /** @type {const} */ ([
        [person.name, cookiesOf(backend.projectId, tokens)],
        [other.name, others],
      ])) {
        await inBrowser(browser, { url: url("/recent"), cookies }, async (page) => {
          await expect(page.locator("[data-visitor]")).toHaveText(`Signed in as ${name}`);
          await page.getByRole("button", { name: "Forget" }).click();
          await expect(page.locator("[data-visitor]")).toHaveText(`Signed in as ${name}`);
        });
      }
      await inBrowser(browser, { url: url("/recent") }, (page) =>
        expect(page.locator("[data-visitor]")).toHaveText("Nobody is signed in"),
      );
    },
  },
  {
    name: "every component of the kit renders without an error",
    run: ({ browser, url, backend, tokens }) =>
      inBrowser(
        browser,
        { url: url("/screens"), cookies: cookiesOf(backend.projectId, tokens) },
        async (page) => {
          const buttons = page.locator("main > button");
          await expect(page.getByRole("region", { name: "MessageCard" })).toContainText(
            "It says one thing.",
          );
          for (const name of await buttons.allTextContents()) {
            await page.locator("main > button", { hasText: new RegExp(`^${name}$`) }).click();
            const shown = page.locator(`section[aria-label="${name}"]`);
            await expect(shown).not.toContainText("One moment");
            // The banner is for sessions in which someone acts as the user.
            if (name === "ActorBanner") await expect(shown).toBeEmpty();
            else await expect(shown).not.toBeEmpty();
          }
        },
      ),
  },
];
