import type { KnownErrors } from "../../protocol/errors/index.js";
import type { Level } from "../../protocol/operations/level.js";
import { Result } from "../../protocol/operations/result.js";
import type { CodeKind } from "../../protocol/records/code-kind.js";
import { oneTimeCodes } from "../../protocol/records/sign-in.js";
import type { AccountChoice } from "./account-choice.js";
import { keepSession } from "./keep-session.js";
import { withSecondFactor } from "./second-factor.js";
import type { NoRedirect, SignInParts } from "./sign-in-parts.js";

/** A one-time code that was sent. */
export interface SentCode {
  /** The part of the code that is not in the mail. */
  readonly nonce: string;
  /** What the mailed part consists of. */
  readonly codeKind: CodeKind;
}

type MagicLinkError = KnownErrors["VerificationCodeError"] | KnownErrors["InvalidTotpCode"];

/** Signing in by mailed link or code. */
export interface MagicLinkActions {
  /**
   * Emails a link and a code of six characters, digits or letters. `signInWithMagicLink` takes the
   * code followed by `nonce`. On a server `callbackUrl` is required.
   *
   * @returns an error if the project does not trust the address of the link.
   * @throws `KitError` with the code `RATE_LIMITED` after too many attempts, and `NETWORK_ERROR` if the
   *   service cannot be reached.
   */
  sendMagicLinkEmail(
    email: string,
    options?: { readonly callbackUrl?: string | undefined },
  ): Promise<Result<SentCode, KnownErrors["RedirectUrlNotWhitelisted"]>>;
  /**
   * Signs in with the code of a link, or with six typed characters followed by their nonce.
   * Redirects new accounts to the after-sign-up page. If others signed up with the address and
   * never verified it, a browser that they don't know gets a new account, unless `account` says
   * otherwise.
   *
   * @returns an error for a code that is wrong, used or expired, or a second factor that was not
   *   completed; with `account: "ask"` `ACCOUNT_CHOICE_REQUIRED`.
   * @throws `KitError` with the code `RATE_LIMITED` after too many attempts, and `NETWORK_ERROR` if the
   *   service cannot be reached.
   */
  signInWithMagicLink(
    code: string,
    options: NoRedirect & AccountChoice & Required<Pick<AccountChoice, "account">>,
  ): Promise<
    Result<
      undefined,
      MagicLinkError | KnownErrors["AccountChoiceRequired"] | KnownErrors["EmailPasswordMismatch"]
    >
  >;
  /**
   * Signs in with the code of a link, or with six typed characters followed by their nonce.
   *
   * @returns an error for a code that is wrong, used or expired, or a second factor that was not
   *   completed.
   * @throws `KitError` with the code `RATE_LIMITED` after too many attempts, and `NETWORK_ERROR` if the
   *   service cannot be reached.
   */
  signInWithMagicLink(
    code: string,
    options?: NoRedirect,
  ): Promise<Result<undefined, MagicLinkError>>;
}

/** The methods that sign in by mailed link or code. */
export const createMagicLinkActions = <L extends Level>(
  parts: SignInParts<L>,
): MagicLinkActions => ({
  sendMagicLinkEmail: async (email, { callbackUrl } = {}) => {
    const access = await parts.core.unauthenticated();
    const result = await access.attempt(oneTimeCodes.send, {
      body: {
        email,
        callbackUrl: await parts.context.callbackUrl("magicLinkCallback", callbackUrl),
      },
    });
    if (result.status === "error") return result;
    const { nonce, codeKind = "letters" } = result.data;
    return Result.ok({ nonce, codeKind });
  },
  signInWithMagicLink: (async (
    code: string,
    { account, accountPassword, ...options }: NoRedirect & AccountChoice = {},
  ) => {
    const { access } = await parts.core.scope();
    const result = await withSecondFactor(
      parts,
      await access.as(null).attempt(oneTimeCodes.signIn, {
        body: { code, account, accountPassword },
      }),
    );
    if (result.status === "error") return result;
    await keepSession(parts, { ...result.data, method: "magic-link" }, options);
    return Result.ok(undefined);
  }) as MagicLinkActions["signInWithMagicLink"],
});
