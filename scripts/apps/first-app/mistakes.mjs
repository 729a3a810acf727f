import assert from "node:assert/strict";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { MISTAKES } from "./mistakes/list.mjs";
import { visit } from "./visit.mjs";

/** @import { Browser } from "@playwright/test" */
/** @import { Running } from "./mistakes/list.mjs" */

const ANSWER_MILLIS = 60_000;
/** A visitor who sees nothing for longer than this leaves. */
const SOON = { timeout: 5000 };

/**
 * The text of a page, without the tags and entities that the reader does not see. @param {string}
 * html
 */
const textOf = (html) =>
  html
    .replaceAll(/\\+"/g, '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/**
 * Makes each mistake in an app made by `init` whose user has signed up, and reads about it.
 * @param {string} app its folder
 * @param {(variables?: Readonly<Record<string, string>>) => Promise<Running>} startDev
 * @param {Browser} browser @param {(line: string) => void} say
 */
export async function makeMistakes(app, startDev, browser, say) {
  for (const mistake of MISTAKES) {
    const { name, files = {}, removed, variables, prepare, begin, path, words, shown } = mistake;
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(app, file)), { recursive: true });
      writeFileSync(join(app, file), text);
    }
    const aside = join(app, "removed");
    if (removed) renameSync(join(app, removed), aside);
    const undo = prepare?.(app);
    const { origin, said, stop } = await startDev(variables);
    try {
      const query = (await begin?.(origin, app)) ?? "";
      const response = await fetch(origin + path + query, {
        headers: { accept: "text/html" },
        signal: AbortSignal.timeout(ANSWER_MILLIS),
      });
      const read = `${textOf(await response.text())}\n${said()}`;
      const found = words.exec(read)?.[0];
      assert.ok(found, `${name} says: ${said()}`);
      // A wall of errors of the bundler hides the one that matters.
      assert.ok((said().match(/Module not found/g) ?? []).length < 2, `${name}: ${said()}`);
      if (shown) await showsSoon(browser, origin + path, shown);
      say(`           ${name}: ${found.replaceAll(/\s+/g, " ").slice(0, 100)}`);
    } finally {
      await stop();
      undo?.();
      if (removed) renameSync(aside, join(app, removed));
      for (const file of Object.keys(files)) rmSync(dirname(join(app, file)), { recursive: true });
    }
  }
}

/**
 * Throws if a page stays empty, or breaks. @param {Browser} browser @param {string} url @param
 * {string} text
 */
const showsSoon = (browser, url, text) =>
  visit(
    browser,
    async (page) => {
      /** @type {Error[]} */
      const uncaught = [];
      page.on("pageerror", (error) => uncaught.push(error));
      await page.goto(url, { waitUntil: "commit" });
      await expect(page.getByText(text, { exact: true })).toBeVisible(SOON);
      await expect(page.getByText("Try again", { exact: true })).toBeVisible(SOON);
      expect(uncaught).toEqual([]);
    },
    { mayLogErrors: true },
  );
