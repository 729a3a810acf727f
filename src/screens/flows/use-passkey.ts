"use client";

import { useEffect } from "react";
import { type Flow, useFlow } from "../../ui/form/use-flow.js";
import { useScreenApp } from "../provider/connect.js";
import { outcome } from "./outcome.js";

/**
 * Maximum age of a passkey challenge when a person focuses the field that offers passkeys; an older
 * one is replaced.
 */
const PASSKEY_AUTOFILL_FRESH_MILLIS = 45_000;

/** The offer in a field's suggestions. A browser has one ceremony at a time. */
let offered: { readonly at: number; readonly stop: AbortController } | undefined;

function endOffer(): void {
  offered?.stop.abort();
  offered = undefined;
}

/** Signs in with a passkey on a button press. Closing the browser's dialog is not a failure. */
export function usePasskey(): Flow {
  const app = useScreenApp();
  return useFlow(async (state) => {
    // One whose challenge comes later would close the dialog.
    endOffer();
    return outcome(await app.signInWithPasskey(), state);
  });
}

/**
 * Offers passkeys in the suggestions of a field whose `autocomplete` ends in `webauthn`. It does
 * not move the focus, and requests a challenge only when such a field gains focus, so that the
 * challenge is seldom too old when used.
 */
export function usePasskeyAutofill(enabled: boolean): void {
  const app = useScreenApp();
  useEffect(() => {
    if (!enabled) return;
    const turn = (event: FocusEvent | { target: EventTarget | null }) => {
      const field = event.target;
      if (!(field instanceof HTMLInputElement) || !field.autocomplete.includes("webauthn")) return;
      if (offered && performance.now() - offered.at < PASSKEY_AUTOFILL_FRESH_MILLIS) return;
      endOffer();
      const current = { at: performance.now(), stop: new AbortController() };
      offered = current;
      const over = () => {
        if (offered === current) offered = undefined;
      };
      // The person did not request this offer, so a failure is silent; the next focus tries again.
      import(/* webpackChunkName: "stk-auth" */ "./offer-passkeys.js")
        .then(({ offerPasskeys }) => offerPasskeys(app, current.stop.signal))
        .then(over, over);
    };
    document.addEventListener("focusin", turn);
    turn({ target: document.activeElement });
    return () => {
      document.removeEventListener("focusin", turn);
      endOffer();
    };
  }, [enabled, app]);
}
