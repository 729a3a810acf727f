import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { ROOT } from "../../demo/paths.mjs";
import { opensSettings, PATIENT, seesHeading, signUp, visit } from "./visit.mjs";

/** @import { Browser } from "@playwright/test" */

const GUIDE = join(ROOT, "docs/guide/with-other-middleware.md");
const RECIPE = /^## next-intl\n([\s\S]*?)^## /m;
const SAMPLE = /^```tsx?\n(\/\/ (\S+)\n[\s\S]*?)^```/gm;
/** Newer versions of use-intl need a package that not every registry has. */
export const NEXT_INTL = "next-intl@4.13.0 use-intl@4.13.0";

/** @param {string} file @param {(text: string) => string} edit */
const rewrite = (file, edit) => writeFileSync(file, edit(readFileSync(file, "utf8")));

/**
 * Gives a new app languages in its paths, with the files of the guide.
 * @param {string} app its folder
 */
export function addLanguages(app) {
  const at = (/** @type {string} */ path) => join(app, "app", path);
  mkdirSync(at("[locale]"));
  for (const name of ["page.tsx", "account"]) renameSync(at(name), at(`[locale]/${name}`));
  rewrite(at("[locale]/account/page.tsx"), (text) => text.replace("../../stack", "../../../stack"));
  rmSync(at("layout.tsx"));
  const [, recipe = ""] = RECIPE.exec(readFileSync(GUIDE, "utf8")) ?? [];
  const samples = [...recipe.matchAll(SAMPLE)];
  expect(samples.map(([, , path]) => path)).toEqual([
    "i18n/routing.ts",
    "proxy.ts",
    "app/[locale]/layout.tsx",
    "app/handler/layout.tsx",
  ]);
  for (const [, code = "", path = ""] of samples) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), code);
  }
}

/**
 * Uses the protected page of the app in both languages. @param {Browser} browser @param {string}
 * origin
 */
export const visitTranslatedApp = (browser, origin) =>
  visit(browser, async (page) => {
    const email = `ada-${Date.now()}@example.com`;
    await page.goto(`${origin}/account`);
    await signUp(page, email);
    await expect(page).toHaveURL(`${origin}/en/account`, PATIENT);
    for (const language of ["en", "de"]) {
      await page.goto(`${origin}/${language}/account`);
      await seesHeading(page, `Hello, ${email}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    }
    await opensSettings(page, origin);
  });
