"use client";

import { useEffect } from "react";
import { PASSKEY_AUTOFILL_FRESH_MILLIS } from "../../protocol/limits/pages.js";
import { type Flow, useFlow } from "../../ui/form/use-flow.js";
import { rememberMethod } from "../components/last-used.js";
import { useScreenApp } from "../provider/connect.js";
import { outcome } from "./outcome.js";

/** Signing in with a passkey, asked for by a button. Closing the browser's window is no failure. */
export function usePasskey(): Flow {
  const app = useScreenApp();
  return useFlow(async (state) => {
    const answer = await app.signInWithPasskey();
    if (answer.status === "ok") rememberMethod("passkey");
    return outcome(answer, state);
  });
}

/**
 * Lets the browser offer passkeys among the suggestions of a field whose `autocomplete` ends in `webauthn`. It moves no focus,
 * shows nothing by itself, and starts only when a person turns to such a field, so a challenge is seldom too old when it is used.
 */
export function usePasskeyAutofill(enabled: boolean): void {
  const app = useScreenApp();
  useEffect(() => {
    if (!enabled) return;
    let offered: { at: number; stop: AbortController } | undefined;
    const turn = (event: FocusEvent | { target: EventTarget | null }) => {
      const field = event.target;
      if (!(field instanceof HTMLInputElement) || !field.autocomplete.includes("webauthn")) return;
      if (offered && performance.now() - offered.at < PASSKEY_AUTOFILL_FRESH_MILLIS) return;
      offered?.stop.abort();
      const current = { at: performance.now(), stop: new AbortController() };
      offered = current;
      const over = () => {
        if (offered === current) offered = undefined;
      };
      // An offer that fails was never asked for, so nobody is told; the next turn to the field makes a new one.
      import(/* webpackChunkName: "stk-auth" */ "./offer-passkeys.js")
        .then(({ offerPasskeys }) => offerPasskeys(app, current.stop.signal))
        .then(over, over);
    };
    document.addEventListener("focusin", turn);
    turn({ target: document.activeElement });
    return () => {
      document.removeEventListener("focusin", turn);
      offered?.stop.abort();
    };
  }, [enabled, app]);
}
