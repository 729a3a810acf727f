import { linkFrom } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../tests/support/addresses.js";
import { mailTo } from "../support/mail.js";
import { send, waitForHydration } from "../support/press.js";
import { expect, test } from "../support/test.js";

const PASSWORD = "a long enough secret";

test("a new user signs up, names a team and verifies their address by mail", {
  tag: ["@everywhere", "@main"],
}, async ({ page, signUpPage, say }) => {
  const email = newEmail();
  await page.goto("/");
  await page.getByRole("link", { name: "Start a board" }).click();
  await expect(page).toHaveURL(/\/handler\/sign-up/);

  await signUpPage.signUpUnverified({ email, password: PASSWORD });
  await expect(page).toHaveURL("/board");
  await page.getByLabel("Team name").fill("Orchard");
  await page.getByRole("button", { name: "Create team" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Orchard" })).toBeVisible();
  // In the language of the app.
  const banner = page.getByRole("region").filter({ hasText: email });
  await expect(banner).toBeVisible();

  await page.goto(linkFrom(await mailTo(email, "email_verification")));
  await expect(
    page.getByRole("heading", { name: say("verify.titleFor", { email }) }),
  ).toBeVisible();
  const me = async () => (await page.request.get("/api/me")).json();
  expect(await me(), "opening the link alone confirms nothing").toMatchObject({
    primaryEmail: email,
    primaryEmailVerified: false,
  });

  await send(page.getByRole("button", { name: say("verify.submit") }));
  await expect(page.getByRole("heading", { name: say("verify.doneTitle") })).toBeVisible();
  expect(await me()).toMatchObject({ primaryEmailVerified: true });
  await page.goto("/board");
  await expect(page.getByRole("heading", { level: 1, name: "Orchard" })).toBeVisible();
  await expect(banner).toBeHidden();
});

test("the rule of a new password says when it is met, then how hard it is to guess", async ({
  page,
  signUpPage,
  say,
}) => {
  const scripts: string[] = [];
  await page.goto("/handler/sign-up?tab=password");
  const password = page.getByRole("textbox", { name: say("field.password"), exact: true });
  await waitForHydration(signUpPage.submit);
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const hint = page.locator(".stk-field", { has: password }).locator(".stk-hint");
  const mark = () => hint.evaluate((rule) => getComputedStyle(rule, "::before").content);
  expect(scripts).toEqual([]);
  await password.pressSequentially("1234567");
  await expect(hint).toHaveText(say("password.rule", { least: 8 }));
  expect(await mark()).toBe("none");
  await expect.poll(() => scripts.length, "the first key loads the hint").toBeGreaterThan(0);
  await password.pressSequentially("8");
  await expect(hint).toHaveText(say("strength.pattern"));
  expect(await mark()).toBe("none");
  await password.fill("correct horse battery");
  await expect(hint).toHaveText(say("strength.strong"));
  expect(await mark()).toContain("✓");
  await expect(password).toHaveAccessibleDescription(`✓ ${say("strength.strong")}`);
});
