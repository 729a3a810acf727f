import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { Clock } from "../../transport/clock.js";

/** The parts of WebAuthn level 3 that browsers with an immediate mode have. */
interface ImmediateCredentials {
  parseRequestOptionsFromJSON(json: object): PublicKeyCredentialRequestOptions;
  getClientCapabilities?(): Promise<{ readonly immediateGet?: boolean }>;
}

const credentialClass = (): ImmediateCredentials | undefined =>
  (globalThis as { PublicKeyCredential?: ImmediateCredentials }).PublicKeyCredential;

/** Whether the browser can offer its passkeys of this site without another page or dialog. */
export async function hasImmediateMode(): Promise<boolean> {
  const capabilities = await credentialClass()
    ?.getClientCapabilities?.()
    .catch(() => undefined);
  return capabilities?.immediateGet === true;
}

/** Longer waits for the service than this one feel like a press that did nothing. */
const CHALLENGE_WAIT_MILLIS = 500;

/** The service's challenge, or undefined if it does not come while a press may wait. */
export const challengeInTime = <T>(clock: Clock, challenge: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const cancel = clock.after(CHALLENGE_WAIT_MILLIS, () => resolve(undefined));
    challenge.finally(cancel).then(resolve, reject);
  });

/**
 * Shows the browser's account chooser if it has a passkey of this site. Rejects with
 * `NotAllowedError` at once if it has none.
 */
export async function chooseAtOnce(
  options: PublicKeyCredentialRequestOptionsJSON,
  signal: AbortSignal | undefined,
): Promise<AuthenticationResponseJSON> {
  const parse = credentialClass()?.parseRequestOptionsFromJSON;
  if (!parse || !(await hasImmediateMode()))
    throw new DOMException("This browser has no immediate mode.", "NotAllowedError");
  const request = {
    publicKey: parse({ ...options, allowCredentials: [] }),
    uiMode: "immediate",
    ...(signal && { signal }),
  };
  const chosen = await navigator.credentials.get(request as CredentialRequestOptions);
  return (chosen as PublicKeyCredential).toJSON() as unknown as AuthenticationResponseJSON;
}
