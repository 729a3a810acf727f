import { isKnownError, type KnownErrorOf, KnownErrors } from "../../protocol/errors/index.js";
import type { Level } from "../../protocol/operations/level.js";
import { Result } from "../../protocol/operations/result.js";
import { secondFactor } from "../../protocol/records/sign-in.js";
import type { SignInParts } from "./sign-in-parts.js";

type MfaRequired = KnownErrorOf<"MULTI_FACTOR_AUTHENTICATION_REQUIRED">;

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly isNewUser?: boolean | undefined;
}

/**
 * Completes a sign-in that needs a second factor; other results pass through. An empty answer gives
 * `InvalidTotpCode` with an `AbortError` as cause. Throws the error with the attempt code if there
 * is no prompt, as on a server.
 */
export async function withSecondFactor<L extends Level, T extends Tokens, E extends Error>(
  parts: SignInParts<L>,
  result: Result<T, E | MfaRequired>,
): Promise<Result<Tokens, Exclude<E, MfaRequired> | KnownErrors["InvalidTotpCode"]>> {
  if (result.status === "ok") return result;
  const { error } = result;
  if (!isKnownError(error, "MULTI_FACTOR_AUTHENTICATION_REQUIRED"))
    return Result.error(error as Exclude<E, MfaRequired>);
  const { core } = parts;
  if (!core.askForTotp) throw error;
  const attemptCode = (error as MfaRequired).details.attempt_code;
  let tried:
    | { readonly code: string; readonly result: Awaited<ReturnType<typeof finishWithTotp>> }
    | undefined;
  const tryCode = async (code: string) => {
    tried = { code, result: await finishWithTotp(parts, attemptCode, code) };
    return tried.result.status === "error" ? tried.result.error : undefined;
  };
  const totp = await core.askForTotp({ attemptCode, tryCode });
  if (!totp)
    return Result.error(
      Object.assign(new KnownErrors.InvalidTotpCode(), {
        cause: new DOMException("The question for the code was closed.", "AbortError"),
      }),
    );
  // The right code uses up the attempt, so a code that was tried is not sent again.
  return tried?.code === totp ? tried.result : finishWithTotp(parts, attemptCode, totp);
}

/** Sends the second factor of a sign-in attempt. */
export async function finishWithTotp<L extends Level>(
  { core }: SignInParts<L>,
  attemptCode: string,
  totp: string,
): Promise<Result<Tokens, KnownErrors["InvalidTotpCode"]>> {
  const access = (await core.scope()).access.as(null);
  return access.attempt(secondFactor.signIn, { body: { code: attemptCode, type: "totp", totp } });
}
