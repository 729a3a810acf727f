import { request } from "node:http";
import { waitForMail } from "@stackkit/next/testing";
import { linkFrom } from "@stackkit/next/testing/playwright";
import { SCREENS } from "../../src/screens/screen-table.js";
import { newEmail } from "../../tests/support/addresses.js";
import { press, send } from "../support/press.js";
import { ProviderPage } from "../support/provider.js";
import { expect, test } from "../support/test.js";

const PASSWORD = "a long enough secret";
/** Back from the second user's account to the first user's. */
const PAGES_BACK = 5;
const PAGES = `${process.env.ORIGIN}/api/v1/service`;
/** The mailbox and the emulator are for development only. */
const inDevelopment = process.env.APP_MODE === "dev";

test("a user signs up, opens the account settings, signs out and in again", async ({
  page,
  signUpPage,
  signInPage,
  settings,
  say,
}) => {
  const email = newEmail();
  await page.goto("/account");
  await expect(page).toHaveURL(/\/handler\/sign-in/);
  await page.goto("/handler/sign-up");
  await signUpPage.signUpUnverified({ email, password: PASSWORD });
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  await press(page.getByRole("link", { name: "Account" }));
  await expect(page.getByRole("heading", { name: email })).toBeVisible();

  await settings.open("auth");
  await expect(page.getByText(email).filter({ visible: true }).first()).toBeVisible();
  if (inDevelopment) {
    const mail = await waitForMail({ serviceUrl: PAGES, to: email, kind: "email_verification" });
    await page.goto(linkFrom(mail));
    await send(page.getByRole("button", { name: say("verify.submit") }));
    await expect(page.getByRole("heading", { name: say("verify.doneTitle") })).toBeVisible();
    await page.goto(`${PAGES}/mailbox`);
    await page.getByRole("link", { name: email }).first().click();
    await expect(page.getByRole("heading", { name: mail.subject })).toBeVisible();
  }

  await page.goto("/handler/sign-out");
  await press(page.getByRole("button", { name: say("signOut.submit") }));
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  await page.goto("/account");
  await expect(page).toHaveURL(/\/handler\/sign-in/);
  await signInPage.signIn({ email, password: PASSWORD });
  await expect(page.getByRole("heading", { name: email })).toBeVisible();
});

test("prefetched pages hold nothing of a user, and going back shows the next user nothing of the last", async ({
  page,
  signUpPage,
  say,
}) => {
  const [first, second] = [newEmail(), newEmail()];
  const prefetched: Promise<string>[] = [];
  page.on("response", (response) => {
    const sent = response.request().headers();
    if ("next-router-prefetch" in sent || "next-router-segment-prefetch" in sent)
      prefetched.push(response.text().catch(() => ""));
  });
  const signUp = async (email: string) => {
    await page.goto("/handler/sign-up");
    await signUpPage.signUpUnverified({ email, password: PASSWORD });
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await press(page.getByRole("link", { name: "Account" }));
    await expect(page.getByRole("heading", { name: email })).toBeVisible();
  };
  await signUp(first);
  await page.goto("/handler/sign-out");
  await press(page.getByRole("button", { name: say("signOut.submit") }));
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  await signUp(second);
  for (let step = 0; step < PAGES_BACK; step++) {
    await page.goBack();
    await page.waitForLoadState("networkidle");
    await expect(page.getByText(first)).toHaveCount(0);
  }
  const bodies = await Promise.all(prefetched);
  expect(bodies.filter((body) => body.includes(first) || body.includes(second))).toEqual([]);
  // Development does not prefetch.
  expect(bodies.length > 0).toBe(!inDevelopment);
});

test("hooks show what a route handler and the proxy changed, without a reload", async ({
  page,
  signUpPage,
}) => {
  await page.goto("/handler/sign-up");
  await signUpPage.signUpUnverified({ email: newEmail(), password: PASSWORD });
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  await page.goto("/name");
  const name = page.getByRole("heading", { level: 1 });
  await expect(name).toHaveText("Name: none");
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  await press(page.getByRole("button", { name: "By a route" }));
  await expect(name).toHaveText("Name: Grace");
  await press(page.getByRole("link", { name: "By the proxy" }));
  await expect(name).toHaveText("Name: Bea");
  expect(loads).toEqual([]);
});

test("the emulator of a provider signs a user in under the app's own origin", {
  tag: "@development",
}, async ({ page, say }) => {
  await page.goto("/handler/sign-in");
  await press(
    page.getByRole("button", { name: say("signIn.continueWith", { provider: "GitHub" }) }),
  );
  const provider = new ProviderPage(page);
  await provider.isShown();
  expect(page.url()).toContain(`${PAGES}/emulator/github`);
  const email = newEmail();
  await provider.choose({ email });
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: email })).toBeVisible();
});

test("every page of the handler passes Next's instant validation", {
  tag: "@development",
}, async ({ page }) => {
  // Next reports a page that blocks a navigation to the console, where errors fail the test.
  for (const name of Object.keys(SCREENS)) {
    await page.goto(`/handler/${name}`);
    await page.waitForLoadState("networkidle");
  }
});

test("the mailbox and the emulator are for this machine in development, and jobs for schedulers", async () => {
  const emulator = "emulator/google/.well-known/openid-configuration";
  const statusOf = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise((resolve, reject) => {
      request(`${PAGES}/${path}`, { method, headers })
        .once("response", (response) => resolve(response.resume().statusCode))
        .once("error", reject)
        .end();
    });
  for (const path of ["mailbox", "mailbox.json", emulator]) {
    const [own, other] = inDevelopment ? [200, 403] : [404, 404];
    expect(await statusOf(path), path).toBe(own);
    for (const headers of [
      { host: "rebound.example" },
      { "x-forwarded-host": "tunnel.example" },
      { "x-forwarded-for": "203.0.113.7" },
      { forwarded: "for=203.0.113.7" },
    ])
      for (const method of ["GET", "HEAD"])
        expect(await statusOf(path, headers, method), JSON.stringify(headers)).toBe(other);
  }
  expect(await statusOf("mailbox.json", { origin: "https://evil.example" })).toBe(
    inDevelopment ? 403 : 404,
  );
  for (const authorization of ["", "Bearer ", "Bearer undefined"])
    expect(await statusOf("jobs", { authorization }, "POST")).toBe(403);
});

test("calls of a page come from this origin, without a preflight", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.goto("/handler/sign-in");
  await page.waitForLoadState("networkidle");
  const origin = process.env.ORIGIN ?? "";
  expect(requests.filter((line) => !line.includes(` ${origin}/`))).toEqual([]);
  expect(requests.filter((line) => line.startsWith("OPTIONS"))).toEqual([]);
});
