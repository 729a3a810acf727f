import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import {
  chooseProviderAccount,
  lastMail,
  linkFrom,
  signInAs,
} from "@stackkit/next/testing/playwright";
import { server } from "./auth";

test("a signed-in user sees the account settings", async ({ page }) => {
  const user = await server.createUser({ displayName: "Ada" });
  await signInAs(page, user);
  await page.goto("/handler/account-settings");
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
});

test("a link in a mail verifies the address", async ({ page, baseURL }) => {
  const email = `${randomUUID()}@example.com`;
  const user = await server.createUser({ primaryEmail: email });
  await signInAs(page, user);
  const [address] = await user.listContactChannels();
  await address?.sendVerificationEmail({ callbackUrl: `${baseURL}/handler/email-verification` });
  await page.goto(linkFrom(await lastMail(email)));
  await page.getByRole("button", { name: "Verify address" }).click();
  const isVerified = async () => (await server.getServerUserById(user.id))?.primaryEmailVerified;
  await expect.poll(isVerified).toBe(true);
});

test("a new user signs up with an account at GitHub", async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto("/handler/sign-up");
  await page.getByRole("button", { name: /GitHub/ }).click();
  await chooseProviderAccount(page, { email, name: "Ada" });
  await expect.poll(async () => (await server.listUsers({ query: email })).length).toBe(1);
});
