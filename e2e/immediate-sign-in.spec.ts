import { startVirtualAuthenticator } from "@stackkit/next/testing/playwright";
import { CACHED_APP_URL } from "./support/apps.mjs";
import { enterAsMember, makeMember } from "./support/cached-app.js";
import { press } from "./support/press.js";
import { expect, test } from "./support/test.js";

test.use({ baseURL: CACHED_APP_URL });

test("a press on Sign in opens the account chooser over the page, and no other page", async ({
  page,
  context,
  settings,
  say,
}) => {
  const authenticator = await startVirtualAuthenticator(page);
  const member = await makeMember("Ada Lovelace");
  await enterAsMember(member, context);
  await settings.addPasskey();
  await page.goto("/me");
  // How the person last signed in on this device.
  await page.evaluate(() => localStorage.setItem("_STACK_AUTH.lastUsed", "passkey"));

  const signIn = page.getByRole("menuitem", { name: say("menu.signIn") });
  const openSignedOut = async () => {
    // An open page would follow the cookies and navigate by itself.
    await page.goto("about:blank");
    await context.clearCookies();
    await page.goto("/");
    await press(page.getByRole("button", { name: say("menu.label"), exact: true }));
  };
  await openSignedOut();
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await signIn.click();
  await expect(page.getByRole("button", { name: new RegExp(member.name) })).toBeVisible();
  expect(addresses.filter((address) => address.includes("/handler/"))).toEqual([]);

  // A service that never answers.
  await openSignedOut();
  await page.route("**/initiate-passkey-authentication", () => {});
  await signIn.click();
  const menu = page.getByRole("button", { name: say("menu.label"), exact: true });
  await expect(menu).toHaveAttribute("aria-busy", "true");
  await expect(page, "does not hold the press back").toHaveURL(/sign-in/);
  await page.unrouteAll();

  await authenticator.remove();
  await openSignedOut();
  await signIn.click();
  await expect(page, "without a passkey the page opens as always").toHaveURL(/sign-in/);
});
