import { newEmail } from "../tests/support/addresses.js";
import { startAppOfProject } from "./support/app-of-project.js";
import { expect, test } from "./support/test.js";

let app: Awaited<ReturnType<typeof startAppOfProject>>;
// One app for both tests.
test.describe.configure({ mode: "default" });
test.use({ baseURL: async ({ browserName: _ }, use) => use(app?.origin) });
test.beforeAll(async () => {
  app = await startAppOfProject({ config: { signUpNameEnabled: true } });
});
test.afterAll(() => app?.stop());

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a project that asks for a name stores it with the account", async ({ page, say }) => {
      await page.goto("/handler/sign-up?tab=password");
      const name = page.getByLabel(say("signUp.yourName"));
      await expect(name).toHaveAttribute("autocomplete", "name");
      await name.fill("Ada Lovelace");
      await page.getByLabel(say("field.email"), { exact: true }).fill(newEmail());
      const password = page.getByRole("textbox", { name: say("field.password"), exact: true });
      const submit = page.getByRole("button", { name: say("signUp.submit") });
      await password.fill("12345678");
      await submit.click();
      await expect(page.getByText(say("errors.PASSWORD_TOO_COMMON"))).toBeVisible();
      await expect(name).toHaveValue("Ada Lovelace");
      await password.fill("a long enough secret");
      await submit.click();
      await page.getByRole("link", { name: say("verify.later") }).click();
      await expect(page).toHaveURL("/board");
      expect(await (await page.request.get("/api/me")).json()).toMatchObject({
        displayName: "Ada Lovelace",
      });
    });
  });
}
