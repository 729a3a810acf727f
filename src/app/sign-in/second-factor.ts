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
 * Where a sign-in needs a second factor, asks for it and finishes; any other result goes through as it is. An empty answer
 * is `InvalidTotpCode`, with a cause that tells it from a code that was wrong. Where nobody can be asked, as on a server, the error with the attempt code is thrown.
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
  // The attempt is spent by the right code, so one that was tried is not sent again.
  return tried?.code === totp ? tried.result : finishWithTotp(parts, attemptCode, totp);
}

/** The second step of a sign-in: the attempt's code, and the six digits. */
export async function finishWithTotp<L extends Level>(
  { core }: SignInParts<L>,
  attemptCode: string,
  totp: string,
): Promise<Result<Tokens, KnownErrors["InvalidTotpCode"]>> {
  const access = (await core.scope()).access.as(null);
  return access.attempt(secondFactor.signIn, { body: { code: attemptCode, type: "totp", totp } });
}
