import { type MouseEvent, useEffect } from "react";
import { lastMethod, takeSignIn } from "../../app/sign-in/last-method.js";
import type { ScreenApp } from "../provider/screen-app.js";

/** Offers a passkey once after a sign-in by password or code. The page does not wait for it. */
export function usePasskeyOffer(app: ScreenApp, isSignedIn: boolean): void {
  useEffect(() => {
    const method = isSignedIn ? takeSignIn() : null;
    if (method === "password" || method === "magic-link")
      import("./passkey-offer.js").then(
        ({ offerPasskey }) => offerPasskey(app, method === "password"),
        () => undefined,
      );
  }, [app, isSignedIn]);
}

/**
 * Lets a link to the sign-in page open the browser's account chooser over this page instead, if the
 * last sign-in was by passkey.
 */
export function signInOverPage(app: ScreenApp, event: MouseEvent): void {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!isPlain || lastMethod() !== "passkey") return;
  event.preventDefault();
  void app.redirectToSignIn();
}
