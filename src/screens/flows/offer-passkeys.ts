import { rememberMethod } from "../components/last-used.js";
import type { ScreenApp } from "../provider/screen-app.js";

const canOffer = async (): Promise<boolean> =>
  typeof PublicKeyCredential === "function" &&
  typeof PublicKeyCredential.isConditionalMediationAvailable === "function" &&
  PublicKeyCredential.isConditionalMediationAvailable();

/** Lets the browser offer passkeys, where it can, until somebody takes one or `signal` ends it. */
export async function offerPasskeys(app: ScreenApp, signal: AbortSignal): Promise<void> {
  if (!(await canOffer()) || signal.aborted) return;
  const answer = await app.signInWithPasskey({ mediation: "conditional", signal });
  if (answer.status === "ok") rememberMethod("passkey");
}
