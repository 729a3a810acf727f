import { enterConsole, openView } from "../scripts/gallery/console/open.mjs";
import { startConsole } from "../scripts/gallery/console/service.mjs";
import { VIEWS } from "../scripts/gallery/console/views.mjs";
import { violationsOn } from "./support/axe.js";
import { withStoredFonts } from "./support/pictures.js";
import { expect, test } from "./support/test.js";

const SLOWEST_MILLIS = 600_000;
/** Full Chromium draws the labels of charts half a pixel beside those of the headless shell. */
const CHART_LABEL_PIXELS = 40;
const MIN_TARGET = 24;
const DESKTOP = { viewport: { width: 900, height: 640 } };
/** Without the side bar, which is the same everywhere. */
const BESIDE_SIDE_BAR = { x: 233, y: 0, width: 667, height: 640 };

const LOOKS = {
  light: DESKTOP,
  dark: { ...DESKTOP, colorScheme: "dark" },
  phone: { viewport: { width: 390, height: 640 }, hasTouch: true, isMobile: true },
  "right-to-left": { ...DESKTOP, locale: "ar" },
} as const;

/** Looks of each run. Colours and directions change with the styles, which the full run shows. */
const DAILY: ReadonlySet<string> = new Set(["light", "phone"]);

/** Compared right to left too. */
const RIGHT_TO_LEFT = [
  "home",
  "users-selected",
  "user",
  "help",
  "settings",
  "mail-template",
  "webhooks",
];

const isFull = process.env.VERIFY === "full";

// The styles by which a picture hides carets would break the console's policy.
test.use({
  trace: "off",
  reducedMotion: "reduce",
  bypassCSP: isFull,
  ...(isFull && { launchOptions: [withStoredFonts, { scope: "worker" }] }),
});

let running: Awaited<ReturnType<typeof startConsole>>;
test.beforeAll(async () => {
  running = await startConsole();
});
test.afterAll(() => running.stop());

// Unknown users and addresses, and the frame of a mail, which runs no scripts of axe.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/40[04]/, /sandboxed/));

/** The names of buttons, links and fields that a finger misses. Links within sentences may be low. */
const smallTargets = (min: number): string[] =>
  [...document.querySelectorAll<HTMLElement>("button, a, input, select, summary")]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => {
      const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
      const isInText = getComputedStyle(target).display === "inline";
      return !isInText && width > 1 && (width < min || height < min);
    })
    .map(({ outerHTML }) => outerHTML);

for (const [look, options] of Object.entries(LOOKS).filter(([look]) => isFull || DAILY.has(look)))
  test.describe(look, () => {
    test.use(options);
    test(`every view of the console is accessible, fits and looks as stored, ${look}`, async ({
      page,
      context,
    }) => {
      test.setTimeout(SLOWEST_MILLIS);
      await enterConsole(context, running);
      for (const view of VIEWS) {
        await openView(page, running, view);
        if (isFull || look === "light")
          expect.soft(await violationsOn(page), view.name).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, view.name).toBeLessThanOrEqual(options.viewport.width);
        if (look === "phone")
          expect.soft(await page.evaluate(smallTargets, MIN_TARGET), view.name).toEqual([]);
        if (!isFull) continue;
        const name = view.name.replace("console-", "");
        if (look === "right-to-left" && !RIGHT_TO_LEFT.includes(name)) continue;
        await expect
          .soft(
            page,
            `${look}, ${view.name}: if it should look so, run npm run gallery -- --update`,
          )
          .toHaveScreenshot([look, `${view.name}.png`], {
            maxDiffPixels: (await page.locator("canvas").count()) > 0 ? CHART_LABEL_PIXELS : 0,
            ...(look === "light" && { clip: BESIDE_SIDE_BAR }),
          });
      }
    });
  });
