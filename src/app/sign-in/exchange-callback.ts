import { isKnownError, KnownErrors } from "../../protocol/errors/index.js";
import type { Level } from "../../protocol/operations/level.js";
import { Result } from "../../protocol/operations/result.js";
import type { CodeGrant } from "../../transport/token-request.js";
import type { Core } from "../apps/core.js";
import { type AccountChoice, type AccountChoices, readAccountChoices } from "./account-choice.js";
import type { MfaRequired } from "./second-factor.js";

/** How a provider's callback is handled. */
export interface OAuthCallbackOptions {
  /**
   * Asks whether to connect the provider to the existing account with its verified address, on the
   * first sign-in. Default: connects.
   */
  readonly confirmConnection?: ConfirmConnection | undefined;
  /**
   * Asks which account to open, if others signed up with the provider's address elsewhere and never
   * verified it. Default: a new one.
   */
  readonly chooseAccount?: ChooseAccount | undefined;
}

/**
 * Resolves to the account to open, and to null to decline. After a wrong password it is called
 * again, with the error.
 */
export type ChooseAccount = (
  choices: AccountChoices,
  error: Error | undefined,
) => Promise<AccountChoice | null>;

/** Resolves to whether a provider may be connected to the account with this address. */
export type ConfirmConnection = (request: {
  readonly provider: string;
  readonly email: string;
}) => Promise<boolean>;

export interface Exchanged {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly isNewUser: boolean | undefined;
  readonly afterCallbackRedirectUrl: string | null;
}

/** Exchanges the code; undefined if connecting the provider or choosing an account was declined. */
export async function exchange<L extends Level>(
  core: Core<L>,
  grant: CodeGrant,
  options: OAuthCallbackOptions,
  known?: AccountChoices,
): Promise<Result<Exchanged, MfaRequired> | undefined> {
  const { confirmConnection: confirm, chooseAccount: choose } = options;
  try {
    const { accessToken, refreshToken, isNewUser, afterCallbackRedirectUrl } =
      await core.tokenRequests.exchangeCode({
        ...(confirm && { connection: "ask" }),
        ...(choose && { account: "ask" }),
        ...grant,
      });
    if (refreshToken === undefined) throw new KnownErrors.InvalidAuthorizationCode();
    return Result.ok({
      accessToken,
      refreshToken,
      isNewUser,
      afterCallbackRedirectUrl: afterCallbackRedirectUrl ?? null,
    });
  } catch (error) {
    if (isKnownError(error, "MULTI_FACTOR_AUTHENTICATION_REQUIRED")) return Result.error(error);
    if (confirm && isKnownError(error, "OAUTH_CONNECTION_CONFIRMATION_REQUIRED")) {
      const { provider_id: provider, email } = error.details;
      const connects = await confirm({ provider, email });
      return connects ? exchange(core, grant, { chooseAccount: choose }) : undefined;
    }
    const isWrong = known !== undefined && isKnownError(error, "EMAIL_PASSWORD_MISMATCH");
    const choices = readAccountChoices(error) ?? (isWrong ? known : undefined);
    if (!choose || !choices) throw error;
    const choice = await choose(choices, isWrong ? error : undefined);
    return choice ? exchange(core, { ...grant, ...choice }, options, choices) : undefined;
  }
}
