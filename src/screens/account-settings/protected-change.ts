import { createContext, use } from "react";
import { readFailure } from "../../messages/failure.js";

/** Runs a change, and once more after another sign-in if the service asks for one. */
export type Protect = <T>(work: () => Promise<T>) => Promise<T>;

/** Set where changes protect the account; elsewhere they run as they are. */
export const ProtectContext = createContext<Protect>((work) => work());

export const useProtect = (): Protect => use(ProtectContext);

/** Whether the service refused a change because the sign-in was too long ago. */
export const needsFreshSignIn = (error: unknown): boolean =>
  readFailure(error).code === "FRESH_SESSION_REQUIRED";
