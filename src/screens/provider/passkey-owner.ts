type Registered<Made = undefined> =
  | { readonly status: "ok"; readonly data: Made }
  | { readonly status: "error"; readonly error: Error };

/** What offers of a passkey need of the signed-in user. */
export interface PasskeyOwner {
  readonly id: string;
  readonly passkeyAuthEnabled: boolean;
  registerPasskey(options: { mediation: "conditional" }): Promise<Registered<{ id: string }>>;
  registerPasskey(): Promise<Registered>;
  listPasskeys(): Promise<{ readonly id: string; delete(): Promise<void> }[]>;
}
