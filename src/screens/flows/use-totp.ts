/** The second step of a sign-in: the attempt that a six-digit code finishes. */
export interface TotpStep {
  readonly attempt: string;
}
