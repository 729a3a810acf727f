import { operations } from "@stackkit/next/protocol";
import { linkFrom } from "@stackkit/next/testing/playwright";
import { mailTo } from "./support/mail.js";
import { asAnybody, asServer, enterAs, invite, makePerson } from "./support/people.js";
import { linkOrButton } from "./support/press.js";
import { expect, test } from "./support/test.js";

test.use({ javaScriptEnabled: false });

test("an invitation is read after signing in, and accepted by a click", async ({
  page,
  person,
  say,
}) => {
  const guest = await makePerson({ name: "Noor Haddad", team: null });
  await invite(person, guest.email);
  const link = linkFrom(await mailTo(guest.email, "team_invitation"));
  await page.goto(link);
  await linkOrButton(page, say("action.signIn")).click();
  await page.getByRole("tab", { name: say("signIn.tabPassword") }).click();
  await page.getByLabel(say("field.email"), { exact: true }).fill(guest.email);
  await page
    .getByRole("textbox", { name: say("field.password"), exact: true })
    .fill(guest.password);
  await page
    .getByRole("tabpanel")
    .getByRole("button", { name: say("signIn.submit"), exact: true })
    .click();

  await expect(page).toHaveURL(link);
  await expect(
    page.getByRole("heading", { level: 1, name: say("invitation.title", { team: "Greenhouse" }) }),
  ).toBeVisible();
  await expect(
    page.getByText(say.rich("invitation.signedInAs", { email: guest.email })),
  ).toBeVisible();
  const teams = () => asServer().call(operations.teams.list, { query: { userId: guest.id } });
  expect(await teams(), "looking at an invitation accepts nothing").toEqual([]);
  // The mail may be opened again, on another device.
  for (const _ of ["joins", "is in it"]) {
    await page.goto(link);
    await page.getByRole("button", { name: say("invitation.submit") }).click();
    await expect(
      page.getByRole("heading", { name: say("invitation.doneTitle", { team: "Greenhouse" }) }),
    ).toBeVisible();
    expect(await teams()).toMatchObject([{ displayName: "Greenhouse" }]);
  }
});

test("a command-line program is signed in with a click", async ({ page, person, context, say }) => {
  const call = asAnybody();
  const { loginCode, pollingCode } = await call(operations.cliLogin.start);
  const poll = async () => (await call(operations.cliLogin.poll, { body: { pollingCode } })).status;
  await enterAs(person, context);
  await page.goto(`/handler/cli-auth-confirm?login_code=${loginCode}`);
  await expect(page.getByText(say.rich("cli.signedInAs", { name: person.name }))).toBeVisible();
  expect(await poll(), "looking at the page signs nothing in").toBe("waiting");
  await page.getByRole("button", { name: say("cli.submit") }).click();
  await expect(page.getByRole("heading", { name: say("cli.doneTitle") })).toBeVisible();
  expect(await poll()).toBe("success");
});

test.describe("in another language", () => {
  test.use({ locale: "he" });

  test("a password signs in after a reported mistake, and parts that need scripts say so", async ({
    page,
    person,
    say,
  }) => {
    const answer = await page.goto("/handler/sign-in?tab=password&after_auth_return_to=%2Fpeople");
    await expect(page.locator(".stack-scope").first()).toHaveAttribute("dir", "rtl");
    // Chromium with scripts disabled still parses the page as with scripts, so it does not show
    // this.
    expect(await answer?.text(), "a passkey").toContain(
      `<noscript><p class="stk-hint">${say("state.needsScript")}`,
    );
    const email = page.getByLabel(say("field.email"), { exact: true });
    const password = page.getByRole("textbox", { name: say("field.password"), exact: true });
    const submit = page
      .getByRole("tabpanel")
      .getByRole("button", { name: say("signIn.submit"), exact: true });
    await email.fill(person.email);
    await password.fill("not my password");
    await submit.click();
    await expect(
      page.getByRole("alert").filter({ hasText: say("errors.EMAIL_PASSWORD_MISMATCH") }),
    ).toBeVisible();
    await expect(email).toHaveValue(person.email);
    await password.fill(person.password);
    await submit.click();
    await expect(page).toHaveURL("/people");
  });
});
