import { KnownErrors, MAILED_ATTEMPT, NEW_DEVICE_ATTEMPT } from "@stackkit/next/protocol/internal";
import { type CheckedCode, createCode, spendCode } from "../../codes/verification-codes.js";
import { hashOf } from "../../core/random.js";
import type { Database } from "../../db/database.js";
import type { HandlerContext } from "../../http/route.js";
import { findDeviceCodesFrom } from "../../limits/known-devices.js";
import { isKnown, limitUser } from "../../limits/rate-limit.js";
import { CONFIRMATION_LIFE_MILLIS } from "../../mail/code-life.js";
import { hasMailServer } from "../../projects/mail-server.js";
import { findCredentials, findVerifiedEmail } from "../../users/credentials.js";
import { describeRequest } from "../../users/notice.js";

type Call = Pick<HandlerContext, "context" | "info" | "project">;

/** Who gave the right password, and the address that gets the code. */
export interface NewDevice {
  readonly userId: string;
  readonly email: string;
}

/**
 * Whether a right password needs a mailed code: the account knows neither the browser nor its
 * network. Without a mail server or a verified address no one could enter one.
 */
export async function findNewDevice(
  { context, info, project }: Call,
  userId: string,
): Promise<NewDevice | undefined> {
  const { db, clock, settings } = context;
  if (!project.config.newDeviceCodeRequired || !hasMailServer(project, settings)) return undefined;
  if (await isKnown(context, info, project.id, userId)) return undefined;
  const email = await findVerifiedEmail(db, project.id, userId);
  if (email === undefined) return undefined;
  const from = await findDeviceCodesFrom(db, project.id, userId);
  return clock.now() < from ? undefined : { userId, email };
}

/**
 * Mails the code. Returns the error that asks for it, which clients of the hosted service take for
 * the second factor.
 */
export async function mailDeviceCode(
  { context, info, project }: Call,
  { userId, email }: NewDevice,
  passwordHash: string,
  isPasswordLeaked: true | undefined,
): Promise<Error> {
  const user = await findCredentials(context.db, project.id, userId);
  // A person with the password could fill the mailbox. Requests of strangers have a limit of their
  // own, so that they keep no owner out.
  await limitUser(context, info, "deviceCodes", project.id, userId);
  const { otp, nonce } = await createCode(context.db, context, {
    projectId: project.id,
    kind: "new_device",
    subject: userId,
    data: { codeKind: "digits", passwordHash: hashOf(passwordHash) },
    lifeMillis: CONFIRMATION_LIFE_MILLIS,
  });
  const locale = user?.locale ?? null;
  await context.mail.queue({
    project,
    type: "new_device_code",
    to: email,
    locale,
    variables: {
      userDisplayName: user?.displayName ?? "",
      otp,
      ...(await describeRequest(context, info, locale)),
    },
  });
  return new KnownErrors.MultiFactorAuthenticationRequired({
    attempt_code: NEW_DEVICE_ATTEMPT + nonce,
    sent_to: email,
    password_leaked: isPasswordLeaked,
  });
}

export const isNewDeviceAttempt = (attemptCode: string): boolean =>
  attemptCode.startsWith(NEW_DEVICE_ATTEMPT);

/** The prefix that the check of mailed digits expects. */
export const plainAttempt = (attemptCode: string): string =>
  MAILED_ATTEMPT + attemptCode.slice(NEW_DEVICE_ATTEMPT.length);

/**
 * Spends a code, in the transaction of the sign-in. Throws `VERIFICATION_CODE_NOT_FOUND` if the
 * password has changed since.
 */
export async function spendDeviceCode(
  tx: Database,
  { context, project }: Pick<Call, "context" | "project">,
  code: CheckedCode<"new_device">,
): Promise<void> {
  await spendCode(tx, context, code);
  const user = await findCredentials(tx, project.id, code.subject);
  if (!user?.passwordHash || hashOf(user.passwordHash) !== code.data.passwordHash)
    throw new KnownErrors.VerificationCodeNotFound();
}
