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

/** The section that the address names: by its hash, else `first`. */
export function useSection(first: string): string {
  return useSyncExternalStore(subscribe, ofAddress, none) || first;
}

/** Goes to a section, so that the way back leads to the one before. */
export function goToSection(id: string): void {
  location.hash = id;
}
