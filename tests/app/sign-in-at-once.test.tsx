import { beforeEach, expect, it, vi } from "vitest";
import type { Redirects } from "../../src/app/navigation/redirects.js";
import { rememberMethod } from "../../src/app/sign-in/last-method.js";
import type { PasskeyActions } from "../../src/app/sign-in/passkey.js";
import { redirectOrSignIn } from "../../src/app/sign-in/sign-in-at-once.js";

const redirectToSignIn = vi.fn(async () => {});
const signInWithPasskey = vi.fn(async (): Promise<never> => {
  throw new DOMException("The browser has none.", "NotAllowedError");
});
const getClientCapabilities = vi.fn(async () => ({ immediateGet: true }));
const press = redirectOrSignIn(
  { redirectToSignIn } as Pick<Redirects, "redirectToSignIn"> as Redirects,
  { signInWithPasskey } as Pick<PasskeyActions, "signInWithPasskey"> as PasskeyActions,
);

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("PublicKeyCredential", { getClientCapabilities });
  vi.stubGlobal("navigator", { userActivation: { isActive: true } });
});

it("leaves for the sign-in page without a wait if the last sign-in was not by passkey", () => {
  rememberMethod("password");
  void press();
  // Before anything is awaited.
  expect(redirectToSignIn).toHaveBeenCalledOnce();
  expect(getClientCapabilities).not.toHaveBeenCalled();
});

it("asks only the browser if that cannot offer passkeys over the page", async () => {
  rememberMethod("passkey");
  getClientCapabilities.mockResolvedValueOnce({ immediateGet: false });
  await press();
  expect(redirectToSignIn).toHaveBeenCalledOnce();
  expect(signInWithPasskey).not.toHaveBeenCalled();
});

it("leaves for the sign-in page once the browser has no passkey to offer", async () => {
  rememberMethod("passkey");
  await press();
  expect(signInWithPasskey).toHaveBeenCalledOnce();
  expect(redirectToSignIn).toHaveBeenCalledOnce();
});
