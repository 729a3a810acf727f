import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Auth } from "../../src/screens/account-settings/auth/auth.js";
import { Settings } from "../../src/screens/account-settings/settings/settings.js";
import type { Account } from "../../src/screens/provider/account.js";
import {
  ada,
  behind,
  button,
  change,
  channel,
  choose,
  isSaid,
  panel,
  press,
  pressInDialog,
  refusal,
  resetStage,
  show,
  type,
} from "./account-stage.js";

vi.mock("../../src/screens/provider/connect.js", async () =>
  (await import("./account-stage.js")).connectToStage(),
);

beforeEach(resetStage);
afterEach(cleanup);

const current = {
  id: "before",
  userId: "ada",
  createdAt: new Date(0),
  isImpersonation: false,
  isCurrentSession: true,
  lastUsedAt: undefined,
  device: undefined,
  geoInfo: undefined,
};
const stale = () => refusal("FRESH_SESSION_REQUIRED");
const account = () => behind.account ?? ada();

/** Opens the section of someone whose sign-in was too long ago, until they sign in again. */
function open(more: Partial<Account> = {}): void {
  change((rows) => {
    rows.project = {
      ...rows.project,
      config: { ...rows.project.config, magicLinkEnabled: true, passkeyEnabled: true },
    };
    rows.channels = [
      channel("ada@example.com", { isPrimary: true, isVerified: true, usedForAuth: true }),
    ];
  });
  behind.account = ada({ getActiveSessions: async () => [current], ...more });
  show(<Auth account={account()} />);
}
const once = () => vi.fn(async () => {}).mockRejectedValueOnce(stale());
const dialog = () => screen.findByRole("dialog", { name: "Sign in again" });
const turnCodesOn = () =>
  act(() => panel("Email codes").getByRole("button", { name: "Turn on" }).click());

async function answer(password: string): Promise<void> {
  const stepUp = within(await dialog());
  const field = await stepUp.findByLabelText("Password");
  (field as HTMLInputElement).value = password;
  act(() => stepUp.getByRole("button", { name: "Continue" }).click());
}

describe("a change that the service refuses for want of a fresh sign-in", () => {
  it("A7: asks for the password in place, and goes on", async () => {
    open({ update: once() });
    turnCodesOn();
    await answer("my password");
    await isSaid("Email codes turned on");
    expect(behind.app.signInWithCredential).toHaveBeenCalledWith({
      email: "ada@example.com",
      password: "my password",
      noRedirect: true,
    });
    expect(account().update).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(account().revokeSession).toHaveBeenCalledWith("before"));
  });

  it("A7: says a wrong password under its field, and changes nothing", async () => {
    behind.app.signInWithCredential.mockResolvedValueOnce({
      status: "error",
      error: refusal("EMAIL_PASSWORD_MISMATCH") as never,
    });
    open({ update: once() });
    turnCodesOn();
    await answer("not my password");
    await isSaid("That isn't your current password.");
    expect(account().update).toHaveBeenCalledOnce();
    await answer("my password");
    await isSaid("Email codes turned on");
  });

  it("A7: is taken back without a failure if the question is closed", async () => {
    open({ update: once() });
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
    expect(account().update).toHaveBeenCalledOnce();
  });

  it("A7: says what fails after the sign-in, and does not ask twice", async () => {
    open({ update: vi.fn().mockRejectedValue(stale()) });
    turnCodesOn();
    await answer("my password");
    await isSaid(/Sign in again to change how your account is protected/);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(account().update).toHaveBeenCalledTimes(2);
  });

  it("A7: asks for a passkey of people without a password", async () => {
    open({ update: once(), hasPassword: false, passkeyAuthEnabled: true });
    turnCodesOn();
    const stepUp = within(await dialog());
    const confirm = await stepUp.findByRole("button", { name: "Confirm with passkey" });
    act(() => confirm.click());
    await isSaid("Email codes turned on");
    expect(behind.app.signInWithPasskey).toHaveBeenCalledWith({ noRedirect: true });
  });

  it("A32: removing the passkey asks in place, and goes on", async () => {
    open({ update: once(), passkeyAuthEnabled: true });
    press("Remove passkey");
    pressInDialog("Remove passkey");
    await answer("my password");
    await isSaid("Passkey removed");
    expect(account().update).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("A32: making another address primary asks in place, and goes on", async () => {
    open();
    cleanup();
    const update = once();
    change((rows) => {
      rows.channels = [
        channel("ada@example.com", { isPrimary: true, isVerified: true, usedForAuth: true }),
        { ...channel("other@example.com", { isVerified: true, usedForAuth: true }), update },
      ];
    });
    show(<Auth account={account()} />);
    press(/other@example.com/);
    choose("Make primary");
    await answer("my password");
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  });

  it("A32: deleting the account asks in place, and goes on", async () => {
    open({ delete: once() });
    cleanup();
    change((rows) => {
      const { config } = rows.project;
      rows.project = { ...rows.project, config: { ...config, clientUserDeletionEnabled: true } };
    });
    show(<Settings account={account()} />);
    press("Delete account");
    type(/to confirm/, "delete");
    pressInDialog("Delete account");
    await answer("my password");
    await waitFor(() => expect(account().delete).toHaveBeenCalledTimes(2));
  });

  it("A7: leads people with neither to the sign-in page, and back to the settings", async () => {
    open({ update: once(), hasPassword: false });
    turnCodesOn();
    const stepUp = within(await dialog());
    const again = await stepUp.findByRole("button", { name: "Sign in again" });
    act(() => again.click());
    expect(behind.app.signOut).toHaveBeenCalledWith({
      redirectUrl: "/handler/sign-in?after_auth_return_to=%2Fhandler%2Faccount-settings%23auth",
    });
  });

  it("A7: signs in by the old password that was typed for a new one", async () => {
    const updatePassword = vi.fn(async () => undefined).mockRejectedValueOnce(stale());
    open({ updatePassword });
    press("Change password");
    type("Current password", "my password");
    type("New password", "another long secret");
    type("Repeat password", "another long secret");
    act(() => button("Change password").click());
    await isSaid(/Password changed/);
    expect(behind.app.signInWithCredential).toHaveBeenCalledOnce();
    expect(updatePassword).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("A7: says under its field that a password is too common", async () => {
    open({
      updatePassword: vi.fn(async () => refusal("PASSWORD_TOO_COMMON") as never),
    });
    press("Change password");
    type("Current password", "my password");
    type("New password", "password1");
    type("Repeat password", "password1");
    act(() => button("Change password").click());
    await isSaid(/This password is too easy to guess/);
    expect(document.activeElement).toBe(screen.getByLabelText("New password"));
  });
});
