import { KnownErrors, secondFactor } from "@stackkit/next/protocol/internal";
import { checkCode, spendCode } from "../auth/codes/verification-codes.js";
import { limit } from "../auth/limits/rate-limit.js";
import { spendTotpStep, totpStepOf } from "../auth/second-factor.js";
import { createSession } from "../auth/sessions/sessions.js";
import { findCredentials } from "../db/queries/sign-in/credentials.js";
import { transact } from "../db/transact.js";
import { defineRoute } from "../http/route.js";

export const secondFactorRoutes = [
  defineRoute(secondFactor.signIn, async ({ context, info, project, body }) => {
    const code = await checkCode(context, project.id, "mfa_attempt", body.code);
    const userId = code.subject;
    await limit(context, info, "signIn", userId);
    const user = await findCredentials(context.db, project.id, userId);
    const step = user?.totpSecret
      ? await totpStepOf(context, user.totpSecret, body.totp)
      : undefined;
    // A reused step counts as a wrong code, so the attempt stays usable.
    if (!user || step === undefined || step <= (user.totpLastStep ?? -1))
      throw new KnownErrors.InvalidTotpCode();
    const session = await transact(context.db, async (tx) => {
      await spendCode(tx, context, code);
      await spendTotpStep(tx, project.id, userId, step);
      return createSession(context, tx, { projectId: project.id, userId, info });
    });
    return {
      accessToken: session.accessToken,
      refreshToken: session.refreshToken,
      userId,
      isNewUser: code.data.isNewUser,
    };
  }),
];
