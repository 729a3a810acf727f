import { readMailbox } from "@stackkit/next/testing";
import { startAppOfProject } from "../support/app-of-project.js";
import { waitForHydration } from "../support/press.js";
import { expect, test } from "../support/test.js";

const PASSWORD = "correct horse battery";

let app: Awaited<ReturnType<typeof startAppOfProject>>;
test.describe.configure({ mode: "default" });
test.use({ baseURL: async ({ browserName: _ }, use) => use(app?.origin) });
test.beforeAll(async () => {
  app = await startAppOfProject({
    config: { credentialEnabled: true, magicLinkEnabled: false },
    smtpUrl: "smtp://127.0.0.1:1",
  });
});
test.afterAll(() => app?.stop());

async function digitsTo(email: string, count: number): Promise<string> {
  const codes = async () =>
    (await readMailbox({ serviceUrl: app.url, to: email })).filter(
      ({ kind }) => kind === "new_device_code",
    );
  await expect.poll(async () => (await codes()).length).toBe(count);
  return /\d{6}/.exec((await codes())[0]?.subject ?? "")?.[0] as string;
}

test("a password on an unknown device is followed by the digits of a mail, once", {
  tag: ["@everywhere", "@main"],
}, async ({ page, context, say, expectedErrors }) => {
  expectedErrors.push(/400/);
  const email = await app.createPerson(PASSWORD);
  const enterPassword = async () => {
    await page.goto("/handler/sign-in?after_auth_return_to=%2Fpeople");
    const field = page.getByLabel(say("field.email"), { exact: true });
    await waitForHydration(field);
    await field.fill(email);
    await page.getByLabel(say("field.password"), { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: say("action.signIn"), exact: true }).click();
  };
  await enterPassword();
  const step = page.getByRole("region", { name: say("totp.title") });
  await expect(step.getByText(say("totp.mailed"))).toBeVisible();
  await step.getByLabel(say("field.totp")).fill(await digitsTo(email, 1));
  await expect(page).toHaveURL("/people");

  // The device cookie stays when the session goes. An open page would follow it and navigate by itself.
  await page.goto("about:blank");
  await context.clearCookies({ name: /^(?!stack-device)/ });
  await enterPassword();
  await expect(page).toHaveURL("/people");
  await digitsTo(email, 1);
});

test.describe("before JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the digits are a page of their own", async ({ page, say }) => {
    const email = await app.createPerson(PASSWORD);
    await page.goto("/handler/sign-in?after_auth_return_to=%2Fpeople");
    await page.getByLabel(say("field.email"), { exact: true }).fill(email);
    await page.getByRole("textbox", { name: say("field.password"), exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: say("action.signIn"), exact: true }).click();
    await expect(page.getByRole("link", { name: say("action.cancel") })).toBeVisible();
    await page.getByLabel(say("field.totp")).fill(await digitsTo(email, 1));
    await page.getByRole("button", { name: say("totp.submit") }).click();
    await expect(page).toHaveURL("/people");
  });
});
