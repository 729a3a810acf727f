import { expect } from "@playwright/test";

/** @import { Browser, Page } from "@playwright/test" */

const PASSWORD = "a long enough secret";
const MAX_STEP_MILLIS = 60_000;
export const PATIENT = { timeout: MAX_STEP_MILLIS };

/**
 * A service that is not in the app. @typedef {{ stop(): Promise<void>, start(): Promise<void> }}
 * Service
 */

/**
 * Lets a new visitor use an app. Throws if the page logs an error, unless it may.
 * @template T
 * @param {Browser} browser @param {(page: Page) => Promise<T>} use @param {{ mayLogErrors?: boolean }} [options]
 * @returns {Promise<T>}
 */
export async function visit(browser, use, { mayLogErrors = false } = {}) {
  const page = await browser.newPage({ locale: "en-GB" });
  try {
    page.setDefaultTimeout(MAX_STEP_MILLIS);
    /** @type {string[]} */
    const errors = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(String(error)));
    const result = await use(page);
    if (!mayLogErrors) expect(errors).toEqual([]);
    return result;
  } finally {
    await page.close();
  }
}

/**
 * Signs a new user up on the sign-in page, where a protected page has led.
 * @param {Page} page @param {string} email
 */
export async function signUp(page, email) {
  await expect(page).toHaveURL(/\/handler\/sign-in/, PATIENT);
  await page.getByRole("link", { name: "Sign up" }).click();
  const tab = page.getByRole("tab", { name: "Password" });
  // An app with passwords alone has no tabs.
  await expect(tab.or(page.getByLabel("Password", { exact: true })).first()).toBeVisible(PATIENT);
  if (await tab.isVisible()) await tab.click();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("link", { name: "Do this later" }).click(PATIENT);
}

/** @param {Page} page @param {string} name */
export const seesHeading = (page, name) =>
  expect(page.getByRole("heading", { name, exact: true })).toBeVisible(PATIENT);

/** @param {Page} page @param {string} origin */
export async function opensSettings(page, origin) {
  await page.goto(`${origin}/handler/account-settings`);
  await seesHeading(page, "Account settings");
  await seesHeading(page, "Profile");
}

/**
 * Signs up from the protected page that `init` adds. @param {Browser} browser @param {string}
 * origin
 */
export const visitNewApp = (browser, origin) =>
  visit(browser, async (page) => {
    const email = `ada-${Date.now()}@example.com`;
    await page.goto(`${origin}/account`);
    await signUp(page, email);
    await expect(page).toHaveURL(`${origin}/account`, PATIENT);
    await seesHeading(page, `Hello, ${email}`);
    await opensSettings(page, origin);
    await page.goto(`${origin}/account`);
    await seesHeading(page, `Hello, ${email}`);
  });

/**
 * Stops the service while a user is signed in: pages say so, and load again once it is back.
 * @param {Browser} browser @param {string} origin @param {Service} service
 */
export const visitInOutage = (browser, origin, service) =>
  visit(
    browser,
    async (page) => {
      const email = `eve-${Date.now()}@example.com`;
      await page.goto(`${origin}/account`);
      await signUp(page, email);
      await seesHeading(page, `Hello, ${email}`);
      const retry = page.getByText("Try again", { exact: true });
      const headings = { account: `Hello, ${email}`, "handler/account-settings": "Profile" };
      for (const [path, heading] of Object.entries(headings)) {
        await service.stop();
        await page.goto(`${origin}/${path}`);
        await expect(retry).toBeVisible(PATIENT);
        await service.start();
        await expect(async () => {
          if (await retry.isVisible()) await retry.click();
          await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
        }).toPass(PATIENT);
      }
    },
    { mayLogErrors: true },
  );
