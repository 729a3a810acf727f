import type { Settings } from "../config/app-settings.js";
import { rpIdOfPage } from "./passkey-rp-id.js";

/** The part of `PublicKeyCredential` that tells password managers of changes. */
interface Signals {
  signalUnknownCredential(options: { rpId: string; credentialId: string }): Promise<void>;
  signalAllAcceptedCredentials(options: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: readonly string[];
  }): Promise<void>;
  signalCurrentUserDetails(options: {
    rpId: string;
    userId: string;
    name: string;
    displayName: string;
  }): Promise<void>;
}

/** A WebAuthn user handle: base64url of the user's id. */
const handleOf = (userId: string): string =>
  btoa(userId).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** Sends a signal if the browser knows it. Nothing depends on it, so a failure is silent. */
async function signal<K extends keyof Signals>(
  name: K,
  settings: Settings,
  options: Omit<Parameters<Signals[K]>[0], "rpId">,
  isHeldBack: () => Promise<boolean> = async () => false,
): Promise<void> {
  try {
    const { PublicKeyCredential: signals } = globalThis as {
      PublicKeyCredential?: Partial<Signals>;
    };
    const send = signals?.[name] as ((options: object) => Promise<void>) | undefined;
    if (send === undefined || (await isHeldBack())) return;
    await send.call(signals, { rpId: rpIdOfPage(settings, location), ...options });
  } catch {
    // A browser that refuses it offers the passkey as before.
  }
}

/** Says that the service does not know a passkey. */
export const signalUnknownPasskey = (settings: Settings, credentialId: string): Promise<void> =>
  signal("signalUnknownCredential", settings, { credentialId });

/**
 * Says which passkeys of a user exist, so that no other is offered. Says nothing while others wait
 * for their owner, whom a password manager would take them from.
 */
export const signalAllPasskeys = (
  settings: Settings,
  userId: string,
  ids: readonly string[],
  isPartial: () => Promise<boolean>,
): Promise<void> =>
  signal(
    "signalAllAcceptedCredentials",
    settings,
    { userId: handleOf(userId), allAcceptedCredentialIds: ids },
    isPartial,
  );

/** Says how a user is called now. */
export const signalUserName = (settings: Settings, userId: string, name: string): Promise<void> =>
  signal("signalCurrentUserDetails", settings, {
    userId: handleOf(userId),
    name,
    displayName: name,
  });
