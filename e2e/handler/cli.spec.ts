import { operations } from "@stackkit/next/protocol";
import { asAnybody } from "../support/people.js";
import { linkOrButton, press, send } from "../support/press.js";
import { expect, test } from "../support/test.js";

/** A command-line program that requests a sign-in: its page, and the poll responses it gets. */
async function startProgram() {
  const call = asAnybody();
  const { loginCode, pollingCode } = await call(operations.cliLogin.start);
  return {
    page: `/handler/cli-auth-confirm?login_code=${loginCode}`,
    poll: () => call(operations.cliLogin.poll, { body: { pollingCode } }),
  };
}

test("a command-line program is signed in with a click, after signing in", {
  tag: "@everywhere",
}, async ({ page, person, signInPage, say }) => {
  const program = await startProgram();
  await page.goto(program.page);
  await press(linkOrButton(page, say("action.signIn")));
  await signInPage.isShown();
  await signInPage.signIn(person);
  await expect(page).toHaveURL(program.page);
  await expect(page.getByText(say.rich("cli.signedInAs", { name: person.name }))).toBeVisible();
  expect((await program.poll()).status, "looking at the page signs nothing in").toBe("waiting");
  await send(page.getByRole("button", { name: say("cli.submit") }));
  await expect(page.getByRole("heading", { name: say("cli.doneTitle") })).toBeVisible();
  const { status, refreshToken } = await program.poll();
  expect(status).toBe("success");
  expect(refreshToken).toBeTruthy();

  await page.goto(program.page);
  await send(page.getByRole("button", { name: say("cli.submit") }));
  await expect(
    page.getByRole("heading", { name: say("cli.failedTitle") }),
    "each request is confirmed once",
  ).toBeVisible();
});

test("a user who did not start it declines, and nothing is signed in", async ({
  page,
  person,
  teamArea,
  say,
}) => {
  const program = await startProgram();
  await teamArea.enter(person);
  await page.goto(program.page);
  await press(linkOrButton(page, say("cli.decline")));
  await expect(page.getByRole("heading", { name: say("cli.declinedTitle") })).toBeVisible();
  expect((await program.poll()).status).toBe("waiting");
});

test("an unknown request shows an error, and a page without one says so", async ({
  page,
  person,
  teamArea,
  say,
}) => {
  await teamArea.enter(person);
  await page.goto("/handler/cli-auth-confirm?login_code=nobody-asked");
  await send(page.getByRole("button", { name: say("cli.submit") }));
  await expect(page.getByRole("heading", { name: say("cli.failedTitle") })).toBeVisible();
  await page.goto("/handler/cli-auth-confirm");
  await expect(page.getByRole("heading", { name: say("cli.missingTitle") })).toBeVisible();
});
