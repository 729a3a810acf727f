/** What offers of a passkey need of the signed-in user. */
export interface PasskeyOwner {
  readonly passkeyAuthEnabled: boolean;
  registerPasskey(options?: {
    mediation?: "conditional";
  }): Promise<{ readonly status: "ok" } | { readonly status: "error"; readonly error: Error }>;
  listPasskeys(): Promise<{ delete(): Promise<void> }[]>;
}
