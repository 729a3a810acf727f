import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Auth } from "../../src/screens/account-settings/auth/auth.js";
import { Settings } from "../../src/screens/account-settings/settings/settings.js";
import { SoftwareAuthenticator } from "../support/authenticator.js";
import { browser, plugInAuthenticator } from "../support/webauthn-browser.js";
import { addAddress } from "./add-address.js";
import {
  button,
  choose,
  isSaid,
  PASSWORD,
  panel,
  press,
  pressInDialog,
  startStage,
  type,
} from "./stage.js";

vi.mock(
  "@simplewebauthn/browser",
  async () => (await import("../support/webauthn-browser.js")).browser,
);

const stage = startStage();
beforeEach(() => {
  vi.stubGlobal("PublicKeyCredential", class {});
  plugInAuthenticator();
});

/** Opens the section of the person, whose sign-in was an hour ago. */
async function open(): Promise<void> {
  await stage.ageSessions();
  await stage.show((account) => <Auth account={account} />);
}
const dialog = () => screen.findByRole("dialog", { name: "Sign in again" });
const turnCodesOn = () =>
  act(() => panel("Email codes").getByRole("button", { name: "Turn on" }).click());
const readMe = () => stage.server("GET", `/users/${stage.me.id}`);
const readSessions = async (): Promise<{ id: string }[]> =>
  (await stage.server("GET", `/auth/sessions?user_id=${stage.me.id}`)).items;
const registerPasskey = async () => {
  await (await stage.app.getUser({ or: "throw" })).registerPasskey();
};

/** Adds an address that can become the primary one. */
const addEmail = () => addAddress(stage, { is_verified: true, used_for_auth: true });

async function answer(password: string): Promise<void> {
  const stepUp = within(await dialog());
  const field = await stepUp.findByLabelText("Password");
  (field as HTMLInputElement).value = password;
  act(() => stepUp.getByRole("button", { name: "Continue" }).click());
}

describe("a change that the service refuses for want of a fresh sign-in", () => {
  it("A7: asks for the password in place, goes on, and ends the session before", async () => {
    const [before] = await readSessions();
    await open();
    turnCodesOn();
    await answer(PASSWORD);
    await isSaid("Email codes turned on");
    expect((await readMe()).otp_auth_enabled).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(async () => {
      const sessions = await readSessions();
      expect(sessions).toHaveLength(1);
      expect(sessions[0]?.id).not.toBe(before?.id);
    });
  });

  it("A7: says a wrong password under its field, and changes nothing", async () => {
    await open();
    turnCodesOn();
    await answer("not my password");
    await isSaid("That isn't your current password.");
    expect((await readMe()).otp_auth_enabled).toBe(false);
    await answer(PASSWORD);
    await isSaid("Email codes turned on");
  });

  it("A7: is taken back without a failure if the question is closed", async () => {
    await open();
    turnCodesOn();
    const stepUp = within(await dialog());
    act(() => stepUp.getByRole("button", { name: "Close" }).click());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() =>
      expect(
        screen.getByText("Off. Get a one-time code by email instead of typing a password."),
      ).toBeTruthy(),
    );
    expect(screen.queryByText(/Couldn't save/)).toBeNull();
    expect((await readMe()).otp_auth_enabled).toBe(false);
  });

  it("A7: says what fails after the sign-in, and does not ask twice", async () => {
    await open();
    turnCodesOn();
    await dialog();
    stage.fault({ path: "/users/me", method: "PATCH", effect: "drop" });
    await answer(PASSWORD);
    await isSaid(/This app isn't responding right now/);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("A7: asks for a passkey of people without a password", async () => {
    await stage.signIn(await stage.createPerson({ password: null }));
    await registerPasskey();
    await open();
    turnCodesOn();
    const stepUp = within(await dialog());
    const confirm = await stepUp.findByRole("button", { name: "Confirm with passkey" });
    act(() => confirm.click());
    await isSaid("Email codes turned on");
    expect((await readMe()).otp_auth_enabled).toBe(true);
  });

  it("A7: changes nothing with a passkey of another account", async () => {
    const other = await stage.createPerson({ password: null });
    await stage.signIn(other);
    await registerPasskey();
    await stage.signIn(await stage.createPerson({ password: null }));
    const authenticator = new SoftwareAuthenticator(location.origin);
    browser.startRegistration.mockImplementation(async ({ optionsJSON }) =>
      authenticator.create(optionsJSON),
    );
    await registerPasskey();
    await open();
    turnCodesOn();
    const stepUp = within(await dialog());
    const confirm = await stepUp.findByRole("button", { name: "Confirm with passkey" });
    act(() => confirm.click());
    await isSaid(/This passkey didn't work/);
    for (const id of [other.id, stage.me.id])
      expect((await stage.server("GET", `/users/${id}`)).otp_auth_enabled).toBe(false);
  });

  it("A32: removing the passkey asks in place, and goes on", async () => {
    await registerPasskey();
    await open();
    await screen.findByRole("menuitem", { name: "Remove passkey", hidden: true });
    choose("Remove passkey");
    pressInDialog("Remove passkey");
    await answer(PASSWORD);
    await isSaid("Passkey removed");
    expect((await readMe()).passkey_auth_enabled).toBe(false);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("A32: making another address primary asks in place, and goes on", async () => {
    const value = await addEmail();
    await open();
    await press(new RegExp(value));
    choose("Make primary");
    await answer(PASSWORD);
    await waitFor(async () => expect((await readMe()).primary_email).toBe(value));
  });

  it("A7: goes on with each of two changes that were made at once", async () => {
    const value = await addEmail();
    await open();
    await press(new RegExp(value));
    choose("Make primary");
    turnCodesOn();
    await waitFor(() =>
      expect(stage.calls.filter((call) => call.startsWith("PATCH "))).toHaveLength(2),
    );
    await answer(PASSWORD);
    await isSaid("Email codes turned on");
    await waitFor(async () => expect((await readMe()).primary_email).toBe(value));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("A32: deleting the account asks in place, and goes on", async () => {
    await stage.ageSessions();
    await stage.show((account) => <Settings account={account} />);
    await press("Delete account");
    await screen.findByLabelText(/to confirm/);
    type(/to confirm/, "delete");
    pressInDialog("Delete account");
    const password = await within(await dialog()).findByLabelText("Password");
    expect(document.activeElement, "what comes after the dialog has the focus").toBe(password);
    await answer(PASSWORD);
    await waitFor(() => expect(readMe()).rejects.toThrow("USER_NOT_FOUND"));
  });

  it("A7: leads people with neither to the sign-in page, and back to the settings", async () => {
    await stage.signIn(await stage.createPerson({ password: null }));
    await open();
    turnCodesOn();
    const stepUp = within(await dialog());
    const again = await stepUp.findByRole("button", { name: "Sign in again" });
    const end = stage.fault({ path: /sessions/, method: "DELETE", effect: 500 });
    act(() => again.click());
    await isSaid(/Something went wrong/);
    end();
    act(() => again.click());
    await stage.leavesFor("/handler/sign-in", {
      after_auth_return_to: "/handler/account-settings#auth",
    });
  });

  it("A7: signs in by the old password that was typed for a new one", async () => {
    await open();
    await press("Change password");
    type("Current password", PASSWORD);
    type("New password", "another long secret");
    type("Repeat password", "another long secret");
    act(() => button("Change password").click());
    await isSaid(/Password changed/);
    const body = { email: stage.me.email, password: "another long secret" };
    const { status } = await stage.project.signIn(body);
    expect(status).toBe(200);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("A7: says under its field that a password is too common", async () => {
    await open();
    await press("Change password");
    type("Current password", PASSWORD);
    type("New password", "password1");
    type("Repeat password", "password1");
    act(() => button("Change password").click());
    await isSaid(/This password is easy to guess or known/);
    expect(document.activeElement).toBe(screen.getByLabelText("New password"));
  });
});
