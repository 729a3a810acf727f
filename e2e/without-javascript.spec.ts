import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { operations } from "@stackkit/next/protocol";
import { readMailbox, waitForMail } from "@stackkit/next/testing";
import { totpCode } from "@stackkit/next/testing/playwright";
import { OTP_LENGTH } from "../src/protocol/limits/limits.js";
import { newEmail } from "../tests/support/addresses.js";
import { SERVICE_URL } from "./support/apps.mjs";
import { expireCode } from "./support/expire.js";
import { asServer, enterAs } from "./support/people.js";
import { expect, test } from "./support/test.js";

test.use({ javaScriptEnabled: false });

const password = (page: Page) => page.getByRole("textbox", { name: "Password", exact: true });
const email = (page: Page) => page.getByLabel("Email", { exact: true });
const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

/** The part of a mailed link's code that the user types. */
const typedPartOf = (link: string): string =>
  (new URL(link).searchParams.get("code") ?? "").slice(0, OTP_LENGTH);

async function signIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await email(page).fill(person.email);
  await password(page).fill(person.password);
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign in" }).click();
}

test("a password signs in, and the return URL survives a mistake", { tag: "@main" }, async ({
  page,
  person,
}) => {
  await page.goto("/people");
  await page.getByRole("tab", { name: "Password" }).click();
  await expect(password(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Show password" })).toBeHidden();
  await signIn(page, { email: person.email, password: "not my password" });
  await expect(alert(page, "That email and password don't match.")).toBeVisible();
  await expect(email(page)).toHaveValue(person.email);
  await expect(password(page)).toHaveValue("");
  expect(await page.content(), "no password comes back with the page").not.toContain(
    "not my password",
  );
  await signIn(page, person);
  await expect(page).toHaveURL("/people");
});

for (const target of ["//evil.example/x", "https://evil.example/", "/\\evil.example"]) {
  test(`a return URL to another origin is ignored: ${target}`, async ({ page, person }) => {
    await page.goto(
      `/handler/sign-in?tab=password&after_auth_return_to=${encodeURIComponent(target)}`,
    );
    await signIn(page, person);
    await expect(page).toHaveURL("/board");
  });
}

test("the code of an authenticator app is a step of the same form", { tag: "@main" }, async ({
  page,
  person,
}) => {
  const secret = new Uint8Array(20).fill(7);
  const { call } = asServer();
  await call(operations.users.update, {
    params: { user_id: person.id },
    body: { totpMultiFactorSecret: secret },
  });
  await page.goto("/handler/sign-in?tab=password&after_auth_return_to=%2Fpeople");
  await signIn(page, person);
  const code = page.getByLabel("Six-digit code");
  await code.fill((await totpCode(secret)) === "000000" ? "111111" : "000000");
  await page.getByRole("button", { name: "Confirm code" }).click();
  await expect(page.getByText("That code isn't right.")).toBeVisible();
  await code.fill(await totpCode(secret));
  await page.getByRole("button", { name: "Confirm code" }).click();
  await expect(page).toHaveURL("/people");
});

test("a code that comes too late leads back to the first step, as Back and Cancel do", async ({
  page,
  person,
}) => {
  const secret = new Uint8Array(20).fill(7);
  await asServer().call(operations.users.update, {
    params: { user_id: person.id },
    body: { totpMultiFactorSecret: secret },
  });
  await page.goto("/handler/sign-in?tab=password&after_auth_return_to=%2Fpeople");
  await signIn(page, person);
  const code = page.getByLabel("Six-digit code");
  await expect(code).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(email(page)).toBeVisible();

  await signIn(page, person);
  await expect(code).toBeVisible();
  await page.goBack();
  await expect(email(page)).toBeVisible();

  await signIn(page, person);
  expireCode(await page.locator('input[name="attempt"]').first().inputValue());
  await code.fill(await totpCode(secret));
  await page.getByRole("button", { name: "Confirm code" }).click();
  await expect(alert(page, "Signing in took too long")).toBeVisible();
  await signIn(page, person);
  await code.fill(await totpCode(secret));
  await page.getByRole("button", { name: "Confirm code" }).click();
  await expect(page).toHaveURL("/people");
});

test("a recovery code is another form of that step", async ({ page, person }) => {
  const { call } = asServer();
  const params = { user_id: person.id };
  const body = { totpMultiFactorSecret: new Uint8Array(20).fill(7) };
  await call(operations.users.update, { params, body });
  const { codes } = await call(operations.recoveryCodes.create, { params });
  await page.goto("/handler/sign-in?tab=password&after_auth_return_to=%2Fpeople");
  await signIn(page, person);
  await page.getByText("Can't use your app?").click();
  const code = page.getByLabel("Recovery code");
  await code.fill("0000-0000-0000-0000");
  await page.getByRole("button", { name: "Confirm code" }).last().click();
  await expect(page.getByText("That recovery code isn't right")).toBeVisible();
  await code.fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Confirm code" }).click();
  await expect(page).toHaveURL("/people");
});

test("a new user signs up, after a common password and a taken address were refused", {
  tag: "@main",
}, async ({ page, person }) => {
  const address = newEmail();
  await page.goto("/handler/sign-up?tab=password");
  const send = async (to: string, chosen: string) => {
    await email(page).fill(to);
    await password(page).fill(chosen);
    await page.getByRole("button", { name: "Create account" }).click();
  };
  await send(address, "12345678");
  await expect(page.getByText("easy to guess or known")).toBeVisible();
  await expect(email(page)).toHaveValue(address);
  await send(person.email, "a long enough secret");
  await expect(page.getByText(`There's already an account for ${person.email}`)).toBeVisible();
  await send(address, "a long enough secret");
  await expect(page).toHaveURL(/\/handler\/email-verification/);

  const { subject, text } = await waitForMail({ serviceUrl: SERVICE_URL, to: address });
  const digits = /\d{3} ?\d{3}/.exec(`${subject} ${text}`)?.[0] ?? "";
  await page.getByLabel("Six-digit code").fill(digits.replace(" ", ""));
  await page.getByRole("button", { name: "Verify address" }).click();
  await expect(page.getByRole("heading", { name: "Email address verified" })).toBeVisible();
  expect(await (await page.request.get("/api/me")).json()).toMatchObject({
    primaryEmailVerified: true,
  });
});

test("a mailed code signs in, after a wrong one and a new one", async ({ page, person }) => {
  await page.goto("/handler/sign-in?after_auth_return_to=%2Fpeople");
  await email(page).fill(person.email);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByLabel("One-time code").fill("000000");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(
    page.getByText("That code isn't right. Check it, or ask for a new one."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(page.getByLabel("One-time code")).toHaveValue("");
  const mails = () => readMailbox({ serviceUrl: SERVICE_URL, to: person.email });
  await expect.poll(async () => (await mails()).length).toBe(2);
  await page.getByLabel("One-time code").fill(typedPartOf((await mails())[0]?.links[0] ?? ""));
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL("/people");
});

test("a mailed link signs in by one click", { tag: "@main" }, async ({ page, person }) => {
  await page.goto("/handler/sign-in");
  await email(page).fill(person.email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByText("We sent a one-time code")).toBeVisible();
  const { links } = await waitForMail({ serviceUrl: SERVICE_URL, to: person.email });
  await page.goto(links[0] ?? "");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/board");
});

test("a forgotten password is reset by mail, and the old one stops working", {
  tag: "@main",
}, async ({ page, person }) => {
  const chosen = randomUUID();
  await page.goto("/handler/forgot-password");
  await email(page).fill(person.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText(`If ${person.email} has an account`)).toBeVisible();
  const { links } = await waitForMail({ serviceUrl: SERVICE_URL, to: person.email });
  await page.goto(links[0] ?? "");
  await page.getByLabel("New password").fill(chosen);
  await page.getByLabel("Repeat password").fill(`${chosen}?`);
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await page.getByLabel("New password").fill(chosen);
  await page.getByLabel("Repeat password").fill(chosen);
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page).toHaveURL("/board");
  await page.context().clearCookies();
  await page.goto("/handler/sign-in?tab=password");
  await signIn(page, person);
  await expect(page.getByText("That email and password don't match.")).toBeVisible();
  await signIn(page, { ...person, password: chosen });
  await expect(page).toHaveURL("/board");
});

test("one button signs out", async ({ page, person, context }) => {
  await enterAs(person, context);
  await page.goto("/handler/sign-out");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  expect(
    (await context.cookies()).filter(
      ({ name }) => name.startsWith("stack-refresh") || name === "stack-access",
    ),
  ).toEqual([]);
});

test("a form posted by another site is refused", { tag: "@main" }, async ({
  page,
  person,
  request,
}) => {
  await page.goto("/handler/sign-in?tab=password");
  const form = page.getByRole("tabpanel").locator("form");
  const fields = await form
    .locator("input")
    .evaluateAll((inputs) =>
      inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
    );
  const sent = { ...Object.fromEntries(fields), email: person.email, password: person.password };
  const answer = await request.post("/handler/sign-in?tab=password", {
    multipart: sent,
    headers: { origin: "https://evil.example" },
    maxRedirects: 0,
  });
  expect(answer.headers()["set-cookie"] ?? "").not.toContain("stack-refresh");
  expect(answer.status()).toBeGreaterThanOrEqual(400);
});
