import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishConsole } from "./console/publish.mjs";
import { saveScreen } from "./save-screen.mjs";
import { listStories, openNextStory, openStory } from "./walk.mjs";
import { writePages } from "./write-pages.mjs";

/** @import { Browser, Page } from "@playwright/test" */

const VIEWPORT = { width: 1280, height: 800 };

/**
 * Saves every story of a running gallery as static pages that need no server.
 * @param {{ browser: Browser, url: string, folder: string }} options `url`: the gallery's origin
 * @returns {Promise<number>} the number of stories
 */
export async function publishGallery({ browser, url, folder }) {
  rmSync(folder, { recursive: true, force: true });
  for (const path of ["screens/en", "screens/ar", "styles", "forced-colors"])
    mkdirSync(join(folder, path), { recursive: true });
  const [stories] = await Promise.all([
    saveStories("en", (page, name) =>
      pictureForcedColors(page, join(folder, "forced-colors", name)),
    ),
    saveStories("ar"),
  ]);
  writePages(folder, stories);
  publishConsole(folder);
  return stories.length;

  /** @param {"en" | "ar"} language @param {(page: Page, name: string) => Promise<void>} [also] */
  async function saveStories(language, also) {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      reducedMotion: "reduce",
      locale: language,
    });
    // Components on an app's own page follow a chosen language, not the browser's.
    const { COOKIES } = await import("@stackkit/next/protocol");
    await context.addCookies([{ name: COOKIES.language, value: language, url }]);
    const page = await context.newPage();
    const stories = await listStories(page, url);
    const names = stories.map(({ name }) => name);
    const saved = new Set();
    for (const [at, name] of names.entries()) {
      if (at === 0) await openStory(page, url, name);
      else await openNextStory(page, name);
      const { html, styles } = await saveScreen(page, { stories: names, styles: "../../styles" });
      writeFileSync(join(folder, "screens", language, `${name}.html`), html);
      for (const sheet of styles.filter((address) => !saved.has(address))) {
        saved.add(sheet);
        const response = await context.request.get(new URL(sheet, url).href);
        const file = new URL(sheet, url).pathname.split("/").at(-1) ?? "";
        writeFileSync(join(folder, "styles", file), await response.body());
      }
      await also?.(page, name);
    }
    await context.close();
    return stories;
  }
}

/** @param {Page} page @param {string} file */
async function pictureForcedColors(page, file) {
  await page.emulateMedia({ forcedColors: "active" });
  await page.screenshot({ path: `${file}.png` });
  await page.emulateMedia({ forcedColors: "none" });
}
