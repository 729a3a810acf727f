/** The second step of a sign-in: the attempt that a six-digit code completes. */
export interface TotpStep {
  readonly attempt: string;
}
