import { environment } from "#environment";
import { isKnownError, type KnownErrorOf, KnownErrors } from "../../protocol/errors/index.js";
import { isMailedAttempt, RECOVERY_CODE_LENGTH } from "../../protocol/limits/forms.js";
import type { Level } from "../../protocol/operations/level.js";
import { Result } from "../../protocol/operations/result.js";
import { recoveryCodes } from "../../protocol/records/recovery-code.js";
import { secondFactor } from "../../protocol/records/sign-in.js";
import { VERIFICATION_CODE_ERRORS } from "../../protocol/records/verification-code.js";
import type { TotpRequest } from "../config/options.js";
import type { SignInParts } from "./sign-in-parts.js";

/** The account requires a second factor. */
export type MfaRequired = KnownErrorOf<"MULTI_FACTOR_AUTHENTICATION_REQUIRED">;

/** A wrong code of the authenticator app, or a wrong recovery code. */
export type InvalidSecondFactor =
  | KnownErrors["InvalidTotpCode"]
  | KnownErrors["InvalidRecoveryCode"];

/** The tokens of a completed sign-in. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly isNewUser?: boolean | undefined;
  /** The password of the first factor is on a list of leaked ones. */
  readonly isPasswordLeaked?: boolean | undefined;
}

/**
 * Completes a sign-in that needs a second factor; other results pass through. An empty answer gives
 * `InvalidTotpCode` with an `AbortError` as cause, and a wrong recovery code one with
 * `InvalidRecoveryCode` as cause. Throws the error with the attempt code if there is no prompt, as
 * on a server.
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
  const ask = core.settings.onMfaRequired ?? (await environment.findTotpPrompt?.());
  if (!ask) throw error;
  const { attempt_code: attemptCode, password_leaked: isPasswordLeaked } = (error as MfaRequired)
    .details;
  let tried:
    | { readonly code: string; readonly result: Awaited<ReturnType<typeof finishWithCode>> }
    | undefined;
  const tryCode: TotpRequest["tryCode"] = async (code, options) => {
    tried = { code, result: await finishWithCode(parts, attemptCode, code, options) };
    return tried.result.status === "error" ? tried.result.error : undefined;
  };
  const given = await ask({ attemptCode, tryCode });
  if (!given)
    return Result.error(
      Object.assign(new KnownErrors.InvalidTotpCode(), {
        cause: new DOMException("The question for the code was closed.", "AbortError"),
      }),
    );
  // The right code uses up the attempt, so a code that was tried is not sent again.
  const finished =
    tried?.code === given ? tried.result : await finishWithCode(parts, attemptCode, given);
  if (finished.status === "ok") return Result.ok({ ...finished.data, isPasswordLeaked });
  if (isKnownError(finished.error, "INVALID_TOTP_CODE"))
    return finished as Result<Tokens, KnownErrors["InvalidTotpCode"]>;
  return Result.error(new KnownErrors.InvalidTotpCode(undefined, { cause: finished.error }));
}

/** The error of an attempt that has ended. Only mailed digits can be requested again. */
const asEndedAttempt = (attemptCode: string, error: unknown): unknown =>
  isKnownError(error, ...VERIFICATION_CODE_ERRORS) && !isMailedAttempt(attemptCode)
    ? new KnownErrors.InvalidAuthorizationCode(undefined, { cause: error })
    : error;

interface SecondFactorOptions {
  readonly trustDevice?: boolean | undefined;
}

/**
 * Completes a sign-in attempt with its second factor: six digits, or a recovery code. Throws
 * `INVALID_AUTHORIZATION_CODE` once no code of an authenticator app completes it any more.
 */
export const finishWithCode = <L extends Level>(
  parts: SignInParts<L>,
  attemptCode: string,
  code: string,
  options?: SecondFactorOptions,
): Promise<Result<Tokens, InvalidSecondFactor>> =>
  sendCode(parts, attemptCode, code, options).catch((error) => {
    throw asEndedAttempt(attemptCode, error);
  });

async function sendCode<L extends Level>(
  { core }: SignInParts<L>,
  attemptCode: string,
  code: string,
  { trustDevice }: SecondFactorOptions = {},
): Promise<Result<Tokens, InvalidSecondFactor>> {
  const trust = trustDevice ? { trustDevice } : {};
  const access = (await core.scope()).access.as(null);
  if (code.replace(/\W/g, "").length === RECOVERY_CODE_LENGTH)
    return access.attempt(recoveryCodes.signIn, {
      body: { code: attemptCode, recoveryCode: code, ...trust },
    });
  const body = { code: attemptCode, type: "totp", totp: code, ...trust } as const;
  return access.attempt(secondFactor.signIn, { body });
}
