import { type MouseEvent, useEffect, useState } from "react";
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
 * last sign-in was by passkey. `isOpening` until the chooser is closed or the page is left.
 */
export function useSignInOverPage(app: ScreenApp) {
  const [isOpening, setOpening] = useState(false);
  const press = async (event: MouseEvent<HTMLElement>) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const { href } = event.currentTarget as HTMLAnchorElement;
    if (!isPlain || lastMethod() !== "passkey") return;
    event.preventDefault();
    setOpening(true);
    // Without the rest of the kit the link is still one.
    await app.redirectToSignIn().catch(() => location.assign(href));
    setOpening(false);
  };
  return { isOpening, press };
}
