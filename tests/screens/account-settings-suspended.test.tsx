import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Auth } from "../../src/screens/account-settings/auth/auth.js";
import { mailsTo } from "../support/mailbox.js";
import { confirmationDigits, OLD_PASSWORD, proveElsewhere } from "../support/suspended-account.js";
import { CHROME } from "../support/user-agents.js";
import { button, isSaid, panel, press, startStage, type } from "./stage.js";

const stage = startStage();
const TITLE = "Added before you confirmed your address";

/** Opens the settings of an account whose address was proved in another browser. */
async function open(): Promise<string> {
  const person = await proveElsewhere(stage.project, { "user-agent": CHROME });
  await stage.signIn(person);
  await stage.show((account) => <Auth account={account} />);
  await screen.findByRole("region", { name: TITLE });
  return person.email;
}

const digitsTo = async (email: string) => (await confirmationDigits(stage.project, email)).digits;
const codeField = () => screen.findByLabelText<HTMLInputElement>("Six-digit code");
/** Types a code, and presses the button unless the whole code is sent by itself. */
async function answer(code: string, submit?: string): Promise<void> {
  await codeField();
  await act(async () => type("Six-digit code", code));
  if (submit) await press(submit);
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const signIn = async (email: string) =>
  (await stage.project.signIn({ email, password: OLD_PASSWORD })).status;

describe("what was added before the address was confirmed", () => {
  it("is listed with what, where and when, and until when it can be kept", async () => {
    await open();
    const shown = panel(TITLE);
    const rows = shown.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows).toEqual([
      "Password",
      expect.stringMatching(/^Chrome on WindowsSession.*just now/),
    ]);
    const { removed_at_millis } = await stage.server(
      "GET",
      `/users/${stage.me.id}/suspended-access`,
    );
    const date = new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(removed_at_millis);
    expect(shown.getByText(new RegExp(`removed on ${date}`))).toBeTruthy();
    expect(panel("Password").getByText("You haven't set a password.")).toBeTruthy();
  });

  it("is kept by one code from the mailbox, and works again", async () => {
    const email = await open();
    await press("Keep everything");
    const field = await codeField();
    expect(field.autocomplete).toBe("one-time-code");
    expect(document.activeElement).toBe(field);
    expect(panel(TITLE).getByText(email)).toBeTruthy();
    await answer(await digitsTo(email));
    const said = await isSaid("Everything you kept works again.");
    expect(document.activeElement).toBe(said);
    await waitFor(() =>
      expect(panel("Password").getByText("You can sign in with a password.")).toBeTruthy(),
    );
    expect(screen.queryByText("Keep everything")).toBeNull();
    expect(await signIn(email)).toBe(200);
  });

  it("is removed by one code, which is not sent before the button is pressed", async () => {
    const email = await open();
    await press("Remove everything");
    await answer(await digitsTo(email));
    expect(screen.queryByText("Everything from before is removed.")).toBeNull();
    await press("Remove everything");
    await isSaid("Everything from before is removed.");
    expect(await signIn(email)).toBe(400);
  });

  it("stays as it is after a wrong code, which is said under the field", async () => {
    const email = await open();
    await press("Keep everything");
    const digits = await digitsTo(email);
    await answer(otherThan(digits));
    await isSaid("That code isn't right. Check it, or ask for a new one.");
    const field = await codeField();
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
    await answer(digits);
    await isSaid("Everything you kept works again.");
  });

  it("takes the code of a second mail, and no more that of the first", async () => {
    const email = await open();
    await press("Keep everything");
    const first = await digitsTo(email);
    await codeField();
    await press("Send a new code");
    await isSaid("We sent a new code.");
    expect(button("Send a new code").getAttribute("aria-disabled")).toBe("true");
    const { digits: second, sent } = await confirmationDigits(stage.project, email);
    expect(sent).toBe(2);
    if (first !== second) {
      await answer(first);
      await isSaid("That code isn't right. Check it, or ask for a new one.");
    }
    await answer(second);
    await isSaid("Everything you kept works again.");
  });

  it("asks for another code if the one of the mail has expired", async () => {
    const email = await open();
    await press("Keep everything");
    const digits = await digitsTo(email);
    await stage.project.service.context.db
      .updateTable("verification_codes")
      .set({ expires_at: 0 } as never)
      .where("kind", "=", "confirmation")
      .where("subject", "=", stage.me.id)
      .execute();
    await answer(digits);
    await isSaid("This code has expired. Ask for a new one.");
    await press("Send a new code");
    await isSaid("We sent a new code.");
    await answer(await digitsTo(email));
    await isSaid("Everything you kept works again.");
  });

  it("can be chosen again without another mail", async () => {
    const email = await open();
    await press("Remove everything");
    await codeField();
    await press("Cancel");
    expect(document.activeElement).toBe(button("Keep everything"));
    await press("Keep everything");
    await answer(await digitsTo(email));
    await isSaid("Everything you kept works again.");
    expect((await confirmationDigits(stage.project, email)).sent).toBe(1);
  });

  it("says if the code can't be sent, and sends one at the next press", async () => {
    const email = await open();
    const end = stage.fault({ path: "/users/me/suspended-access/send-code", effect: "drop" });
    await press("Remove everything");
    await isSaid(/This app isn't responding right now/);
    expect(await mailsTo(stage.project, email)).not.toContainEqual(
      expect.objectContaining({ kind: "confirm_sign_in" }),
    );
    end();
    await press("Remove everything");
    await answer(await digitsTo(email), "Remove everything");
    await isSaid("Everything from before is removed.");
  });

  it("is not there for an account with nothing on hold", async () => {
    await stage.show((account) => <Auth account={account} />);
    expect(await screen.findByRole("region", { name: "Password" })).toBeTruthy();
    expect(screen.queryByRole("region", { name: TITLE })).toBeNull();
  });
});
