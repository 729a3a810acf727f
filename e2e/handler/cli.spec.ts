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
