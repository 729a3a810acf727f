import { type MouseEvent, useEffect } from "react";
import { LEAKED_PASSWORD, lastMethod, takeSignIn } from "../../app/sign-in/last-method.js";
import type { ScreenApp } from "../provider/screen-app.js";

/**
 * Warns of a leaked password and offers a passkey once after a sign-in by password or code. The page
 * does not wait for it.
 */
export function useAfterSignIn(app: ScreenApp, isSignedIn: boolean): void {
  useEffect(() => {
    const method = isSignedIn ? takeSignIn() : null;
    if (method === "password" || method === "magic-link" || method === LEAKED_PASSWORD)
      import("./after-sign-in.js").then(
        ({ followUp }) => followUp(app, method),
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
