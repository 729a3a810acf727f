import type { KnownErrors } from "../../protocol/errors/index.js";
import type { Level } from "../../protocol/operations/level.js";
import { Result } from "../../protocol/operations/result.js";
import { passwords } from "../../protocol/records/sign-in.js";
import { keepSession } from "./keep-session.js";
import { withSecondFactor } from "./second-factor.js";
import type { NoRedirect, SignInParts } from "./sign-in-parts.js";

/** An address and a password. */
export interface Credential extends NoRedirect {
  readonly email: string;
  readonly password: string;
}

/** Signing in and up by password. */
export interface CredentialActions {
  /**
   * Signs in by password, prompts for the second factor if the account has one, and redirects to
   * the after-sign-in page.
   *
   * @returns an error for a wrong address or password, or a second factor that was not completed.
   * @throws `KitError` with the code `RATE_LIMITED` after too many attempts, and `NETWORK_ERROR` if the
   *   service cannot be reached.
   */
  signInWithCredential(
    options: Credential,
  ): Promise<
    Result<undefined, KnownErrors["EmailPasswordMismatch"] | KnownErrors["InvalidTotpCode"]>
  >;
  /**
   * Creates an account with a password, emails a verification link, and redirects to the
   * after-sign-up page. On a server `verificationCallbackUrl`, the absolute address of the
   * verification page, is required.
   *
   * @returns an error if the address or the password cannot be used.
   * @throws `KitError` with the code `RATE_LIMITED` after too many attempts, and `NETWORK_ERROR` if the
   *   service cannot be reached. `SIGN_UP_NOT_ENABLED` if
   *   the project takes no new accounts.
   */
  signUpWithCredential(
    options: Credential & {
      /** The person's name, if the app asks for it. */
      readonly displayName?: string | undefined;
      readonly verificationCallbackUrl?: string | undefined;
    },
  ): Promise<
    Result<
      undefined,
      | KnownErrors["UserWithEmailAlreadyExists"]
      | KnownErrors["PasswordTooShort"]
      | KnownErrors["PasswordTooLong"]
      | KnownErrors["PasswordTooCommon"]
    >
  >;
}

/** The methods that sign in and up by password. */
export const createCredentialActions = <L extends Level>(
  parts: SignInParts<L>,
): CredentialActions => ({
  signInWithCredential: async ({ email, password, noRedirect }) => {
    const { access } = await parts.core.scope();
    const result = await withSecondFactor(
      parts,
      await access.as(null).attempt(passwords.signIn, { body: { email, password } }),
    );
    if (result.status === "error") return result;
    await keepSession(parts, { ...result.data, method: "password" }, { noRedirect });
    return Result.ok(undefined);
  },
  signUpWithCredential: async ({
    email,
    password,
    displayName,
    noRedirect,
    verificationCallbackUrl,
  }) => {
    const callbackUrl = await parts.context.callbackUrl(
      "emailVerification",
      verificationCallbackUrl,
    );
    // Sent with the session, so that an anonymous user becomes this account and keeps its data.
    const { access } = await parts.core.scope();
    const result = await access.attempt(passwords.signUp, {
      body: { email, password, displayName, verificationCallbackUrl: callbackUrl },
    });
    if (result.status === "error") return result;
    await keepSession(
      parts,
      { ...result.data, isNewUser: true, method: "password" },
      { noRedirect },
    );
    return Result.ok(undefined);
  },
});
