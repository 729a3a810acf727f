import { useSyncExternalStore } from "react";

/** The hosted kit's key, so that the mark survives a migration. */
const KEY = "_STACK_AUTH.lastUsed";

/** A provider's id, or a method without a provider. */
export type Method = "password" | "magic-link" | "passkey" | (string & {});

/** Remembers on this device how the person signed in. Ignores browsers without storage. */
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

/**
 * How the person last signed in on this device. Known only after hydration, so it must not shift
 * the layout.
 */
export const useLastMethod = (): Method | null => useSyncExternalStore(never, lastMethod, unknown);
