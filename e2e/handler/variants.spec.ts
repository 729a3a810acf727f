import type { Page, TestInfo } from "@playwright/test";
import { matchLocale } from "../../src/protocol/languages/choose-locale.js";
import { directionOf } from "../../src/protocol/languages/locales.js";
import { violationsOn } from "../support/axe.js";
import { expect, test } from "../support/test.js";

/** A variant checks these on each run, and the others in the full one. */
const SHORT = [
  "sign-in",
  "sign-in?tab=password",
  "sign-up",
  "password-reset",
  "team-invitation?code=0",
];
const SIGNED_OUT = [
  ...SHORT,
  "forgot-password",
  "email-verification",
  `not-me?code=${"0".repeat(45)}`,
  "magic-link-callback?code=0",
  "cli-auth-confirm?login_code=0",
  "error?errorCode=OAUTH_PROVIDER_ACCESS_DENIED",
  "sign-out",
  "account-settings",
];
const SHORT_SECTIONS = ["profile", "auth"] as const;
const SECTIONS = [...SHORT_SECTIONS, "sessions", "activity", "settings", "team-creation"] as const;

/** Whether a test shows all pages: on a desktop in light mode, and everywhere in the full run. */
const showsAll = ({ project }: TestInfo): boolean =>
  project.name === "chromium" || process.env.VERIFY === "full";

/**
 * Returns the luminance of the surface below the page's heading: 0 is black, 1 is white. Null if the
 * page has just replaced the heading.
 */
const lightnessOf = (page: Page): Promise<number | null> =>
  page
    .getByRole("heading", { level: 1 })
    .first()
    .evaluate((heading) => {
      const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      if (pen === null) throw new Error("No canvas");
      let surface: Element | null = heading;
      for (; surface; surface = surface.parentElement) {
        const color = getComputedStyle(surface).backgroundColor;
        if (color === "") return null;
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, opacity = 0] = pen.getImageData(0, 0, 1, 1).data;
        if (opacity === 255) return (red + green + blue) / 3 / 255;
      }
      return heading.isConnected ? 1 : null;
    });

interface Dress {
  readonly locale: string | undefined;
  readonly colorScheme: string | null | undefined;
}

/** The page uses the reader's language, direction and colours, and fits the window. */
async function isDressed(page: Page, { locale, colorScheme }: Dress): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const language = matchLocale(locale ?? "en") ?? "en";
  const scope = page.locator(".stack-scope").first();
  await expect(scope).toHaveAttribute("lang", language);
  await expect(scope).toHaveAttribute("dir", directionOf(language));
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
  const isDark = async () => {
    const lightness = await lightnessOf(page);
    return lightness === null ? null : lightness < 0.5;
  };
  await expect.poll(isDark, `the surface of ${page.url()} is dark`).toBe(colorScheme === "dark");
  expect(await violationsOn(page), page.url()).toEqual([]);
}

test(
  "every signed-out page follows the reader's preferences",
  {
    tag: ["@everywhere", "@main", "@smoke"],
  },
  async ({ page, locale, colorScheme }, testInfo) => {
    for (const path of showsAll(testInfo) ? SIGNED_OUT : SHORT) {
      await page.goto(`/handler/${path}`);
      await isDressed(page, { locale, colorScheme });
    }
  },
);

test(
  "every section of the settings follows the reader's preferences",
  {
    tag: ["@everywhere", "@main", "@smoke"],
  },
  async ({ page, person, settings, teamArea, locale, colorScheme }, testInfo) => {
    await teamArea.enter(person);
    for (const section of showsAll(testInfo) ? SECTIONS : SHORT_SECTIONS) {
      await settings.open(section);
      await isDressed(page, { locale, colorScheme });
    }
    await settings.openTeam(person.teamId ?? "", "Greenhouse");
    await isDressed(page, { locale, colorScheme });
  },
);
