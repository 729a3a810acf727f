import type { ScreenApp } from "../provider/screen-app.js";

/**
 * Offers a passkey after a sign-in without one, in the background: the page does not wait for its
 * code, and a failure is silent.
 */
export const offerPasskeyAfter = (app: ScreenApp, method: "password" | "code"): void => {
  import("./passkey-offer.js").then(
    ({ offerPasskey }) => offerPasskey(app, method),
    () => undefined,
  );
};
