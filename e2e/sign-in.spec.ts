import { expect, test } from "./support/journey.js";

test("whoever opens a protected page signs in and comes back to it", async ({ page, person, signInPage }) => {
  await page.goto("/people");
  await signInPage.isShown();
  await signInPage.signIn(person);
  await expect(page).toHaveURL("/people");
  await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
});

test("the way back keeps the query and survives the step to sign-up and back", async ({ page, person, signInPage }) => {
  await page.goto("/studio/archive?from=mail");
  await signInPage.isShown();
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/\/handler\/sign-up/);
  await page.getByRole("link", { name: "Sign in" }).click();
  await signInPage.signIn(person);
  await expect(page).toHaveURL("/studio/archive?from=mail");
});

test("a wrong password is refused in words, and what was typed stays", async ({ page, person, signInPage }) => {
  await page.goto("/handler/sign-in");
  await signInPage.signIn({ email: person.email, password: "not my password" });
  await expect(page.getByRole("alert").filter({ hasText: "Wrong e-mail or password." })).toBeVisible();
  await expect(signInPage.email).toHaveValue(person.email);
  await expect(page).toHaveURL(/\/handler\/sign-in/);
  await signInPage.signIn(person);
  await expect(page).toHaveURL("/board");
});

test("an address without an account is refused with the same words as a wrong password", async ({ page, signInPage }) => {
  await page.goto("/handler/sign-in");
  await signInPage.signIn({ email: "nobody-at-all@example.com", password: "not my password" });
  await expect(page.getByRole("alert").filter({ hasText: "Wrong e-mail or password." })).toBeVisible();
});

for (const target of ["//evil.example/x", "/\\evil.example", "https://evil.example/", "javascript:alert(1)"]) {
  test(`a return address that leads away is not followed: ${target}`, async ({ page, person, signInPage }) => {
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
