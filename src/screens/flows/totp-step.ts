import type { ChoiceStep } from "./read-choice.js";

/** The second step of a sign-in: the attempt that a six-digit code completes. */
export interface TotpStep {
  readonly attempt: string;
}

/** The step after a mailed link was confirmed: the second factor, or the choice of an account. */
export interface LinkStep extends ChoiceStep {
  readonly attempt?: string;
}
