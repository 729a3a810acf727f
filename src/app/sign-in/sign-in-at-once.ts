import { environment } from "#environment";
import type { Redirect } from "../navigation/navigate.js";
import type { Redirects } from "../navigation/redirects.js";
import { hasImmediateMode } from "./immediate-passkey.js";
import { lastMethod } from "./last-method.js";
import type { PasskeyActions } from "./passkey.js";

const isInClick = (): boolean =>
  environment.world === "browser" && navigator.userActivation?.isActive === true;

/**
 * `redirectToSignIn()` that first opens the browser's account chooser over the page, in a click and
 * where the last sign-in was by passkey. Without a choice it redirects as always.
 */
export const redirectOrSignIn =
  ({ redirectToSignIn }: Redirects, { signInWithPasskey }: PasskeyActions): Redirect =>
  async (options) => {
    const isOffered = isInClick() && !options?.replace && lastMethod() === "passkey";
    if (isOffered && (await hasImmediateMode())) {
      const answer = await signInWithPasskey({ mediation: "immediate", noRedirect: true }).catch(
        () => undefined,
      );
      if (answer?.status === "ok") return;
    }
    await redirectToSignIn(options);
  };
