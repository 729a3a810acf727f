import { waitForMail } from "@stackkit/next/testing";
import { expect, test } from "./support/journey.js";
import { newEmail } from "./support/people.js";
import { SERVICE_URL } from "./support/places.mjs";

test("someone new signs up, names a team and confirms their address by mail", async ({ page, signUpPage }) => {
  const email = newEmail();
  await page.goto("/");
  await page.getByRole("link", { name: "Start a board" }).click();
  await expect(page).toHaveURL(/\/handler\/sign-up/);

  await signUpPage.signUp({ email, password: "a long enough secret" });
  await expect(page).toHaveURL("/board");
  await page.getByLabel("Team name").fill("Orchard");
  await page.getByRole("button", { name: "Create team" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Orchard" })).toBeVisible();
  await expect(page.getByText(`we sent a link to ${email}`)).toBeVisible();

  const { links } = await waitForMail({ serviceUrl: SERVICE_URL, to: email });
  await page.goto(links[0] ?? "");
  await expect(page.getByRole("heading", { name: "Verify your e-mail address" })).toBeVisible();
  const me = async () => (await page.request.get("/api/me")).json();
  expect(await me(), "opening the link alone confirms nothing").toMatchObject({ primaryEmail: email, primaryEmailVerified: false });

  await page.getByRole("button", { name: "Verify address" }).click();
  await expect(page.getByRole("heading", { name: "Your e-mail address is verified" })).toBeVisible();
  expect(await me()).toMatchObject({ primaryEmailVerified: true });
  await page.goto("/board");
  await expect(page.getByRole("heading", { level: 1, name: "Orchard" })).toBeVisible();
  await expect(page.getByText("Confirm your address")).toBeHidden();
});

test("a sign-up with an address that has an account is refused, and nothing that was typed is lost", async ({ page, person, signUpPage }) => {
  await page.goto("/handler/sign-up");
  await signUpPage.signUp({ email: person.email, password: "a long enough secret" });
  await expect(page.getByText(`There is already an account for ${person.email}`)).toBeVisible();
  await expect(signUpPage.email).toHaveValue(person.email);
});
