import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page has hydrated: false on the server and in the first browser render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
