import { passwords } from "@stackkit/next/protocol/internal";
import { expect, test } from "../support/test.js";

test("a visitor of a protected page signs in and returns to it", {
  tag: ["@everywhere", "@main"],
}, async ({ page, person, signInPage }) => {
  await page.goto("/people");
  await signInPage.isShown();
  await signInPage.signIn(person);
  await expect(page).toHaveURL("/people");
  await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
});

test("the return URL keeps its query, and survives switching to sign-up and back", async ({
  page,
  person,
  signInPage,
  say,
}) => {
  await page.goto("/studio/archive?from=mail");
  await signInPage.isShown();
  await page.getByRole("link", { name: say("action.signUp"), exact: true }).click();
  await expect(page).toHaveURL(/\/handler\/sign-up/);
  await page.getByRole("link", { name: say("action.signIn"), exact: true }).click();
  await signInPage.signIn(person);
  await expect(page).toHaveURL("/studio/archive?from=mail");
});

test("a wrong password is refused with a message, and the input stays", {
  tag: ["@everywhere", "@main"],
}, async ({ page, person, signInPage, say }) => {
  await page.goto("/handler/sign-in");
  await signInPage.signIn({ email: person.email, password: "not my password" });
  await expect(
    page.getByRole("alert").filter({ hasText: say("errors.EMAIL_PASSWORD_MISMATCH") }),
  ).toBeVisible();
  await expect(signInPage.email).toHaveValue(person.email);
  await expect(signInPage.password).toBeFocused();
  await expect(page).toHaveURL(/\/handler\/sign-in/);
  await signInPage.signIn(person);
  await expect(page).toHaveURL("/board");
});

test("missing or invalid input is reported before anything is sent", async ({
  page,
  signInPage,
  say,
}) => {
  const sent: string[] = [];
  page.on(
    "request",
    (request) => request.url().includes(passwords.signIn.path) && sent.push(request.url()),
  );
  await page.goto("/handler/sign-in");
  await signInPage.signIn({ email: "robin", password: "" });
  await expect(page.getByText(say("check.emailInvalid"))).toBeVisible();
  await expect(page.getByText(say("check.passwordMissing"))).toBeVisible();
  await expect(signInPage.email).toBeFocused();
  expect(sent).toEqual([]);
});

test("a signed-in user is redirected to the return URL", async ({ page, person, teamArea }) => {
  await teamArea.enter(person);
  await page.goto("/handler/sign-in");
  await expect(page).toHaveURL("/board");
  await page.goto("/handler/sign-up?after_auth_return_to=%2Fpeople");
  await expect(page).toHaveURL("/people");
});

test("the browser's back button skips the sign-in page", async ({ page, person, signInPage }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await signInPage.signIn(person);
  await expect(page).toHaveURL("/board");
  await expect(page.getByRole("heading", { level: 1, name: "Greenhouse" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Your board", exact: true })).toBeVisible();
});

for (const target of [
  "//evil.example/x",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
]) {
  test(`a return URL to another origin is ignored: ${target}`, async ({
    page,
    person,
    signInPage,
  }) => {
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await page.goto(`/handler/sign-in?after_auth_return_to=${encodeURIComponent(target)}`);
    await signInPage.signIn(person);
    await expect(page).toHaveURL("/board");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(dialogs).toEqual([]);
  });
}
