import { act, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Auth } from "../../src/screens/account-settings/auth/auth.js";
import { totpCode } from "../../src/testing/totp-code.js";
import type { SoftwareAuthenticator } from "../support/authenticator.js";
import { browser, plugInAuthenticator } from "../support/webauthn-browser.js";
import {
  button,
  isSaid,
  PASSWORD,
  panel,
  press,
  pressInDialog,
  startStage,
  type,
  typeInDialog,
} from "./stage.js";

vi.mock(
  "@simplewebauthn/browser",
  async () => (await import("../support/webauthn-browser.js")).browser,
);

// Files that a press loads are at hand already, so that no test waits for a slow disk.
beforeAll(() =>
  Promise.all([
    import("../../src/screens/account-settings/auth/second-factor/totp-set-up.js"),
    import("../../src/screens/account-settings/auth/second-factor/totp-turn-off.js"),
    import("../../src/screens/account-settings/auth/second-factor/recovery-codes.js"),
    import("../../src/screens/account-settings/auth/second-factor/trusted-devices.js"),
  ]),
);

const stage = startStage({
  oauthProviders: [
    { id: "google", enabled: true, type: "shared" },
    { id: "github", enabled: true, type: "shared" },
  ],
});
const NEW_PASSWORD = "another long secret";

const open = () => stage.show((account) => <Auth account={account} />);
const readMe = () => stage.server("GET", `/users/${stage.me.id}`);
const signsIn = async (password: string): Promise<boolean> => {
  const body = { email: stage.me.email, password };
  return (await stage.project.signIn(body)).status === 200;
};
const readSessions = async (): Promise<unknown[]> =>
  (await stage.server("GET", `/auth/sessions?user_id=${stage.me.id}`)).items;
/** Signs the person in somewhere else. */
const signInElsewhere = () => stage.server("POST", "/auth/sessions", { user_id: stage.me.id });

async function signInWithoutPassword(fields: object = {}): Promise<void> {
  await stage.signIn(await stage.createPerson({ password: null, ...fields }));
}

describe("the password", () => {
  const fill = (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) type(label, value);
  };

  it("takes the focus to its first field, and back to the button that opened it", async () => {
    await open();
    button("Change password").focus();
    await press("Change password");
    await screen.findByLabelText("New password");
    expect(document.activeElement).toBe(screen.getByLabelText("Current password"));
    await press("Cancel");
    expect(document.activeElement).toBe(button("Change password"));
  });

  it("is changed with the current one", async () => {
    await open();
    await press("Change password");
    await screen.findByLabelText("New password");
    fill({
      "Current password": PASSWORD,
      "New password": NEW_PASSWORD,
      "Repeat password": NEW_PASSWORD,
    });
    await press("Change password");
    await isSaid(/Password changed/);
    expect([await signsIn(NEW_PASSWORD), await signsIn(PASSWORD)]).toEqual([true, false]);
  });

  it("a wrong current one is said under its field, in words of its own", async () => {
    await open();
    await press("Change password");
    await screen.findByLabelText("New password");
    fill({
      "Current password": "wrong",
      "New password": NEW_PASSWORD,
      "Repeat password": NEW_PASSWORD,
    });
    await press("Change password");
    await isSaid("That isn't your current password.");
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText("Current password")),
    );
    expect(await signsIn(PASSWORD)).toBe(true);
  });

  it("can be set without an old one", async () => {
    await signInWithoutPassword();
    await open();
    await press("Set password");
    await screen.findByLabelText("New password");
    fill({ "New password": NEW_PASSWORD, "Repeat password": NEW_PASSWORD });
    await press("Set password");
    await isSaid("Password set");
    expect(await signsIn(NEW_PASSWORD)).toBe(true);
  });

  it("needs an address to sign in with first", async () => {
    await signInWithoutPassword({ primary_email_auth_enabled: false });
    await open();
    expect(panel("Password").getByText(/add an email address that you sign in with/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Set password" })).toBeNull();
  });
});

const listed = async (): Promise<{ id: string; name: string | null }[]> =>
  (await stage.server("GET", `/users/${stage.me.id}/passkeys`)).items;

describe("the passkeys", () => {
  let authenticator: SoftwareAuthenticator;
  beforeEach(() => {
    vi.stubGlobal("PublicKeyCredential", class {});
    authenticator = plugInAuthenticator();
  });
  const register = async () => {
    await (await stage.app.getUser({ or: "throw" })).registerPasskey();
  };

  it("is created and confirmed", async () => {
    await open();
    await press("Create passkey");
    await isSaid("Passkey saved");
    expect((await readMe()).passkey_auth_enabled).toBe(true);
  });

  it("closing the browser's window is no failure", async () => {
    browser.startRegistration.mockRejectedValue(
      Object.assign(new Error("closed"), { code: "ERROR_CEREMONY_ABORTED" }),
    );
    await open();
    await press("Create passkey");
    await waitFor(() => expect(button("Create passkey").ariaBusy).toBeNull());
    expect(browser.startRegistration).toHaveBeenCalledOnce();
    expect(screen.queryByText(/Couldn't save/)).toBeNull();
  });

  it("is removed after confirmation, and the other one stays", async () => {
    await register();
    authenticator = plugInAuthenticator();
    await register();
    await open();
    const [menu] = screen.getAllByRole("button", { name: "Actions for Passkey" });
    act(() => menu?.click());
    act(() => screen.getAllByRole("menuitem", { name: "Remove passkey" })[0]?.click());
    pressInDialog("Remove passkey");
    await isSaid("Passkey removed");
    await waitFor(() =>
      expect(screen.getAllByRole("button", { name: "Actions for Passkey" })).toHaveLength(1),
    );
    expect((await readMe()).passkey_auth_enabled).toBe(true);
    expect((await listed()).map(({ id }) => id)).not.toContain(authenticator.credentialId);
  });

  it("gets a name, which can be undone", async () => {
    await register();
    await open();
    await press("Actions for Passkey");
    act(() => screen.getByRole("menuitem", { name: "Rename" }).click());
    typeInDialog("Name of the passkey", "My laptop");
    pressInDialog("Save");
    await isSaid("Name saved");
    await screen.findByText("My laptop");
    expect(await listed()).toMatchObject([{ name: "My laptop" }]);
    await press("Undo");
    await isSaid("Change undone");
    expect(await listed()).toMatchObject([{ name: null }]);
  });

  it("is not removed if it is the last sign-in method", async () => {
    await signInWithoutPassword();
    await register();
    await open();
    await press("Actions for Passkey");
    const remove = screen.getByRole("menuitem", { name: "Remove passkey" });
    expect(remove.ariaDisabled).toBe("true");
    act(() => remove.click());
    expect(screen.queryByRole("dialog", { name: "Remove Passkey?" })).toBeNull();
    expect(panel("Passkeys On").getByText(/This is your only way to sign in/)).toBeTruthy();
  });

  it("a browser without passkeys says so", async () => {
    vi.stubGlobal("PublicKeyCredential", undefined);
    await open();
    expect(screen.getByText("This browser doesn't support passkeys.")).toBeTruthy();
  });
});

describe("signing in with a mailed code", () => {
  it("is turned on at once", async () => {
    await open();
    act(() => panel("Email codes").getByRole("button", { name: "Turn on" }).click());
    expect(panel("Email codes On").getByText(stage.me.email)).toBeTruthy();
    await isSaid("Email codes turned on");
    expect((await readMe()).otp_auth_enabled).toBe(true);
  });

  it("cannot be turned off with the hosted service, which takes codes all the same", async () => {
    const answer = globalThis.fetch;
    vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
      const response = await answer(input, init);
      if (!new Request(input, init).url.endsWith("/projects/current")) return response;
      const body = await response.json();
      // The hosted service lacks this setting.
      delete body.config.sign_up_name_enabled;
      return Response.json(body, { headers: response.headers });
    });
    await stage.signIn(await stage.createPerson({ otp_auth_enabled: true }));
    await open();
    expect(panel("Email codes On").queryByRole("button")).toBeNull();
  });

  it("cannot be turned off if it is the last sign-in method", async () => {
    await signInWithoutPassword({ otp_auth_enabled: true });
    await open();
    const code = panel("Email codes On");
    expect(code.getByText(/Add another one before you turn it off/)).toBeTruthy();
    expect(code.queryByRole("button")).toBeNull();
  });
});

describe("two-step sign-in", () => {
  const SECRET = new Uint8Array(20).fill(7);

  /** Opens the dialog and returns the secret that it shows. */
  const setUp = async (): Promise<string> => {
    await open();
    act(() => panel("Two-step sign-in").getByRole("button", { name: "Turn on" }).click());
    await screen.findByRole("img", { name: /QR code/ });
    return screen.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent ?? "";
  };
  const findCodes = () => screen.findAllByText(/^(?:\w{4}-){3}\w{4}$/);
  const isOn = async () => (await readMe()).requires_totp_mfa;
  /** Gives the person a second factor, and by default recovery codes. */
  async function protect({ hasCodes = true } = {}): Promise<void> {
    const user = await stage.app.getUser({ or: "throw" });
    await user.update({ totpMultiFactorSecret: SECRET });
    if (hasCodes) await user.createRecoveryCodes();
  }

  it("is saved only once a code of the app proves the secret", async () => {
    const secret = await setUp();
    type(/Then enter the code/, "000000");
    await isSaid(/That code isn't right/);
    expect(await isOn()).toBe(false);
    type(/Then enter the code/, await totpCode(secret));
    expect(await findCodes()).toHaveLength(10);
    pressInDialog("I've saved them");
    await isSaid("Two-step sign-in turned on");
    expect(await isOn()).toBe(true);
  });

  it("ends the other sessions", async () => {
    await signInElsewhere();
    const secret = await setUp();
    type(/Then enter the code/, await totpCode(secret));
    await findCodes();
    expect(await readSessions()).toHaveLength(1);
  });

  it("keeps the other sessions if that is switched off", async () => {
    await signInElsewhere();
    const secret = await setUp();
    act(() => screen.getByRole("switch", { name: "Sign out all other devices" }).click());
    type(/Then enter the code/, await totpCode(secret));
    await findCodes();
    expect(await readSessions()).toHaveLength(2);
  });

  it("says how many recovery codes are left, and replaces them once confirmed", async () => {
    await protect();
    await open();
    expect(await screen.findByText("10 codes left")).toBeTruthy();
    await press("Create new codes");
    expect(await screen.findByText("The codes you have now will stop working.")).toBeTruthy();
    pressInDialog("Create new codes");
    expect(await findCodes()).toHaveLength(10);
  });

  it("asks before codes that were not saved are closed for good", async () => {
    await protect({ hasCodes: false });
    await open();
    await press("Create new codes");
    await findCodes();
    pressInDialog("Close");
    expect(await screen.findByText("Close without saving your codes?")).toBeTruthy();
    pressInDialog("Go back");
    expect(await findCodes()).toHaveLength(10);
    pressInDialog("Close");
    pressInDialog("Close anyway");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("warns of missing recovery codes, and says why none were created", async () => {
    await protect({ hasCodes: false });
    await open();
    expect(await screen.findByText(/You have no recovery codes/)).toBeTruthy();
    stage.fault({ path: /recovery-codes/, method: "POST", effect: "drop" });
    await press("Create new codes");
    await isSaid(/This app isn't responding right now/);
  });

  const turnOff = async () => {
    await open();
    act(() => panel("Two-step sign-in On").getByRole("button", { name: "Turn off" }).click());
    await screen.findByRole("dialog");
  };

  it("stays on if the password is wrong", async () => {
    await protect();
    await stage.ageSessions();
    await turnOff();
    typeInDialog("Password", "wrong");
    pressInDialog("Turn off");
    await isSaid("That isn't your current password.");
    expect(await isOn()).toBe(true);
  });

  it("users of another sign-in method sign in again first, and return", async () => {
    await signInWithoutPassword();
    await protect();
    await stage.ageSessions();
    await turnOff();
    await press("Sign in again");
    await stage.leavesFor("/handler/sign-in", {
      after_auth_return_to: "/handler/account-settings#auth",
    });
  });

  it("a sign-in just now is enough for them", async () => {
    await signInWithoutPassword();
    await protect();
    await turnOff();
    await waitFor(() => pressInDialog("Turn off"));
    await isSaid("Two-step sign-in turned off");
    expect(await isOn()).toBe(false);
  });
});

describe("connected accounts", () => {
  it("list what is connected and what can be, and go to a provider only when pressed", async () => {
    await stage.connect("github");
    await open();
    const accounts = panel("Connected accounts");
    expect(accounts.getByText("ada@github.example")).toBeTruthy();
    expect(stage.left).not.toHaveBeenCalled();
    expect(accounts.queryByRole("button", { name: "Connect GitHub" })).toBeNull();
    act(() => accounts.getByRole("button", { name: "Connect Google" }).click());
    await stage.leavesFor("/api/v1/auth/oauth/authorize/google", { type: "link" });
    expect(stage.left).toHaveBeenCalledOnce();
  });

  it("A1: are disconnected after a question", async () => {
    await stage.connect("github");
    await open();
    act(() =>
      panel("Connected accounts").getByRole("button", { name: "Disconnect GitHub" }).click(),
    );
    expect((await readMe()).oauth_providers).toHaveLength(1);
    pressInDialog("Disconnect");
    await isSaid("GitHub disconnected");
    expect((await readMe()).oauth_providers).toEqual([]);
  });

  it("A1: are not disconnected if nothing else signs in", async () => {
    await signInWithoutPassword();
    await stage.connect("google");
    await open();
    const accounts = panel("Connected accounts");
    expect(accounts.queryByRole("button", { name: "Disconnect Google" })).toBeNull();
    expect(accounts.getByText(/only way to sign in/)).toBeTruthy();
  });
});
