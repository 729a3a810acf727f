import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PasskeyButton } from "../../src/screens/components/passkey-button.js";
import { PasskeySaved } from "../../src/screens/components/passkey-toast.js";
import { SignIn } from "../../src/screens/pages/sign-in.js";
import { settle } from "../support/manual-clock.js";
import { browser, plugInAuthenticator } from "../support/webauthn-browser.js";
import { press, startStage } from "./stage.js";

vi.mock(
  "@simplewebauthn/browser",
  async () => (await import("../support/webauthn-browser.js")).browser,
);

const stage = startStage({ magicLinkEnabled: false });

const never = () => new Promise<never>(() => {});

beforeEach(() => {
  plugInAuthenticator();
  browser.WebAuthnAbortService.cancelCeremony.mockReset();
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => true }),
  );
});

const open = async () => {
  await stage.render(<SignIn />);
  await screen.findByLabelText("Email");
};
const email = () => screen.getByLabelText("Email") as HTMLInputElement;
const isOffered = () => waitFor(() => expect(browser.startAuthentication).toHaveBeenCalledOnce());

describe("passkeys among the suggestions of a field", () => {
  beforeEach(() => stage.signOut());

  it("are offered when a person turns to the field, not before", async () => {
    browser.startAuthentication.mockImplementation(never);
    await open();
    expect(email().autocomplete).toBe("username webauthn");
    expect(browser.startAuthentication).not.toHaveBeenCalled();
    act(() => email().focus());
    await isOffered();
    expect(browser.startAuthentication.mock.calls[0]?.[0].useBrowserAutofill).toBe(true);
  });

  it("never disturb typing: focus and text stay, and no second ceremony starts", async () => {
    browser.startAuthentication.mockImplementation(never);
    await open();
    act(() => email().focus());
    fireEvent.change(email(), { target: { value: "ad" } });
    await isOffered();
    act(() => screen.getByLabelText("Password").focus());
    act(() => email().focus());
    fireEvent.change(email(), { target: { value: "ada" } });
    expect([email().value, document.activeElement]).toEqual(["ada", email()]);
    expect(browser.startAuthentication).toHaveBeenCalledOnce();
  });

  it("end when the page is left", async () => {
    browser.startAuthentication.mockImplementation(never);
    await open();
    act(() => email().focus());
    await isOffered();
    expect(browser.WebAuthnAbortService.cancelCeremony).not.toHaveBeenCalled();
    cleanup();
    expect(browser.WebAuthnAbortService.cancelCeremony).toHaveBeenCalled();
  });

  it("do not close the dialog of a person who presses the button meanwhile", async () => {
    browser.startAuthentication.mockImplementation(never);
    const send = globalThis.fetch;
    const challenges: string[] = [];
    let letGo = () => {};
    const late = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    vi.stubGlobal("fetch", async (...args: Parameters<typeof fetch>) => {
      const answer = await send(...args);
      if (!String(args[0]).endsWith("/initiate-passkey-authentication")) return answer;
      challenges.push("asked");
      if (challenges.length === 1) await late;
      return answer;
    });
    await open();
    act(() => email().focus());
    await waitFor(() => expect(challenges).toHaveLength(1));
    await press("Sign in with a passkey");
    await isOffered();
    letGo();
    for (let turn = 0; turn < 20; turn++) await act(settle);
    expect(browser.startAuthentication).toHaveBeenCalledOnce();
    expect(browser.startAuthentication.mock.calls[0]?.[0].useBrowserAutofill).toBe(false);
  });

  it("say nothing if they fail", async () => {
    await open();
    act(() => email().focus());
    await waitFor(() => expect(stage.calls).toContain("POST /auth/passkey/sign-in"));
    expect(screen.queryAllByRole("alert").every(({ textContent }) => textContent === "")).toBe(
      true,
    );
  });

  it("are not requested in browsers without support", async () => {
    vi.stubGlobal("PublicKeyCredential", undefined);
    await open();
    await act(async () => email().focus());
    expect(browser.startAuthentication).not.toHaveBeenCalled();
  });
});

describe("a passkey that the browser made by itself", () => {
  it("is the one that is taken back, not a newer one of another device", async () => {
    const user = await stage.app.getUser({ or: "throw" });
    const register = async () => {
      plugInAuthenticator();
      const answer = await user.registerPasskey({ mediation: "conditional" });
      return answer.status === "ok" ? answer.data.id : "";
    };
    const made = await register();
    const ofOtherDevice = await register();
    await stage.render(<PasskeySaved user={user} made={made} onClose={() => undefined} />);
    await press("Undo");
    await screen.findByText("Passkey removed");
    expect(await user.listPasskeys()).toMatchObject([{ id: ofOtherDevice }]);
  });
});

describe("the passkey button", () => {
  it("signs in with the person's passkey", async () => {
    await (await stage.app.getUser({ or: "throw" })).registerPasskey();
    stage.signOut();
    await stage.render(<PasskeyButton />);
    await press("Sign in with a passkey");
    await stage.leavesFor("/");
    expect((await stage.app.getUser())?.id).toBe(stage.me.id);
  });

  it("takes a closed window for a change of mind, not for a failure", async () => {
    stage.signOut();
    browser.startAuthentication.mockRejectedValue(
      Object.assign(new Error("closed"), { name: "NotAllowedError" }),
    );
    await stage.render(<PasskeyButton />);
    await press("Sign in with a passkey");
    await isOffered();
    await waitFor(() => expect(screen.getByRole("button").getAttribute("aria-busy")).toBeNull());
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it("says what failed", async () => {
    stage.signOut();
    await stage.render(<PasskeyButton />);
    await press("Sign in with a passkey");
    expect(await screen.findByText(/This passkey didn't work/)).toBeTruthy();
  });
});
