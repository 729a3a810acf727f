import type { Access } from "../../access/access.js";
import type { Fields } from "../../protocol/records/record.js";
import { signInDiagnoses, type signInDiagnosis } from "../../protocol/records/sign-in-diagnosis.js";

/** Why someone cannot sign in, as the service knows it. */
export interface SignInDiagnosis extends Fields<typeof signInDiagnosis, "admin"> {}
/** One reason, or one thing to know, of a {@link SignInDiagnosis}. */
export type SignInFinding = SignInDiagnosis["findings"][number];

/** Help for someone who cannot sign in. */
export interface SignInHelp {
  /**
   * Says why someone cannot sign in, by address or user id. What keeps them out comes first. An
   * empty list: nothing is known against it.
   */
  diagnoseSignIn(identifier: string): Promise<SignInDiagnosis>;
  /**
   * Forgets the attempts that were counted for an account and the networks that it was tried from.
   * Resolves to the number of counters that were forgotten.
   */
  liftSignInLimits(identifier: string): Promise<number>;
}

/** The methods about someone who cannot sign in. */
export const createSignInHelp = (access: Access<"admin">): SignInHelp => ({
  diagnoseSignIn: (identifier) => access.run(signInDiagnoses.read, { query: { identifier } }),
  async liftSignInLimits(identifier) {
    const { lifted } = await access.run(signInDiagnoses.liftLimits, { body: { identifier } });
    return lifted;
  },
});
