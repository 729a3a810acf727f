import type { ScreenApp } from "../provider/screen-app.js";

const canOffer = async (): Promise<boolean> =>
  typeof PublicKeyCredential === "function" &&
  typeof PublicKeyCredential.isConditionalMediationAvailable === "function" &&
  PublicKeyCredential.isConditionalMediationAvailable();

/** Offers passkeys through autofill, if supported, until one is used or `signal` aborts. */
export async function offerPasskeys(app: ScreenApp, signal: AbortSignal): Promise<void> {
  if (!(await canOffer()) || signal.aborted) return;
  await app.signInWithPasskey({ mediation: "conditional", signal });
}
