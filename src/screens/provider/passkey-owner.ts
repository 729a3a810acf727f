import type { Answer } from "./screen-app.js";

/** What offers of a passkey need of the signed-in user. */
export interface PasskeyOwner {
  readonly passkeyAuthEnabled: boolean;
  registerPasskey(options?: { mediation?: "conditional" }): Promise<Answer>;
  listPasskeys(): Promise<{ delete(): Promise<void> }[]>;
}
