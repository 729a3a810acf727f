const isPlain = (binary: string): boolean => !/[^ -~]/.test(binary);
const decoded = (binary: string): string =>
  new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));

/** Reads the payload of a token without verifying it. Throws if it is unreadable. */
export const readPayload = (token: string): Readonly<Record<string, unknown>> => {
  const binary = atob((token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/"));
  return JSON.parse(isPlain(binary) ? binary : decoded(binary));
};

/**
 * When a token expires, or 0 if it is unreadable. Unlike the claims of an access token it needs
 * little script.
 */
export function readExpiryMillis(token: string | null): number {
  try {
    return Number(token && readPayload(token).exp) * 1000 || 0;
  } catch {
    return 0;
  }
}
