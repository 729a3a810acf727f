import {
  isMailedAttempt,
  KnownErrors,
  recoveryCodes,
  secondFactor,
} from "@stackkit/next/protocol/internal";
import { checkConfirmation, confirmWith } from "../accounts/suspended/ask-to-confirm.js";
import { type CheckedCode, checkCode, spendCode } from "../codes/verification-codes.js";
import { countRecoveryCodes } from "../credentials/recovery-code-table.js";
import { createRecoveryCodes, spendRecoveryCode } from "../credentials/recovery-codes.js";
import { spendTotpStep, totpStepOf } from "../credentials/second-factor.js";
import { countTry, forgetTriesHere } from "../credentials/second-factor-tries.js";
import type { Database } from "../db/database.js";
import { transact } from "../db/transact.js";
import { defineRoute, type HandlerContext } from "../http/route.js";
import { limit } from "../limits/rate-limit.js";
import { requireFreshCaller } from "../sessions/fresh-session.js";
import { createSession } from "../sessions/sessions.js";
import { findCredentials } from "../users/credentials.js";
import { writeNotice } from "../users/notice.js";
import { announceProtection } from "../users/protection.js";
import { lockUser } from "../users/user-rows.js";
import { type PassedFirstFactor, passFirstFactor, signedInOrThrow } from "./first-factor.js";
import { isNewDeviceAttempt, plainAttempt, spendDeviceCode } from "./passwords/new-device.js";

/**
 * Signs in with what a mailed code confirms: suspended access, or a password on an unknown browser.
 * A second factor that the owner has set since is still needed.
 */
async function confirmSignIn(
  { context, info, project }: Pick<HandlerContext, "context" | "info" | "project">,
  attemptCode: string,
  typed: string,
): Promise<PassedFirstFactor> {
  await limit(context, info, "code");
  const isNewDevice = isNewDeviceAttempt(attemptCode);
  const code = isNewDevice
    ? await checkConfirmation(context, project.id, plainAttempt(attemptCode), typed, "new_device")
    : await checkConfirmation(context, project.id, attemptCode, typed, "confirmation");
  const userId = code.subject;
  info.about.userId = userId;
  const user = await findCredentials(context.db, project.id, userId);
  return transact(context, async (tx) => {
    if (code.kind === "new_device") await spendDeviceCode(tx, { context, project }, code);
    else await confirmWith(tx, context, code);
    const requiresTotp = user?.requiresTotp ?? true;
    return passFirstFactor(tx, context, {
      projectId: project.id,
      userId,
      isNewUser: false,
      requiresTotp,
      info,
      isConfirmed: true,
    });
  });
}

/** Signs in with an attempt that passed its first factor, once `spend` has used up the second. */
async function finishSignIn(
  call: Pick<HandlerContext, "context" | "info" | "project"> & {
    readonly body: { readonly trustDevice?: boolean | undefined };
  },
  attempt: CheckedCode<"mfa_attempt">,
  spend: (tx: Database) => Promise<void>,
) {
  const { context, info, project, body } = call;
  const userId = attempt.subject;
  const { accessToken, refreshToken } = await transact(context, async (tx) => {
    await spendCode(tx, context, attempt);
    await spend(tx);
    const trustsDevice = body.trustDevice;
    return createSession(context, tx, { projectId: project.id, userId, info, trustsDevice });
  });
  return { accessToken, refreshToken, userId, isNewUser: attempt.data.isNewUser };
}

/** The second factor at sign-in, and recovery codes. */
export const secondFactorRoutes = [
  defineRoute(secondFactor.signIn, async (call) => {
    const { context, info, project, body } = call;
    if (isMailedAttempt(body.code))
      return signedInOrThrow(await confirmSignIn(call, body.code, body.totp));
    const code = await checkCode(context, project.id, "mfa_attempt", body.code);
    const userId = code.subject;
    info.about.userId = userId;
    await limit(context, info, "signIn", { projectId: project.id, id: userId });
    await countTry(call, userId);
    const user = await findCredentials(context.db, project.id, userId);
    const step = user?.totpSecret
      ? await totpStepOf(context, user.totpSecret, body.totp)
      : undefined;
    // A reused step counts as a wrong code, so the attempt stays usable.
    if (!user || step === undefined || step <= (user.totpLastStep ?? -1))
      throw new KnownErrors.InvalidTotpCode();
    return finishSignIn(call, code, async (tx) => {
      await spendTotpStep(tx, project.id, userId, step);
      await forgetTriesHere(call, tx, userId);
    });
  }),

  defineRoute(recoveryCodes.signIn, async (call) => {
    const { context, info, project, body } = call;
    const attempt = await checkCode(context, project.id, "mfa_attempt", body.code);
    const userId = attempt.subject;
    info.about.userId = userId;
    await limit(context, info, "signIn", { projectId: project.id, id: userId });
    return finishSignIn(call, attempt, async (tx) => {
      // A wrong code rolls back, so the attempt stays usable.
      await spendRecoveryCode(tx, project.id, userId, body.recoveryCode);
      await writeNotice(context, tx, { project, userId, type: "recovery_code_used", info });
    });
  }),

  defineRoute(recoveryCodes.count, async ({ context, project, params }) => {
    const userId = params.user_id;
    if (!(await findCredentials(context.db, project.id, userId)))
      throw new KnownErrors.UserNotFound();
    return { count: await countRecoveryCodes(context.db, project.id, userId) };
  }),

  defineRoute(recoveryCodes.create, async (call) => {
    const { context, project, params } = call;
    const userId = params.user_id;
    const codes = await transact(context, async (tx) => {
      if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
      await requireFreshCaller(tx, call);
      const user = await findCredentials(tx, project.id, userId);
      if (!user?.requiresTotp) throw new KnownErrors.SecondFactorNotEnabled();
      await announceProtection(tx, call, userId, [{ type: "recovery_codes_created" }]);
      return createRecoveryCodes(tx, project.id, userId);
    });
    return { codes };
  }),
];
