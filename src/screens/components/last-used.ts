import { useSyncExternalStore } from "react";
import { lastMethod, type Method } from "../../app/sign-in/last-method.js";

const never = () => () => {};
const unknown = (): null => null;

/**
 * How the person last signed in on this device. Known only after hydration, so it must not shift
 * the layout.
 */
export const useLastMethod = (): Method | null => useSyncExternalStore(never, lastMethod, unknown);
