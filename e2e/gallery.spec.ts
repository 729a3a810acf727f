import type { Locator, Page } from "@playwright/test";
import { COOKIES } from "@stackkit/next/protocol";
import { listStories, openNextStory, openStory } from "../scripts/gallery/walk.mjs";
import { GALLERY_STARTER_URL, GALLERY_URL } from "./support/apps.mjs";
import { violationsOn } from "./support/axe.js";
import { expect, test } from "./support/test.js";
import { untranslated } from "./support/words.js";

/** The narrowest window that has to stay readable and usable. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };
/** As many as workers. */
const PARTS = 3;
const SLOWEST_MILLIS = 600_000;

// Traces of this many pages would be slow. Every finding can be reproduced by its URL.
test.use({ baseURL: GALLERY_URL, reducedMotion: "reduce", trace: "off" });

test.beforeAll(async () => {
  test.setTimeout(SLOWEST_MILLIS);
  const started = await fetch(GALLERY_STARTER_URL);
  expect(started.ok, await started.text()).toBe(true);
});

// Stories also show refusals and failures.
test.beforeEach(
  ({ expectedErrors }) =>
    void expectedErrors.push(/Failed to load resource/, /ServiceError: .* \(request gallery-/s),
);

/** Returns the names of a part's stories, which follow one another. */
async function storiesOf(page: Page, part: number): Promise<string[]> {
  const stories = await listStories(page, GALLERY_URL);
  const size = Math.ceil(stories.length / PARTS);
  return stories.slice((part - 1) * size, part * size).map(({ name }) => name);
}

const open = (page: Page, story: string): Promise<void> => openStory(page, GALLERY_URL, story);

async function expectOneTitle(page: Page, story: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }), story).toHaveCount(1);
}

const colourOf = (element: Locator): Promise<string> =>
  element.evaluate((scope) => getComputedStyle(scope).color);

const overflowOf = async (page: Page): Promise<string[]> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [];
};

/** Returns the accessibility violations of a story in light mode, dark mode and a narrow window. */
async function problemsOf(page: Page): Promise<string[]> {
  const problems = await violationsOn(page, { rules: { "target-size": { enabled: true } } });
  await page.emulateMedia({ colorScheme: "dark" });
  problems.push(
    ...(await violationsOn(page, { runOnly: ["color-contrast"] })).map(
      (problem) => `dark ${problem}`,
    ),
  );
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(NARROW);
  problems.push(...(await overflowOf(page)));
  await page.setViewportSize(WIDE);
  return problems;
}

for (let part = 1; part <= PARTS; part++) {
  test(`every story of the gallery renders, and is accessible in light mode, dark mode and a narrow window: part ${part} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(SLOWEST_MILLIS);
    await page.setViewportSize(WIDE);
    const stories = await storiesOf(page, part);
    for (const [position, story] of stories.entries()) {
      await (position === 0 ? open : openNextStory)(page, story);
      await expectOneTitle(page, story);
      expect.soft(await problemsOf(page), story).toEqual([]);
    }
  });

  const inFull = process.env.VERIFY === "full" ? test : undefined;
  inFull?.(
    `every story of the gallery renders in Arabic, right to left, in a narrow window: part ${part} of ${PARTS}`,
    async ({ page, context }) => {
      test.setTimeout(SLOWEST_MILLIS);
      await page.setViewportSize(NARROW);
      const stories = await storiesOf(page, part);
      await context.addCookies([{ name: COOKIES.language, value: "ar", url: GALLERY_URL }]);
      for (const story of stories) {
        await open(page, story);
        await expectOneTitle(page, story);
        await expect(page.locator(".stack-scope:not([lang=ar][dir=rtl])"), story).toHaveCount(0);
        expect
          .soft([...(await overflowOf(page)), ...(await untranslated(page, "ar"))], story)
          .toEqual([]);
      }
    },
  );
}

test("a language and a palette chosen on one story stay on the next ones, with and without the kit's page frame", async ({
  page,
}) => {
  const scope = page.locator(".stack-scope").first();
  const light = await open(page, "sign-in").then(() => colourOf(scope));
  await page.getByLabel("Language", { exact: true }).selectOption("ar");
  await expect(scope).toHaveAttribute("dir", "rtl");
  // A choice before hydration would be lost.
  await expect(page.locator("html")).toHaveAttribute("data-played", "sign-in");
  await page.getByLabel("Appearance", { exact: true }).selectOption("dark");
  await expect.poll(() => colourOf(scope)).not.toBe(light);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).not.toHaveURL("/sign-in");
  await expect(scope).toHaveAttribute("dir", "rtl");
  await open(page, "user-button");
  await expect(scope).toHaveAttribute("dir", "rtl");
  expect(await colourOf(scope)).not.toBe(light);
});
