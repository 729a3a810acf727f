import type { Page } from "@playwright/test";
import { enterConsole, openView } from "../scripts/gallery/console/open.mjs";
import { startConsole } from "../scripts/gallery/console/service.mjs";
import { VIEWS } from "../scripts/gallery/console/views.mjs";
import { violationsOn } from "./support/axe.js";
import { withStoredFonts } from "./support/pictures.js";
import { expect, test } from "./support/test.js";

const SLOWEST_MILLIS = 600_000;
/** Full Chromium draws the labels of charts half a pixel beside those of the headless shell. */
const CHART_LABEL_PIXELS = 40;
const MIN_TARGET = 44;
const MIN_LETTERS = 16;
const DESKTOP = { viewport: { width: 900, height: 640 } };
/** Without the side bar, which is the same everywhere. */
const BESIDE_SIDE_BAR = { x: 233, y: 0, width: 667, height: 640 };

const LOOKS = {
  light: DESKTOP,
  dark: { ...DESKTOP, colorScheme: "dark" },
  phone: { viewport: { width: 390, height: 640 }, hasTouch: true, isMobile: true },
  "right-to-left": { ...DESKTOP, locale: "ar" },
} as const;

type Look = keyof typeof LOOKS;

/** Looks of each run. Colours and directions change with the styles, which the full run shows. */
const DAILY: ReadonlySet<Look> = new Set(["light", "phone"]);

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

/** Controls that a finger misses, except below an open menu. Links within sentences may be low. */
const smallTargets = (min: number): string[] => {
  const around = document.querySelector("[role=menu], details[open] > .menu-list") ?? document;
  const controls = "button, a, input, select, summary, [role=option]";
  return [...around.querySelectorAll<HTMLElement>(controls)]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => getComputedStyle(target).display !== "inline")
    .filter((target) => {
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const pressed = target.closest("label") ?? target;
      const { left, top, width, height } = pressed.getBoundingClientRect();
      const isHit = (right: number, down: number) =>
        pressed.contains(
          document.elementFromPoint(left + width / 2 + right, top + height / 2 + down),
        );
      const reach = min / 2 - 1;
      const isOver = isHit(reach, 0) && isHit(-reach, 0) && isHit(0, reach) && isHit(0, -reach);
      return isHit(0, 0) && !isOver;
    })
    .map(({ outerHTML }) => outerHTML);
};

/** Fields whose letters are so small that phones zoom into them. */
const smallFields = (min: number): string[] =>
  [...document.querySelectorAll<HTMLElement>("input:not([type=checkbox]), select, textarea")]
    .filter((field) => field.checkVisibility({ visibilityProperty: true }))
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < min)
    .map(({ outerHTML }) => outerHTML);

/** Placeholders that their fields cut. */
const cutPlaceholders = (): string[] => {
  const canvas = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll<HTMLInputElement>("input[placeholder]")]
    .filter((field) => field.checkVisibility() && field.value === "")
    .filter((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      if (canvas) canvas.font = font;
      const width = canvas?.measureText(field.placeholder).width ?? 0;
      return width > field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    })
    .map(({ placeholder }) => placeholder);
};

async function expectPicture(page: Page, look: Look, view: string): Promise<void> {
  if (look === "right-to-left" && !RIGHT_TO_LEFT.includes(view.replace("console-", ""))) return;
  await expect
    .soft(page, `${look}, ${view}: if it should look so, run npm run gallery -- --update`)
    .toHaveScreenshot([look, `${view}.png`], {
      maxDiffPixels: (await page.locator("canvas").count()) > 0 ? CHART_LABEL_PIXELS : 0,
      ...(look === "light" && { clip: BESIDE_SIDE_BAR }),
    });
}

for (const look of (Object.keys(LOOKS) as Look[]).filter((one) => isFull || DAILY.has(one)))
  test.describe(look, () => {
    test.use(LOOKS[look]);
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
        expect.soft(width, view.name).toBeLessThanOrEqual(LOOKS[look].viewport.width);
        if (isFull) await expectPicture(page, look, view.name);
        if (look !== "phone") continue;
        expect.soft(await page.evaluate(smallFields, MIN_LETTERS), view.name).toEqual([]);
        expect.soft(await page.evaluate(cutPlaceholders), view.name).toEqual([]);
        expect.soft(await page.evaluate(smallTargets, MIN_TARGET), view.name).toEqual([]);
      }
    });
  });
