import { useState } from "react";
import { type Failure, readFailure } from "../../messages/failure.js";
import type { ScreenApp } from "../provider/screen-app.js";

/** A sign-out without a form. After a failure the session continues. */
export interface SignOutFlow {
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  start(): Promise<void>;
  /** Hides the failure. */
  dismiss(): void;
}

/** Signs out on this page, and keeps why that failed. `redirectUrl` is as of the app's `signOut()`. */
export function useSignOut(app: ScreenApp, redirectUrl?: string): SignOutFlow {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const start = async () => {
    setBusy(true);
    try {
      await app.signOut({ redirectUrl });
    } catch (error) {
      setFailure(readFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, start, dismiss: () => setFailure(undefined) };
}
