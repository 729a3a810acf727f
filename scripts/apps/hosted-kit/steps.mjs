import { expect } from "@playwright/test";

/** @import { Page } from "@playwright/test" */

const EMAIL = "grace@example.com";
const PASSWORD = "correct horse battery";
const MAX_STEP_MILLIS = 20_000;

/**
 * The steps of a user. Each starts where the previous one ended.
 * @param {Page} page @param {{ app: string, moved: string, service: string }} origins
 * @returns {Readonly<Record<string, () => Promise<void>>>}
 */
export function stepsWith(page, { app, moved, service }) {
  page.setDefaultTimeout(MAX_STEP_MILLIS);
  const patient = { timeout: MAX_STEP_MILLIS };
  const open = (/** @type {string} */ path, origin = app) => page.goto(origin + path);
  /** @param {string} name */
  const seesWelcome = async (name) => {
    await expect(page).toHaveURL(/\/dashboard$/, patient);
    await expect(page.getByRole("heading", { name: `Welcome, ${name}` })).toBeVisible(patient);
    // The hosted kit navigates by its router and by the browser: the second cancels the first.
    await page.waitForLoadState("networkidle");
  };
  const press = (/** @type {string} */ name) =>
    page.getByRole("button", { name, exact: true }).click();
  const signOut = async () => {
    await open("/handler/sign-out");
    await expect(page).toHaveURL(`${app}/`, patient);
    await page.waitForLoadState("networkidle");
  };
  const enter = async (/** @type {string} */ password) => {
    await page.getByRole("tab", { name: "Email & Password" }).click();
    await page.getByRole("textbox", { name: "Email" }).fill(EMAIL);
    for (const field of await page.locator("input[type=password]").all())
      await field.fill(password);
  };
  return {
    "signs up with a password": async () => {
      await open("/handler/sign-up");
      await enter(PASSWORD);
      await press("Sign Up");
      await seesWelcome(EMAIL);
    },
    "knows the user by its hook": async () => {
      await open("/members");
      await expect(page.getByText(EMAIL).first()).toBeVisible();
    },
    "changes the name in the account's settings": async () => {
      await open("/handler/account-settings");
      // The pencil has no accessible name, and is the only visible button next to the name.
      await page.locator("button:visible").last().click();
      await page.getByRole("textbox").fill("Grace");
      await press("Save");
      await expect(page.getByText("Grace", { exact: true })).toBeVisible();
    },
    "lists the account's addresses and sessions": async () => {
      const seen = (/** @type {string} */ text) =>
        page.getByText(text).filter({ visible: true }).first();
      await seen("Emails & Auth").click();
      await expect(seen(EMAIL)).toBeVisible();
      await seen("Active Sessions").click();
      await expect(seen("Current Session")).toBeVisible();
    },
    "leaves its session to the app that was moved over": async () => {
      await open("/dashboard", moved);
      await seesWelcome("Grace");
    },
    "signs out": async () => {
      await signOut();
      await open("/dashboard");
      await expect(page).toHaveURL(/\/handler\/sign-in/, patient);
    },
    "says that a password is wrong": async () => {
      await open("/handler/sign-in");
      await enter("another password");
      await press("Sign In");
      await expect(page.getByText(/wrong e-?mail or password/i)).toBeVisible();
    },
    "signs in with the password": async () => {
      await enter(PASSWORD);
      await press("Sign In");
      await seesWelcome("Grace");
    },
    "signs in with a code from a mail": async () => {
      await signOut();
      await open("/handler/sign-in");
      await page.getByRole("textbox", { name: "Email" }).fill("lin@example.com");
      await press("Send email");
      await expect(page.getByText(/enter the code/i)).toBeVisible();
      await page.locator("input").first().focus();
      await page.keyboard.type(await mailedCode(service, "lin@example.com"));
      await seesWelcome("lin@example.com");
    },
    "signs in with a provider": async () => {
      await signOut();
      await open("/handler/sign-in");
      await press("Sign in with GitHub");
      await page.getByText("Use another account").click();
      await page.getByLabel("Name").fill("Ken");
      await page.getByLabel("Email address").fill("ken@example.com");
      await page.getByLabel("The address is verified").setChecked(true);
      await press("Continue");
      await seesWelcome("Ken");
    },
  };
}

/** The code of the latest mail to an address. @param {string} service @param {string} address */
async function mailedCode(service, address) {
  /** @type {{ to: string, text: string }[]} */
  const mails = await (await fetch(`${service}/mailbox.json`)).json();
  const [code] =
    /\b[A-Z0-9]{6}\b/.exec(mails.find(({ to }) => to.includes(address))?.text ?? "") ?? [];
  if (!code) throw new Error(`No mail with a code came to ${address}.`);
  return code;
}
