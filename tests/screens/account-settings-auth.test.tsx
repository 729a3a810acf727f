import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Auth } from "../../src/screens/account-settings/auth/auth.js";
import { totpAt } from "../../src/screens/account-settings/auth/second-factor/totp.js";
import {
  ada,
  behind,
  button,
  change,
  isSaid,
  panel,
  press,
  pressInDialog,
  refusal,
  resetStage,
  show,
  type,
  typeInDialog,
} from "./account-stage.js";

vi.mock("../../src/screens/provider/connect.js", async () =>
  (await import("./account-stage.js")).connectToStage(),
);

// Files that a press loads are at hand already, so that no test waits for a slow disk.
beforeAll(() =>
  Promise.all([
    import("../../src/screens/account-settings/auth/second-factor/totp-set-up.js"),
    import("../../src/screens/account-settings/auth/second-factor/totp-turn-off.js"),
    import("../../src/screens/account-settings/auth/second-factor/recovery-codes.js"),
  ]),
);
beforeEach(resetStage);
afterEach(cleanup);

const account = () => behind.account ?? ada();
const open = () => show(<Auth account={account()} />);

describe("the password", () => {
  const fill = (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) type(label, value);
  };

  it("takes the focus to its first field, and back to the button that opened it", async () => {
    open();
    button("Change password").focus();
    press("Change password");
    await screen.findByLabelText("New password");
    expect(document.activeElement).toBe(screen.getByLabelText("Current password"));
    press("Cancel");
    expect(document.activeElement).toBe(button("Change password"));
  });

  it("is changed with the current one", async () => {
    open();
    press("Change password");
    await screen.findByLabelText("New password");
    fill({
      "Current password": "old password",
      "New password": "new password",
      "Repeat password": "new password",
    });
    press("Change password");
    await isSaid(/Password changed/);
    expect(account().updatePassword).toHaveBeenCalledWith({
      oldPassword: "old password",
      newPassword: "new password",
    });
  });

  it("a wrong current one is said under its field, in words of its own", async () => {
    behind.account = ada({
      updatePassword: vi.fn().mockResolvedValue(refusal("PASSWORD_CONFIRMATION_MISMATCH")),
    });
    open();
    press("Change password");
    await screen.findByLabelText("New password");
    fill({
      "Current password": "wrong",
      "New password": "new password",
      "Repeat password": "new password",
    });
    press("Change password");
    await isSaid("That isn't your current password.");
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText("Current password")),
    );
  });

  it("can be set without an old one", async () => {
    behind.account = ada({ hasPassword: false });
    open();
    press("Set password");
    await screen.findByLabelText("New password");
    fill({ "New password": "new password", "Repeat password": "new password" });
    press("Set password");
    await isSaid("Password set");
    expect(account().setPassword).toHaveBeenCalledWith({ password: "new password" });
  });

  it("needs an address to sign in with first", () => {
    behind.account = ada({ hasPassword: false });
    change((rows) => (rows.channels = []));
    open();
    expect(panel("Password").getByText(/add an email address that you sign in with/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Set password" })).toBeNull();
  });
});

describe("the passkey", () => {
  beforeEach(() => vi.stubGlobal("PublicKeyCredential", class {}));

  it("is created and confirmed", async () => {
    open();
    press("Create passkey");
    await isSaid("Passkey saved");
  });

  it("closing the browser's window is no failure", async () => {
    const closed = Object.assign(new Error("closed"), {
      code: "PASSKEY_WEBAUTHN_ERROR",
      details: { code: "ERROR_CEREMONY_ABORTED" },
    });
    behind.account = ada({
      registerPasskey: vi.fn(async () => ({ status: "error", error: closed }) as never),
    });
    open();
    press("Create passkey");
    await waitFor(() => expect(account().registerPasskey).toHaveBeenCalled());
    await act(async () => {});
    expect(screen.queryByText(/Couldn't save/)).toBeNull();
  });

  it("is removed after confirmation, unless it is the last sign-in method", async () => {
    behind.account = ada({ passkeyAuthEnabled: true });
    const { unmount } = open();
    press("Remove passkey");
    pressInDialog("Remove passkey");
    await isSaid("Passkey removed");
    expect(account().update).toHaveBeenCalledWith({ passkeyAuthEnabled: false });
    unmount();
    behind.account = ada({ passkeyAuthEnabled: true, hasPassword: false });
    open();
    expect(screen.queryByRole("button", { name: "Remove passkey" })).toBeNull();
    expect(panel("Passkey On").getByText(/This is your only way to sign in/)).toBeTruthy();
  });

  it("a browser without passkeys says so", () => {
    vi.stubGlobal("PublicKeyCredential", undefined);
    open();
    expect(screen.getByText("This browser doesn't support passkeys.")).toBeTruthy();
  });
});

describe("signing in with a mailed code", () => {
  it("is turned on at once", async () => {
    open();
    act(() => panel("Email codes").getByRole("button", { name: "Turn on" }).click());
    expect(panel("Email codes On").getByText("ada@example.com")).toBeTruthy();
    await isSaid("Email codes turned on");
    expect(account().update).toHaveBeenCalledWith({ otpAuthEnabled: true });
  });

  it("cannot be turned off if it is the last sign-in method", () => {
    behind.account = ada({ otpAuthEnabled: true, hasPassword: false });
    open();
    const code = panel("Email codes On");
    expect(code.getByText(/Add another one before you turn it off/)).toBeTruthy();
    expect(code.queryByRole("button")).toBeNull();
  });
});

describe("two-step sign-in", () => {
  const SECRET = new TextEncoder().encode("12345678901234567890");
  const NOW = 1_111_111_111_000;
  beforeEach(async () => {
    const { webcrypto } = await import("node:crypto");
    vi.stubGlobal("crypto", { subtle: webcrypto.subtle, getRandomValues: () => SECRET });
    vi.spyOn(Date, "now").mockReturnValue(NOW);
  });
  const setUp = async () => {
    open();
    act(() => panel("Two-step sign-in").getByRole("button", { name: "Turn on" }).click());
    await screen.findByRole("img", { name: /QR code/ });
  };

  it("shows the secret as a picture and as a text", async () => {
    await setUp();
    expect(screen.getByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")).toBeTruthy();
  });

  it("is saved only once a code of the app proves the secret", async () => {
    await setUp();
    type(/Then enter the code/, "000000");
    await isSaid(/That code isn't right/);
    expect(account().update).not.toHaveBeenCalled();
    type(/Then enter the code/, await totpAt(SECRET, NOW));
    expect(await screen.findByText("7k3m-9fqx-2b8c-hv41")).toBeTruthy();
    pressInDialog("I've saved them");
    await isSaid("Two-step sign-in turned on");
    expect([
      ...(vi.mocked(account().update).mock.lastCall?.[0].totpMultiFactorSecret ?? []),
    ]).toEqual([...SECRET]);
  });

  it("ends the other sessions, unless that is switched off", async () => {
    const session = (id: string, isCurrentSession: boolean) =>
      ({ id, isCurrentSession, createdAt: new Date(0) }) as never;
    const getActiveSessions = async () => [session("here", true), session("elsewhere", false)];
    behind.account = ada({ getActiveSessions });
    await setUp();
    type(/Then enter the code/, await totpAt(SECRET, NOW));
    expect(await screen.findByText("7k3m-9fqx-2b8c-hv41")).toBeTruthy();
    expect(vi.mocked(account().revokeSession).mock.calls).toEqual([["elsewhere"]]);
    cleanup();
    behind.account = ada({ getActiveSessions });
    await setUp();
    act(() => screen.getByRole("switch", { name: "Sign out all other devices" }).click());
    type(/Then enter the code/, await totpAt(SECRET, NOW));
    expect(await screen.findByText("7k3m-9fqx-2b8c-hv41")).toBeTruthy();
    expect(account().revokeSession).not.toHaveBeenCalled();
  });

  it("ends without recovery codes if the service has none", async () => {
    behind.account = ada({ getRecoveryCodeCount: async () => null });
    await setUp();
    type(/Then enter the code/, await totpAt(SECRET, NOW));
    await isSaid("Two-step sign-in turned on");
    expect(account().createRecoveryCodes).not.toHaveBeenCalled();
  });

  it("says how many recovery codes are left, and replaces them once confirmed", async () => {
    behind.account = ada({ isMultiFactorRequired: true, useRecoveryCodeCount: () => 1 });
    await act(async () => open());
    expect(await screen.findByText("1 code left")).toBeTruthy();
    press("Create new codes");
    expect(await screen.findByText("The codes you have now will stop working.")).toBeTruthy();
    expect(account().createRecoveryCodes).not.toHaveBeenCalled();
    pressInDialog("Create new codes");
    expect(await screen.findByText("7k3m-9fqx-2b8c-hv42")).toBeTruthy();
  });

  it("warns of missing recovery codes, and says why none were created", async () => {
    behind.account = ada({
      isMultiFactorRequired: true,
      useRecoveryCodeCount: () => 0,
      createRecoveryCodes: async () => {
        throw refusal("NETWORK_ERROR");
      },
    });
    await act(async () => open());
    expect(await screen.findByText(/You have no recovery codes/)).toBeTruthy();
    press("Create new codes");
    await isSaid(/This app isn't responding right now/);
  });

  const current = {
    id: "now",
    userId: "ada",
    createdAt: new Date(NOW - 3_600_000),
    isImpersonation: false,
    isCurrentSession: true,
    lastUsedAt: undefined,
    device: undefined,
    geoInfo: undefined,
  };
  const turnOff = async (more: Parameters<typeof ada>[0]) => {
    behind.account = ada({
      isMultiFactorRequired: true,
      getActiveSessions: async () => [current],
      ...more,
    });
    open();
    act(() => panel("Two-step sign-in On").getByRole("button", { name: "Turn off" }).click());
    await screen.findByRole("dialog");
  };

  it("is turned off after one more sign-in, whose session takes the place of the one before", async () => {
    await turnOff({});
    typeInDialog("Password", "my password");
    pressInDialog("Turn off");
    await isSaid("Two-step sign-in turned off");
    expect(behind.app.signInWithCredential).toHaveBeenCalledWith({
      email: "ada@example.com",
      password: "my password",
      noRedirect: true,
    });
    expect(account().update).toHaveBeenCalledWith({ totpMultiFactorSecret: null });
    await waitFor(() => expect(account().revokeSession).toHaveBeenCalledWith("now"));
  });

  it("stays on if the password is wrong", async () => {
    behind.app.signInWithCredential.mockResolvedValue({
      status: "error",
      error: refusal("EMAIL_PASSWORD_MISMATCH"),
    });
    await turnOff({});
    typeInDialog("Password", "wrong");
    pressInDialog("Turn off");
    await isSaid("That isn't your current password.");
    expect(account().update).not.toHaveBeenCalled();
  });

  it("is turned off with a passkey too", async () => {
    await turnOff({ passkeyAuthEnabled: true, hasPassword: false });
    press("Confirm with passkey");
    await isSaid("Two-step sign-in turned off");
    expect(behind.app.signInWithPasskey).toHaveBeenCalledWith({ noRedirect: true });
  });

  it("users of another sign-in method sign in again first, and return", async () => {
    await turnOff({ hasPassword: false });
    await screen.findByRole("button", { name: "Sign in again" });
    press("Sign in again");
    expect(behind.app.signOut).toHaveBeenCalledWith({
      redirectUrl: "/handler/sign-in?after_auth_return_to=%2Fhandler%2Faccount-settings%23auth",
    });
  });

  it("a sign-in just now is enough for them", async () => {
    await turnOff({
      hasPassword: false,
      getActiveSessions: async () => [{ ...current, createdAt: new Date(NOW - 60_000) }],
    });
    await waitFor(() => pressInDialog("Turn off"));
    await isSaid("Two-step sign-in turned off");
  });
});

describe("connected accounts", () => {
  it("list what is connected and what can be, and go to a provider only when pressed", () => {
    behind.account = ada({
      oauthProviders: [{ id: "github", account_id: "1", email: "ada@github.example" }],
    });
    open();
    const accounts = panel("Connected accounts");
    expect(accounts.getByText("ada@github.example")).toBeTruthy();
    expect(account().getConnectedAccount).not.toHaveBeenCalled();
    act(() => accounts.getByRole("button", { name: "Connect Google" }).click());
    expect(account().getConnectedAccount).toHaveBeenCalledWith("google", { or: "redirect" });
    expect(accounts.queryByRole("button", { name: "Connect GitHub" })).toBeNull();
  });

  it("A1: are disconnected after a question", async () => {
    const oauthProviders = [{ id: "github", account_id: "1", email: "ada@github.example" }];
    behind.account = ada({ oauthProviders, hasPassword: true });
    open();
    act(() =>
      panel("Connected accounts").getByRole("button", { name: "Disconnect GitHub" }).click(),
    );
    expect(account().disconnectAccount).not.toHaveBeenCalled();
    pressInDialog("Disconnect");
    await isSaid("GitHub disconnected");
    expect(account().disconnectAccount).toHaveBeenCalledWith("github");
  });

  it("A1: are not disconnected if nothing else signs in", () => {
    const oauthProviders = [{ id: "google", account_id: "1", email: null }];
    behind.account = ada({ oauthProviders, hasPassword: false, otpAuthEnabled: false });
    open();
    const accounts = panel("Connected accounts");
    expect(accounts.queryByRole("button", { name: "Disconnect Google" })).toBeNull();
    expect(accounts.getByText(/only way to sign in/)).toBeTruthy();
  });
});
