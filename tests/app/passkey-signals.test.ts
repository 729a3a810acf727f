import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Settings } from "../../src/app/config/app-settings.js";
import {
  signalAllPasskeys,
  signalUnknownPasskey,
  signalUserName,
} from "../../src/app/sign-in/passkey-signals.js";

const settings = { trustedOrigins: [] } as unknown as Settings;
const rpId = "localhost";
/** "a user?>" in base64url, where base64 has other characters. */
const USER = { id: "a user?>", handle: "YSB1c2VyPz4" };
const isWhole = async () => false;

beforeEach(() => {
  vi.stubGlobal("location", new URL("http://localhost/board"));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("signals to password managers", () => {
  it("say which passkeys exist, which is unknown, and how their user is called", async () => {
    const signals = {
      signalAllAcceptedCredentials: vi.fn(),
      signalUnknownCredential: vi.fn(),
      signalCurrentUserDetails: vi.fn(),
    };
    vi.stubGlobal("PublicKeyCredential", signals);
    await signalAllPasskeys(settings, USER.id, ["one", "two"], isWhole);
    await signalUnknownPasskey(settings, "gone");
    await signalUserName(settings, USER.id, "Ada");
    expect(signals.signalAllAcceptedCredentials).toHaveBeenCalledExactlyOnceWith({
      rpId,
      userId: USER.handle,
      allAcceptedCredentialIds: ["one", "two"],
    });
    expect(signals.signalUnknownCredential).toHaveBeenCalledExactlyOnceWith({
      rpId,
      credentialId: "gone",
    });
    expect(signals.signalCurrentUserDetails).toHaveBeenCalledExactlyOnceWith({
      rpId,
      userId: USER.handle,
      name: "Ada",
      displayName: "Ada",
    });
  });

  it("do not name the passkeys while others wait for their owner", async () => {
    const signalAllAcceptedCredentials = vi.fn();
    vi.stubGlobal("PublicKeyCredential", { signalAllAcceptedCredentials });
    await signalAllPasskeys(settings, USER.id, ["one"], async () => true);
    expect(signalAllAcceptedCredentials).not.toHaveBeenCalled();
  });

  it.each<[string, object | undefined]>([
    ["without passkeys", undefined],
    ["without signals, such as Firefox", {}],
    ["that refuses them", { signalAllAcceptedCredentials: () => Promise.reject(new Error()) }],
  ])("are nothing in a browser %s", async (_, credentials) => {
    vi.stubGlobal("PublicKeyCredential", credentials);
    const isPartial = vi.fn(isWhole);
    await expect(signalAllPasskeys(settings, USER.id, [], isPartial)).resolves.toBeUndefined();
    await expect(signalUnknownPasskey(settings, "gone")).resolves.toBeUndefined();
  });
});
