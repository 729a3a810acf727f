/** The secrets of one OAuth flow, each as base64url of 32 bytes. */
export interface Pkce {
  /** Stored in a cookie until the callback. */
  readonly verifier: string;
  /** The SHA-256 of the verifier, sent at the start. */
  readonly challenge: string;
  /** Identifies the flow, so that two tabs do not take each other's callbacks. */
  readonly state: string;
}

const SECRET_BYTES = 32;

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

const secret = (): string => base64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

/** The S256 challenge of a verifier (RFC 7636). */
export const challengeOf = async (verifier: string): Promise<string> =>
  base64Url(
    new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))),
  );

/** Makes a verifier and its challenge (RFC 7636). */
export async function createPkce(): Promise<Pkce> {
  const verifier = secret();
  return { verifier, challenge: await challengeOf(verifier), state: secret() };
}
