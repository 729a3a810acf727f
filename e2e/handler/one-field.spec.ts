import type { Page } from "@playwright/test";
import { readMailbox } from "@stackkit/next/testing";
import { startVirtualAuthenticator } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../tests/support/addresses.js";
import { startAppOfProject } from "../support/app-of-project.js";
import { violationsOn } from "../support/axe.js";
import { press, waitForHydration } from "../support/press.js";
import { expect, test } from "../support/test.js";
import type { Say } from "../support/words.js";

const PASSWORD = "correct horse battery";

let app: Awaited<ReturnType<typeof startAppOfProject>>;
// One app for all tests.
test.describe.configure({ mode: "default" });
test.use({ baseURL: async ({ browserName: _ }, use) => use(app?.origin) });
test.beforeAll(async () => {
  app = await startAppOfProject({
    config: { credentialEnabled: true, magicLinkEnabled: true, passkeyEnabled: true },
    env: { EXAMPLE_APP_SIGN_IN: "one-field" },
  });
});
test.afterAll(() => app?.stop());

const partsOf = (page: Page, say: Say) => ({
  email: page.getByLabel(say("field.email"), { exact: true }),
  password: page.getByRole("textbox", { name: say("field.password"), exact: true }),
  next: page.getByRole("button", { name: say("action.continue"), exact: true }),
  submit: page.getByRole("button", { name: say("signIn.submit"), exact: true }),
  sendCode: page.getByRole("button", { name: say("signIn.emailCode") }),
  code: page.getByLabel(say("code.label"), { exact: true }),
});

async function typedPartOf(email: string): Promise<string> {
  let digits: string | undefined;
  await expect(async () => {
    const mails = await readMailbox({ serviceUrl: app.url, to: email });
    digits = mails.map(({ text }) => /^\s*([A-Z0-9]{6})\s*$/m.exec(text)?.[1]).find(Boolean);
    expect(digits).toBeDefined();
  }).toPass();
  return digits ?? "";
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an address, then its password, after a mistake", {
      tag: javaScriptEnabled ? ["@everywhere", "@main"] : [],
    }, async ({ page, say }) => {
      const email = await app.createPerson(PASSWORD);
      const parts = partsOf(page, say);
      await page.goto("/people");
      if (javaScriptEnabled) await waitForHydration(parts.next);
      await parts.email.fill(email);
      await parts.next.click();
      await expect(page.getByText(email)).toBeVisible();
      await expect(parts.password).toBeFocused();
      expect(page.url(), "the address stays out of the URL").not.toContain(email.slice(0, 8));
      await parts.password.fill("not my password");
      await parts.submit.click();
      const alert = page
        .getByRole("alert")
        .filter({ hasText: say("errors.EMAIL_PASSWORD_MISMATCH") });
      await expect(alert).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      await parts.password.fill(PASSWORD);
      await parts.submit.click();
      await expect(page).toHaveURL("/people");
    });

    test("an address without an account sees the same, and a code opens one", async ({
      page,
      say,
    }) => {
      const parts = partsOf(page, say);
      const seen: string[] = [];
      const sent: string[] = [];
      page.on("request", (request) => {
        // Passkeys ask for a challenge, whatever is typed.
        if (request.url().startsWith(app.url) && request.postData()?.includes("@"))
          sent.push(request.url());
      });
      const unknown = newEmail();
      for (const email of [await app.createPerson(PASSWORD), unknown]) {
        await page.goto("/handler/sign-in");
        if (javaScriptEnabled) await waitForHydration(parts.next);
        await parts.email.fill(email);
        await parts.next.click();
        await expect(parts.sendCode).toBeVisible();
        seen.push((await page.getByRole("main").innerText()).replace(email, "…"));
      }
      expect(seen[0]).toBe(seen[1]);
      expect(sent, "nothing is looked up").toEqual([]);
      await parts.sendCode.click();
      await parts.code.fill(await typedPartOf(unknown));
      if (!javaScriptEnabled) await page.getByRole("button", { name: say("code.submit") }).click();
      await expect(page).toHaveURL("/board");
    });

    test("another address starts over", async ({ page, say }) => {
      const parts = partsOf(page, say);
      await page.goto("/handler/sign-in");
      if (javaScriptEnabled) await waitForHydration(parts.next);
      await parts.email.fill("ada@example.com");
      await parts.next.click();
      await page.getByText(say("code.change")).click();
      await expect(parts.email).toHaveValue(javaScriptEnabled ? "ada@example.com" : "");
      await expect(parts.password).toBeHidden();
    });
  });
}

test("the browser's buttons go to the address and on again", async ({ page, say }) => {
  const parts = partsOf(page, say);
  await page.goto("/handler/sign-up");
  await press(page.getByRole("link", { name: say("action.signIn"), exact: true }));
  await waitForHydration(parts.next);
  await parts.email.fill("ada@example.com");
  await parts.email.press("Enter");
  await expect(parts.password).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await page.goBack();
  await expect(parts.email).toBeFocused();
  await expect(parts.email).toHaveValue("ada@example.com");
  await page.goForward();
  await expect(parts.password).toBeVisible();
  await page.reload();
  await waitForHydration(parts.next);
  await parts.email.fill("ada@example.com");
  await parts.next.click();
  await expect(parts.password).toBeVisible();
  await page.goBack();
  await expect(parts.email).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/handler\/sign-up/);
});

test("a passkey signs in from the suggestions of the one field", async ({ page, say }) => {
  const email = await app.createPerson(PASSWORD);
  await startVirtualAuthenticator(page);
  const parts = partsOf(page, say);
  await page.goto("/handler/sign-in?after_auth_return_to=%2Fhandler%2Faccount-settings%2Fauth");
  await waitForHydration(parts.next);
  await parts.email.fill(email);
  await parts.next.click();
  await parts.password.fill(PASSWORD);
  await parts.submit.click();
  await press(page.getByRole("button", { name: say("auth.passkeyAdd") }));
  await expect(page.getByText(say("auth.passkeyAdded"))).toBeVisible();
  await page.goto("/handler/sign-out");
  await press(page.getByRole("button", { name: say("signOut.submit") }));
  await expect(page).toHaveURL("/");
  await page.goto("/handler/sign-in?after_auth_return_to=%2Fpeople");
  await waitForHydration(parts.next);
  // Focus starts the offer, and the virtual authenticator takes it.
  await parts.email.focus();
  await expect(page).toHaveURL("/people");
});
