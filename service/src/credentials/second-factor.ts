import { KnownErrors, TOTP_DIGITS, TOTP_PERIOD_SECONDS } from "@stackkit/next/protocol/internal";
import { createCode } from "../codes/verification-codes.js";
import { MINUTE } from "../core/time.js";
import type { Vault } from "../core/vault.js";
import type { Database } from "../db/database.js";
import type { Sealed } from "../db/tables/columns.js";
import type { Context } from "../http/context.js";
import { claimTotpStep, findCredentials } from "../users/credentials.js";

export const MFA_ATTEMPT_LIFE_MILLIS = 5 * MINUTE;

/** Accepted steps before and after the current one, since clocks differ. */
const STEPS_EITHER_SIDE = 1;
const STEP_MILLIS = TOTP_PERIOD_SECONDS * 1000;

/** Who passed the first factor, and whether a second one is due. */
export interface FirstFactor {
  readonly projectId: string;
  readonly userId: string;
  readonly isNewUser: boolean;
  /** Whether a second factor is required, if the transaction has read it already. */
  readonly requiresTotp?: boolean | undefined;
}

/**
 * Issues the code for the second step, if the user has a second factor. `db` may be the transaction
 * of the first factor.
 */
export async function startSecondFactor(
  context: Pick<Context, "clock">,
  db: Database,
  factor: FirstFactor,
): Promise<string | undefined> {
  const { projectId, userId, isNewUser } = factor;
  const requiresTotp =
    factor.requiresTotp ?? (await findCredentials(db, projectId, userId))?.requiresTotp;
  if (!requiresTotp) return undefined;
  const { code } = await createCode(db, context, {
    projectId,
    kind: "mfa_attempt",
    subject: userId,
    data: { isNewUser },
    lifeMillis: MFA_ATTEMPT_LIFE_MILLIS,
  });
  return code;
}

/** The error that asks for the second factor. */
export const secondFactorRequired = (attemptCode: string, isPasswordLeaked: true | undefined) =>
  new KnownErrors.MultiFactorAuthenticationRequired({
    attempt_code: attemptCode,
    password_leaked: isPasswordLeaked,
  });

/** Seals the secret of an authenticator app. */
export const sealTotpSecret = (vault: Vault, secret: Uint8Array): Sealed =>
  vault.seal(Buffer.from(secret).toString("base64"));

/** The 30 s step of a code; `undefined` if it is wrong or outside the accepted steps. */
export async function totpStepOf(
  { vault, clock }: Pick<Context, "vault" | "clock">,
  sealedSecret: Sealed,
  typed: string,
): Promise<number | undefined> {
  const { Secret, TOTP } = await import("otpauth");
  const secret = Uint8Array.from(Buffer.from(vault.open(sealedSecret), "base64"));
  const totp = new TOTP({
    secret: new Secret({ buffer: secret.buffer }),
    algorithm: "SHA1",
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_SECONDS,
  });
  const timestamp = clock.now();
  const delta = totp.validate({
    token: typed.replaceAll(/\s/g, ""),
    timestamp,
    window: STEPS_EITHER_SIDE,
  });
  return delta === null ? undefined : Math.floor(timestamp / STEP_MILLIS) + delta;
}

/**
 * Uses a step in the transaction of the sign-in: neither it nor earlier ones are accepted again.
 * Throws `INVALID_TOTP_CODE`.
 */
export async function spendTotpStep(
  tx: Database,
  projectId: string,
  userId: string,
  step: number,
): Promise<void> {
  if (!(await claimTotpStep(tx, projectId, userId, step))) throw new KnownErrors.InvalidTotpCode();
}
