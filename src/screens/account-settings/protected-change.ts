import { createContext, use } from "react";
import { readFailure } from "../../messages/failure.js";

/** Runs a change, and again after another sign-in if the service requires one. */
export type Protect = <T>(work: () => Promise<T>) => Promise<T>;

/** Set around changes that affect account protection; elsewhere changes run directly. */
export const ProtectContext = createContext<Protect>((work) => work());

/** Returns the function that asks for a fresh sign-in if a change needs one. */
export const useProtect = (): Protect => use(ProtectContext);

/** Whether the service rejected a change because the sign-in was too long ago. */
export const needsFreshSignIn = (error: unknown): boolean =>
  readFailure(error).code === "FRESH_SESSION_REQUIRED";
