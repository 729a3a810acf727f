import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
};

const ofAddress = (): string => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
};
const none = (): string => "";

/** The section in the address's hash, else `first`. */
export function useSection(first: string): string {
  return useSyncExternalStore(subscribe, ofAddress, none) || first;
}

/** Opens a section with a history entry, so that Back returns to the previous one. */
export function goToSection(id: string): void {
  location.hash = id;
}
