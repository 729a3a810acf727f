import type { Page } from "@playwright/test";
import { listStories, openStory } from "../scripts/gallery/walk.mjs";
import { GALLERY_STARTER_URL, GALLERY_URL } from "./support/apps.mjs";
import { withStoredFonts } from "./support/pictures.js";
import { expect, test } from "./support/test.js";

const SLOWEST_MILLIS = 600_000;
/** The calls of a story have ended by then, except those of stories that wait for an answer. */
const CALLS_MILLIS = 5000;

/** After which a call counts as slow, and the page says so. */
const SLOW_MILLIS = 4000;

/** Wide enough for the settings' two columns. */
const DESKTOP = { viewport: { width: 840, height: 720 } };
const PHONE = { viewport: { width: 390, height: 720 }, hasTouch: true, isMobile: true };

/** States of screens that are compared beside the first story of each screen. */
const FURTHER: readonly string[] = [
  "sign-in-one-field",
  "sign-in-totp-mailed",
  "account-auth-equipped",
  "account-auth-trusted",
  "account-keys",
  "account-keys-made",
  "account-team-domains",
  "account-team-invited",
  "account-team-requests",
  "account-team-roles",
];

/** The first story of each screen is compared in each of them. */
const LOOKS = {
  light: DESKTOP,
  dark: { ...DESKTOP, colorScheme: "dark" },
  phone: PHONE,
  "right-to-left": { ...DESKTOP, locale: "ar" },
  "forced-colors": { ...DESKTOP, contextOptions: { forcedColors: "active" } },
} as const;

test.use({
  trace: "off",
  reducedMotion: "reduce",
  launchOptions: [withStoredFonts, { scope: "worker" }],
});

// Stories also show refusals and failures.
test.beforeEach(
  ({ expectedErrors }) =>
    void expectedErrors.push(/Failed to load resource/, /ServiceError: .* \(request gallery-/s),
);

async function storiesOf(page: Page) {
  const started = await fetch(GALLERY_STARTER_URL);
  expect(started.ok, await started.text()).toBe(true);
  return listStories(page, GALLERY_URL);
}

/** Dates differ on each run. */
const replaceDates = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const time of document.querySelectorAll("time")) time.textContent = "1 May";
  });

/** Keeps countdowns at their first number, and notices of slow calls away. Runs in the page. */
function holdTimers(slowMillis: number): void {
  const { setTimeout: start } = window;
  Object.assign(window, {
    setInterval: () => 0,
    setTimeout: (work: () => void, millis = 0, ...values: never[]) =>
      millis === slowMillis ? 0 : start(work, millis, ...values),
  });
}

async function comparePictures(page: Page, look: string, names: readonly string[]) {
  await page.addInitScript(holdTimers, SLOW_MILLIS);
  for (const name of names) {
    await openStory(page, GALLERY_URL, name);
    await page.waitForLoadState("networkidle", { timeout: CALLS_MILLIS }).catch(() => {});
    await replaceDates(page);
    await expect
      .soft(page, `${look}, ${name}: if it should look so, run npm run gallery -- --update`)
      .toHaveScreenshot([look, `${name}.png`], { fullPage: true });
  }
}

const inFull = process.env.VERIFY === "full";

for (const [look, options] of inFull ? Object.entries(LOOKS) : [])
  test.describe(look, () => {
    test.use(options);
    test(`every screen looks as in its stored picture, ${look}`, async ({ page }) => {
      test.setTimeout(SLOWEST_MILLIS);
      const stories = await storiesOf(page);
      const compared = stories.filter(
        ({ name, screen }, position) =>
          FURTHER.includes(name) ||
          stories.findIndex((other) => other.screen === screen) === position,
      );
      await comparePictures(
        page,
        look,
        compared.map(({ name }) => name),
      );
    });
  });
