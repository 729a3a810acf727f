import { StackProvider } from "@stackkit/next";
import { act, cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { noteSignIn } from "../../src/app/sign-in/last-method.js";
import { followUp } from "../../src/screens/flows/after-sign-in.js";
import { useAfterSignIn } from "../../src/screens/flows/first-page.js";
import type { ScreenApp } from "../../src/screens/provider/screen-app.js";
import { startStage } from "./stage.js";

const stage = startStage();
const registerPasskey = vi.fn();

interface Browser {
  readonly conditionalCreate?: boolean;
  readonly passkeyPlatformAuthenticator?: boolean;
}

const MAKES_PASSKEYS: Browser = { conditionalCreate: true, passkeyPlatformAuthenticator: true };

beforeEach(() => {
  registerPasskey.mockReset().mockResolvedValue({ status: "ok", data: { id: "made" } });
});

/** What follows a sign-in: the passkeys that the browser was asked for, and what is said. */
async function followSignIn(
  method: string,
  { browser = MAKES_PASSKEYS, passkeyEnabled = true, passkeyAuthEnabled = false } = {},
) {
  vi.stubGlobal("PublicKeyCredential", { getClientCapabilities: async () => browser });
  render(<StackProvider app={stage.app}>The first page</StackProvider>);
  const app = {
    getProject: async () => ({ config: { passkeyEnabled } }),
    getUser: async () => ({ passkeyAuthEnabled, registerPasskey, listPasskeys: async () => [] }),
  } as unknown as ScreenApp;
  await act(() => followUp(app, method));
}

const isMadeSilently = () =>
  registerPasskey.mock.calls.some(([options]) => options?.mediation === "conditional");
const isSilent = () => screen.queryAllByRole("button").length === 0;

describe("after a sign-in", () => {
  it("with a password the browser makes a passkey by itself, and a message says so", async () => {
    await followSignIn("password");
    expect(registerPasskey).toHaveBeenCalledExactlyOnceWith({ mediation: "conditional" });
    expect(await screen.findByRole("button", { name: "Undo" })).toBeTruthy();
  });

  it("with an emailed code it makes none, and a message asks", async () => {
    await followSignIn("magic-link");
    expect(isMadeSilently()).toBe(false);
    expect(await screen.findByRole("button", { name: "Not now" })).toBeTruthy();
  });

  it("a message asks once on a device", async () => {
    await followSignIn("magic-link");
    await screen.findByRole("button", { name: "Not now" });
    cleanup();
    await followSignIn("magic-link");
    expect(isSilent()).toBe(true);
  });

  it("with a password a message asks where the browser makes none by itself", async () => {
    await followSignIn("password", { browser: { passkeyPlatformAuthenticator: true } });
    expect(isMadeSilently()).toBe(false);
    expect(await screen.findByRole("button", { name: "Not now" })).toBeTruthy();
  });

  it.each([
    ["in a project without passkeys", { passkeyEnabled: false }],
    ["of a person who has a passkey", { passkeyAuthEnabled: true }],
    ["in a browser without passkeys", { browser: {} }],
  ])("%s nothing is made or asked", async (_, how) => {
    await followSignIn("password", how);
    expect(registerPasskey).not.toHaveBeenCalled();
    expect(isSilent()).toBe(true);
  });

  it("with a provider or a passkey nothing follows, unlike with a password", async () => {
    const getProject = vi.fn(async () => ({ config: { passkeyEnabled: false } }));
    for (const method of ["github", "passkey", "password"]) {
      noteSignIn(method);
      renderHook(() => useAfterSignIn({ getProject } as unknown as ScreenApp, true));
    }
    await waitFor(() => expect(getProject).toHaveBeenCalled());
    expect(getProject).toHaveBeenCalledOnce();
  });

  it("a passkey that cannot be made is no fault of the page", async () => {
    registerPasskey.mockRejectedValue(new Error("The session is older than a minute."));
    await followSignIn("password");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
