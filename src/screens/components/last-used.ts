import { useSyncExternalStore } from "react";

/** Where the hosted kit keeps it too, so that a mark outlives the move. */
const KEY = "_STACK_AUTH.lastUsed";

/** A provider's id, or one of the ways that need no provider. */
export type Method = "password" | "magic-link" | "passkey" | (string & {});

/** Remembers on this device how somebody signed in. A browser that keeps nothing is no reason to fail. */
export function rememberMethod(method: Method): void {
  try {
    localStorage.setItem(KEY, method);
  } catch {}
}

const lastMethod = (): Method | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const never = () => () => {};
const unknown = (): null => null;

/** How somebody signed in on this device the last time. Known only once the page is alive, so nothing may move when it comes. */
export const useLastMethod = (): Method | null => useSyncExternalStore(never, lastMethod, unknown);
