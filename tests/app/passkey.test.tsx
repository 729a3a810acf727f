import { KnownErrors } from "@stackkit/next";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { StackClientApp } from "../../src/app/apps/client-app.js";
import { WEBAUTHN_USER_ID_BYTES } from "../../src/app/sign-in/passkey.js";
import { rpIdOfPage } from "../../src/app/sign-in/passkey-rp-id.js";
import { SoftwareAuthenticator } from "../support/authenticator.js";
import { serveTestProject } from "../support/service.js";
import { browser, plugInAuthenticator } from "../support/webauthn-browser.js";
import { WEBAUTHN_CODES } from "../support/webauthn-codes.js";

vi.mock(
  "@simplewebauthn/browser",
  async () => (await import("../support/webauthn-browser.js")).browser,
);

const realFetch = globalThis.fetch;

const project = serveTestProject({}, { port: 0 });

let authenticator: SoftwareAuthenticator;
beforeEach(() => {
  authenticator = plugInAuthenticator();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const newApp = (options: { onMfaRequired?: () => Promise<null>; passkeyRpId?: string } = {}) =>
  new StackClientApp({
    tokenStore: "memory",
    ...project.clientOptions,
    redirectMethod: "none",
    ...options,
  });

async function signedUp() {
  const { email, password, accessToken, refreshToken } = await project.signUp();
  const app = newApp();
  const user = await app.getUser({ or: "throw", tokenStore: { accessToken, refreshToken } });
  return { user, email, password };
}

/** Changes what the service answers to one path. */
const answering = (path: string, answer: (real: () => Promise<Response>) => Promise<Response>) =>
  vi.stubGlobal("fetch", (...args: Parameters<typeof fetch>) =>
    String(args[0]).endsWith(path) ? answer(() => realFetch(...args)) : realFetch(...args),
  );

describe("a passkey", () => {
  it("is created for the page's own domain, and signs in", async () => {
    const { user } = await signedUp();
    expect(await user.registerPasskey({ hostname: "evil.example" })).toEqual({
      status: "ok",
      data: undefined,
    });
    expect(browser.startRegistration.mock.calls[0]?.[0].optionsJSON.rp.id).toBe(location.hostname);
    const app = newApp();
    expect(await app.signInWithPasskey({ noRedirect: true })).toEqual({
      status: "ok",
      data: undefined,
    });
    expect(browser.startAuthentication.mock.calls[0]?.[0].optionsJSON.rpId).toBe(location.hostname);
    expect(localStorage.getItem("_STACK_AUTH.lastUsed")).toBe("passkey");
    expect(await app.getUser()).toMatchObject({ id: user.id, passkeyAuthEnabled: true });
  });

  it.each([
    ["https://example.com", "example.com"],
    ["https://app.example.com", "example.com"],
    ["https://example.org", "example.com"],
    ["https://evil-example.com", "evil-example.com"],
    ["http://localhost:3000", "localhost"],
  ])("belongs to the app's own domain where that is possible: %s", (page, rpId) => {
    const settings = { passkeyRpId: "example.com", trustedOrigins: ["https://example.org"] };
    expect(rpIdOfPage(settings, new URL(page))).toBe(rpId);
    expect(rpIdOfPage({ trustedOrigins: [] }, new URL(page))).toBe(new URL(page).hostname);
  });

  it.each(["https://example.com", "Example.com", "example.com:8443", "a b", ""])(
    "belongs to a host name: %j is none",
    (passkeyRpId) => {
      expect(() => newApp({ passkeyRpId })).toThrow(/passkeyRpId/);
    },
  );

  const path = "/auth/passkey/initiate-passkey-registration";
  const withUserId = (bytes: number) =>
    answering(path, async (real) => {
      const body = (await (await real()).json()) as { options_json: { user: { id: string } } };
      body.options_json.user.id = Buffer.alloc(bytes, 7).toString("base64url");
      return Response.json(body);
    });

  it.each([0, WEBAUTHN_USER_ID_BYTES.most + 1])(
    "is not requested if the user's id has %i bytes",
    async (bytes) => {
      const { user } = await signedUp();
      withUserId(bytes);
      const result = await user.registerPasskey();
      expect(result.status === "error" && result.error).toMatchObject({
        code: "PASSKEY_WEBAUTHN_ERROR",
        details: {
          code: "ERROR_INVALID_USER_ID_LENGTH",
          message: "The account's id does not fit in a passkey: it must have 1 to 64 bytes.",
        },
      });
      expect(browser.startRegistration).not.toHaveBeenCalled();
    },
  );

  it.each([WEBAUTHN_USER_ID_BYTES.least, WEBAUTHN_USER_ID_BYTES.most])(
    "is requested if it has %i",
    async (bytes) => {
      const { user } = await signedUp();
      withUserId(bytes);
      expect((await user.registerPasskey()).status).toBe("ok");
    },
  );

  it("is not requested for another domain", async () => {
    const { user } = await signedUp();
    answering(path, async (real) => {
      const body = (await (await real()).json()) as { options_json: { rp: { id: string } } };
      body.options_json.rp.id = "evil.example";
      return Response.json(body);
    });
    await expect(user.registerPasskey()).rejects.toThrow("PASSKEY_ANSWER_UNSAFE");
    expect(browser.startRegistration).not.toHaveBeenCalled();
  });
});

const failure = (code: string) =>
  Object.assign(new Error("words of the browser"), { name: "WebAuthnError", code });

describe("a ceremony that fails", () => {
  it("has a code and words of its own, at registration and at sign-in alike", async () => {
    const { user } = await signedUp();
    const app = newApp();
    const words = new Set<string>();
    for (const code of WEBAUTHN_CODES) {
      browser.startRegistration.mockRejectedValueOnce(failure(code));
      browser.startAuthentication.mockRejectedValueOnce(failure(code));
      for (const result of [await user.registerPasskey(), await app.signInWithPasskey()]) {
        if (result.status === "ok" || !(result.error instanceof KnownErrors.PasskeyWebAuthnError))
          throw new Error(`${code} became ${JSON.stringify(result)}`);
        expect(result.error.details.code).toBe(code);
        words.add(result.error.message);
      }
    }
    expect(words.size).toBe(WEBAUTHN_CODES.length);
    expect([...words].some((text) => text.includes("words of the browser"))).toBe(false);
  });

  it("for any other reason is a failed one, which keeps its cause", async () => {
    const cause = new Error("no such thing");
    const { user } = await signedUp();
    browser.startRegistration.mockRejectedValueOnce(cause);
    browser.startAuthentication.mockRejectedValueOnce(cause);
    expect(await user.registerPasskey()).toMatchObject({
      status: "error",
      error: { code: "PASSKEY_REGISTRATION_FAILED", cause },
    });
    expect(await newApp().signInWithPasskey()).toMatchObject({
      status: "error",
      error: { code: "PASSKEY_AUTHENTICATION_FAILED", cause },
    });
  });
});

describe("a passkey that the browser makes by itself", () => {
  it("is named in the result, so that it can be removed again", async () => {
    const { user } = await signedUp();
    const made = await user.registerPasskey({ mediation: "conditional" });
    const [known] = await user.listPasskeys();
    expect(made).toEqual({ status: "ok", data: { id: known?.id } });
  });
});

describe("signing in with a passkey", () => {
  it("keeps the type of a second factor that was not given", async () => {
    const { user } = await signedUp();
    await user.registerPasskey();
    await user.update({ totpMultiFactorSecret: new Uint8Array(20).fill(7) });
    browser.startAuthentication.mockImplementation(async ({ optionsJSON }) =>
      authenticator.get(optionsJSON, { verified: false }),
    );
    const result = await newApp({ onMfaRequired: async () => null }).signInWithPasskey();
    expect(result.status === "error" && result.error).toBeInstanceOf(KnownErrors.InvalidTotpCode);
  });

  it("keeps the type of a dead line", async () => {
    const { user } = await signedUp();
    await user.registerPasskey();
    answering("/auth/passkey/sign-in", async () => {
      throw new TypeError("Failed to fetch");
    });
    await expect(newApp().signInWithPasskey()).rejects.toMatchObject({ code: "NETWORK_ERROR" });
  });

  it("at once does not wait for a service that takes long", async () => {
    const service = vi.fn(() => new Promise<Response>(() => {}));
    answering("/auth/passkey/initiate-passkey-authentication", service);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const result = newApp().signInWithPasskey({ mediation: "immediate" });
    await vi.waitFor(() => expect(service).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(500);
    expect(await result).toMatchObject({
      status: "error",
      error: { code: "PASSKEY_WEBAUTHN_ERROR", details: { code: "ERROR_CEREMONY_ABORTED" } },
    });
  });

  it("says that the service did not take the answer", async () => {
    const { user } = await signedUp();
    await user.registerPasskey();
    const stranger = new SoftwareAuthenticator(location.origin);
    browser.startAuthentication.mockImplementation(async ({ optionsJSON }) =>
      stranger.get(optionsJSON),
    );
    const result = await newApp().signInWithPasskey();
    expect(result.status === "error" && result.error).toBeInstanceOf(
      KnownErrors.PasskeyAuthenticationFailed,
    );
  });
});
