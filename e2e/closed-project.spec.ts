import { newEmail } from "../tests/support/addresses.js";
import { startAppOfProject } from "./support/app-of-project.js";
import { send } from "./support/press.js";
import { expect, test } from "./support/test.js";

/** One app for all tests of the group. */
function inProject(config: Readonly<Record<string, boolean>>): void {
  let app: Awaited<ReturnType<typeof startAppOfProject>>;
  test.describe.configure({ mode: "default" });
  test.use({ baseURL: async ({ browserName: _ }, use) => use(app?.origin) });
  test.beforeAll(async () => {
    app = await startAppOfProject({ config });
  });
  test.afterAll(() => app?.stop());
}

test.describe("a project with sign-up disabled", () => {
  inProject({ magicLinkEnabled: true, signUpEnabled: false });

  test("says so, and links to the sign-in page with the return URL", { tag: "@main" }, async ({
    page,
    say,
  }) => {
    await page.goto("/handler/sign-up?after_auth_return_to=%2Fpeople");
    await expect(
      page.getByRole("heading", { level: 1, name: say("signUp.closedTitle") }),
    ).toBeVisible();
    await expect(page.getByText(say("signUp.closedNamed", { app: "Club" }))).toBeVisible();
    await expect(page.locator("form")).toHaveCount(0);
    await page.getByRole("link", { name: say("action.signIn") }).click();
    await expect(page).toHaveURL("/handler/sign-in?after_auth_return_to=%2Fpeople");
    await expect(page.getByRole("button", { name: say("signIn.sendCode") })).toBeVisible();
    await expect(page.getByText(say("signIn.noAccount"))).toBeHidden();
  });

  test("refuses a code for an address without an account with a message", async ({
    page,
    say,
    expectedErrors,
  }) => {
    expectedErrors.push(/400/);
    await page.goto("/handler/sign-in");
    await page.getByLabel(say("field.email"), { exact: true }).fill(newEmail());
    await send(page.getByRole("button", { name: say("signIn.sendCode") }));
    await expect(
      page.getByRole("alert").filter({ hasText: say("errors.SIGN_UP_NOT_ENABLED") }),
    ).toBeVisible();
  });
});

test.describe("a project with every sign-in method disabled", () => {
  inProject({
    credentialEnabled: false,
    magicLinkEnabled: false,
    passkeyEnabled: false,
  });

  for (const name of ["sign-in", "sign-up"]) {
    test(`says so on the ${name} page, and shows no form`, async ({ page, say }) => {
      await page.goto(`/handler/${name}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(say("methods.none"))).toBeVisible();
      await expect(page.locator("form, input")).toHaveCount(0);
    });
  }

  test("redirects from a protected page to that message", async ({ page, say }) => {
    await page.goto("/studio");
    await expect(page).toHaveURL(/\/handler\/sign-in/);
    await expect(page.getByText(say("methods.none"))).toBeVisible();
  });
});
