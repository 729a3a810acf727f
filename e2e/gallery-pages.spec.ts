import type { Locator } from "@playwright/test";
import { publishGallery } from "../scripts/gallery/publish.mjs";
import { GALLERY_STARTER_URL, GALLERY_URL } from "./support/apps.mjs";
import { serveFolder } from "./support/serve-folder.js";
import { expect, test } from "./support/test.js";

const SLOWEST_MILLIS = 1_200_000;
/** So tall that no frame is left to load later. */
const TALL = { width: 1280, height: 4600 };

test.use({ trace: "off", viewport: TALL });

const inFull = process.env.VERIFY === "full" ? test : undefined;

inFull?.(
  "the published gallery shows every story in five looks, from static files alone",
  async ({ page, browser }, testInfo) => {
    test.setTimeout(SLOWEST_MILLIS);
    expect((await fetch(GALLERY_STARTER_URL)).ok).toBe(true);
    const folder = testInfo.outputPath("gallery");
    const count = await publishGallery({ browser, url: GALLERY_URL, folder });
    const files = await serveFolder(folder);
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!/^data:/.test(request.url()) && !request.url().startsWith(files.url))
        elsewhere.push(request.url());
    });
    await page.goto(`${files.url}/`);
    const links = page.getByRole("main").getByRole("link");
    await expect(links).toHaveCount(count);
    for (const story of await links.evaluateAll((all) => all.map((link) => `${link}`))) {
      await page.goto(story);
      const frames = await page.locator("iframe").all();
      expect(frames, story).toHaveLength(4);
      for (const frame of frames)
        await expect(frame.contentFrame().getByRole("heading", { level: 1 }), story).toHaveCount(1);
      const [, dark, , rightToLeft] = frames.map((frame) => frame.contentFrame());
      await expect(dark?.locator("html") as Locator, story).toHaveCSS("color-scheme", "dark");
      await expect(
        rightToLeft?.locator(".stack-scope:not([dir=rtl])") as Locator,
        story,
      ).toHaveCount(0);
      await expect
        .poll(() => page.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
    await page.goto(`${files.url}/console.html`);
    const pictures = page.locator("img");
    await expect(pictures).not.toHaveCount(0);
    await pictures.evaluateAll((all: HTMLImageElement[]) => {
      for (const picture of all) picture.loading = "eager";
    });
    await expect
      .poll(() =>
        pictures.evaluateAll((all: HTMLImageElement[]) =>
          all.every(({ naturalWidth }) => naturalWidth > 0),
        ),
      )
      .toBe(true);
    files.close();
    expect(elsewhere).toEqual([]);
  },
);
