import {
  canonicalEmail,
  KnownErrors,
  MAILED_ATTEMPT,
  OTP_LENGTH,
} from "@stackkit/next/protocol/internal";
import {
  type CheckedCode,
  checkCode,
  createCode,
  spendCode,
} from "../../codes/verification-codes.js";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import type { Context } from "../../http/context.js";
import type { RequestInfo } from "../../http/request-info.js";
import { limit } from "../../limits/rate-limit.js";
import { CONFIRMATION_LIFE_MILLIS } from "../../mail/code-life.js";
import { findCredentials, findVerifiedEmail } from "../../users/credentials.js";
import { confirmSuspended } from "./confirm-suspended.js";

/**
 * The error that asks for a mailed code. Clients of the hosted service take it for the second
 * factor, and send the code as one.
 */
export async function askToConfirm(
  context: Context,
  info: RequestInfo,
  project: Project,
  userId: string,
): Promise<Error> {
  const { attemptCode, sentTo } = await mailConfirmation(context, info, project, userId);
  return new KnownErrors.MultiFactorAuthenticationRequired({
    attempt_code: attemptCode,
    sent_to: sentTo,
  });
}

/**
 * Mails a code to the address that the account's owner has proved. Throws `USER_NOT_FOUND` without
 * one.
 */
export async function mailConfirmation(
  context: Context,
  info: RequestInfo,
  project: Project,
  userId: string,
  { inSettings = false } = {},
): Promise<{ attemptCode: string; sentTo: string }> {
  const { id: projectId } = project;
  const email = await findVerifiedEmail(context.db, projectId, userId);
  const user = await findCredentials(context.db, projectId, userId);
  if (!user || email === undefined) throw new KnownErrors.UserNotFound();
  await limit(context, info, "mail", { projectId: project.id, id: canonicalEmail(email) });
  const { otp, nonce } = await createCode(context.db, context, {
    projectId,
    kind: "confirmation",
    subject: userId,
    data: { codeKind: "digits" },
    lifeMillis: CONFIRMATION_LIFE_MILLIS,
  });
  await context.mail.queue({
    project,
    type: "confirm_sign_in",
    to: email,
    locale: user.locale,
    variables: {
      userDisplayName: user.displayName ?? "",
      otp,
      inSettings: inSettings ? "yes" : "",
    },
  });
  return { attemptCode: MAILED_ATTEMPT + nonce, sentTo: email };
}

/**
 * The user of a mailed attempt, whose digits were typed. Throws `INVALID_TOTP_CODE` for wrong ones,
 * and the errors of a code.
 */
export async function checkConfirmation<K extends "confirmation" | "new_device">(
  context: Context,
  projectId: string,
  attemptCode: string,
  typed: string,
  kind: K,
): Promise<CheckedCode<K>> {
  const digits = typed.replaceAll(/\s/g, "");
  if (digits.length !== OTP_LENGTH) throw new KnownErrors.InvalidTotpCode();
  const code = digits + attemptCode.slice(MAILED_ATTEMPT.length);
  return checkCode(context, projectId, kind, code).catch((error: unknown) => {
    throw error instanceof KnownErrors.VerificationCodeNotFound
      ? new KnownErrors.InvalidTotpCode()
      : error;
  });
}

/**
 * Spends a confirmation and puts back what was suspended. Throws `VERIFICATION_CODE_NOT_FOUND` if
 * that was removed meanwhile.
 */
export async function confirmWith(
  tx: Database,
  context: Context,
  code: CheckedCode<"confirmation">,
): Promise<void> {
  if (!(await confirmSuspended(tx, context, code.projectId, code.subject)))
    throw new KnownErrors.VerificationCodeNotFound();
  await spendCode(tx, context, code);
}
