import { createContext, useContext } from "react";
import type { ShownProject } from "../api/project.js";

/** The administrator who is signed in. */
export interface Administrator {
  readonly id: string;
  readonly displayName: string | null;
  readonly primaryEmail: string | null;
}

/** The session of the console: who is signed in, what they may see, and how they leave. */
export interface ConsoleSession {
  readonly administrator: Administrator;
  readonly factors: readonly ("passkey" | "authenticator")[];
  readonly projects: readonly ShownProject[];
  /** Where apps and providers reach the service, and whether an app serves it. */
  readonly service: { readonly url: string; readonly isInApp: boolean };
  readonly signOut: () => void;
}

/** The session of the views below. */
export const SessionContext = createContext<ConsoleSession | undefined>(undefined);

/** The session of the console. */
export function useSession(): ConsoleSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error("This view needs a session around it.");
  return session;
}
