/** A sign-in that needs a second factor. */
export interface TotpRequest {
  /** Identifies the sign-in attempt for 5 minutes. */
  readonly attemptCode: string;
  /**
   * Optional. Tries a code so that the user can correct it: resolves to the error of a wrong code,
   * `InvalidTotpCode` or `InvalidRecoveryCode`, or to undefined.
   */
  readonly tryCode: (
    code: string,
    options?: {
      /** Whether this browser needs no second factor for 30 days. */
      readonly trustDevice?: boolean | undefined;
    },
  ) => Promise<Error | undefined>;
}

/** Prompts the user for a TOTP code or a recovery code. */
export type AskForTotp = (request: TotpRequest) => Promise<string | null>;
