import { canonicalEmail, passwords } from "@stackkit/next/protocol/internal";
import { claimAccount } from "../auth/addresses/prove-address.js";
import { linkWithCode, requireTrustedCallback } from "../auth/codes/callback-url.js";
import { checkCode, createCode, lookAtCode, spendCode } from "../auth/codes/verification-codes.js";
import { limit } from "../auth/limits/rate-limit.js";
import { requireGoodPassword } from "../auth/passwords/password-rules.js";
import { endSessions } from "../auth/sessions/sessions.js";
import type { Project } from "../config/project-config.js";
import { findSignInAccounts } from "../db/queries/sign-in/credentials.js";
import { endOpenAttempts } from "../db/queries/sign-in/open-attempts.js";
import { lockUser } from "../db/queries/users/user-rows.js";
import { updateUser } from "../db/queries/users/users.js";
import { transact } from "../db/transact.js";
import { defineRoute } from "../http/route.js";
import { codeLifeMillis } from "../mail/code-life.js";
import { queueNotice } from "../mail/notice.js";
import type { Context } from "../runtime/context.js";
import { requirePasswords } from "./sign-in-password.js";

const MAYBE_SENT = "maybe, only if user with e-mail exists";

export const passwordResetRoutes = [
  defineRoute(passwords.sendResetCode, async ({ context, info, project, body }) => {
    requirePasswords(project);
    requireTrustedCallback(project, body.callbackUrl);
    await limit(context, info, "mail", body.email);
    // After the response, so that its timing does not reveal whether the account exists.
    context.background.run("password reset mail", async () => {
      await info.whenAnswered();
      await sendResetMail(context, project, body.email, body.callbackUrl);
    });
    return { success: MAYBE_SENT };
  }),

  defineRoute(passwords.checkResetCode, async ({ context, info, project, body }) => {
    const { data } = await lookAtCode(context, info, project.id, "password_reset", body.code);
    return { isCodeValid: true, email: data.email };
  }),

  defineRoute(passwords.reset, async ({ context, info, project, body }) => {
    await limit(context, info, "code");
    const code = await checkCode(context, project.id, "password_reset", body.code);
    requirePasswords(project);
    requireGoodPassword(body.password, project, [code.data.email]);
    const passwordHash = await context.passwordHasher.hash(info, body.password);
    const userId = code.subject;
    await transact(context.db, async (tx) => {
      // Two codes of one user would otherwise wait for each other without end.
      await lockUser(tx, project.id, userId);
      await spendCode(tx, context, code);
      await claimAccount(tx, context, project.id, userId, code.data.email);
      // Others may have earlier codes or pending sign-ins.
      await endOpenAttempts(tx, project.id, userId, context.clock.now());
      await updateUser(tx, context, project.id, userId, { passwordHash });
      await endSessions(tx, project.id, userId);
    });
    queueNotice(context, { project, userId, type: "password_changed", info });
  }),
];

async function sendResetMail(
  context: Context,
  project: Project,
  email: string,
  callbackUrl: string,
): Promise<void> {
  const { holder, claims } = await findSignInAccounts(
    context.db,
    project.id,
    canonicalEmail(email),
  );
  const user = holder ?? claims[0];
  if (!user) return;
  const { code } = await createCode(context.db, context, {
    projectId: project.id,
    kind: "password_reset",
    subject: user.userId,
    data: { email: user.email },
    lifeMillis: codeLifeMillis(context.settings, "password_reset"),
  });
  await context.mail.queue({
    project,
    type: "password_reset",
    // Use the account's address, not the spelling in the request.
    to: user.email,
    locale: user.locale,
    // A stranger may have chosen the name of an unverified account.
    variables: {
      userDisplayName: holder?.displayName ?? "",
      passwordResetLink: linkWithCode(callbackUrl, code),
    },
  });
}
