import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { GALLERY_URL, startGallery } from "./support/gallery.js";

/** The narrowest window in which everything can still be read and done. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };
const PARTS = 4;
const SLOWEST_PART_MILLIS = 600_000;

test.use({ baseURL: GALLERY_URL, reducedMotion: "reduce" });

// One server for all parts.
test.describe.configure({ mode: "default" });

let gallery: Awaited<ReturnType<typeof startGallery>>;
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.stop());

const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true).exclude("nextjs-portal");
const told = ({ violations }: Awaited<ReturnType<AxeBuilder["analyze"]>>) => violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);

/** What of a scene is against the rules of accessibility, in the light, in the dark, and in a narrow window. */
async function problemsOf(page: Page): Promise<string[]> {
  const problems = told(
    await axe(page)
      .options({ rules: { "target-size": { enabled: true } } })
      .analyze(),
  );
  await page.emulateMedia({ colorScheme: "dark" });
  problems.push(...told(await axe(page).withRules(["color-contrast"]).analyze()).map((problem) => `dark ${problem}`));
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(NARROW);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (overflow > 0) problems.push(`scrolls sideways by ${overflow} px`);
  await page.setViewportSize(WIDE);
  return problems;
}

for (let part = 1; part <= PARTS; part++) {
  test(`every scene of the gallery comes about, and is accessible in the light, in the dark and in a narrow window: part ${part} of ${PARTS}`, async ({ page }) => {
    test.setTimeout(SLOWEST_PART_MILLIS);
    await page.setViewportSize(WIDE);
    await page.goto("/gallery");
    const scenes = await page.locator("a.gallery-scene").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(scenes.length).toBeGreaterThan(100);
    for (const scene of scenes.filter((_, position) => position % PARTS === part - 1)) {
      await page.goto(scene);
      await expect(page.locator("html"), scene).toHaveAttribute("data-played");
      await expect(page.getByRole("heading", { level: 1 }), scene).toHaveCount(1);
      expect.soft(await problemsOf(page), scene).toEqual([]);
    }
  });
}
