import { canonicalEmail, KnownErrors, passwords } from "@stackkit/next/protocol/internal";
import { type ChosenAccount, chooseAccount } from "../../accounts/addresses/choose-account.js";
import { findOwn, isFromAccount } from "../../accounts/addresses/known-browser.js";
import { claimAccount } from "../../accounts/addresses/prove-address.js";
import { updateUser } from "../../accounts/change-user.js";
import { joinProject } from "../../accounts/join.js";
import { linkWithCode, requireTrustedCallback } from "../../codes/callback-url.js";
import {
  type CheckedCode,
  checkCode,
  createCode,
  lookAtCode,
  spendCode,
} from "../../codes/verification-codes.js";
import { requireGoodPassword } from "../../credentials/passwords/password-rules.js";
import { endWait } from "../../credentials/second-factor-tries.js";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import { transact } from "../../db/transact.js";
import { proved } from "../../http/context/password-hasher.js";
import type { Context } from "../../http/context.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { limit } from "../../limits/rate-limit.js";
import { codeLifeMillis } from "../../mail/code-life.js";
import { endSessions } from "../../sessions/sessions.js";
import { lockAddress } from "../../users/address-claims.js";
import { findSignInAccounts } from "../../users/credentials.js";
import { endOpenAttempts } from "../../users/open-attempts.js";
import { announceProtection } from "../../users/protection.js";
import { lockUser } from "../../users/user-rows.js";
import { requirePasswords } from "./routes.js";

const MAYBE_SENT = "maybe, only if user with e-mail exists";

/** A forgotten password: mail, check and reset. */
export const passwordResetRoutes = [
  defineRoute(passwords.sendResetCode, async (call) => {
    const { context, info, project, body } = call;
    requirePasswords(project);
    requireTrustedCallback({ context, info, project }, body.callbackUrl);
    await limit(context, info, "mail", { projectId: project.id, id: body.email });
    // After the response, so that its timing does not reveal whether the account exists.
    context.background.run("password reset mail", async () => {
      await info.whenAnswered();
      await sendResetMail(call, body.email, body.callbackUrl);
    });
    return { success: MAYBE_SENT };
  }),

  defineRoute(passwords.checkResetCode, async ({ context, info, project, body }) => {
    const { data } = await lookAtCode(context, info, project.id, "password_reset", body.code);
    return { isCodeValid: true, email: data.email };
  }),

  defineRoute(passwords.reset, async (call) => {
    const { context, info, project, body } = call;
    await limit(context, info, "code");
    const code = await checkCode(context, project.id, "password_reset", body.code);
    requirePasswords(project);
    await requireGoodPassword(context, body.password, project, [code.data.email]);
    const passwordHash = await context.passwordHasher.hash(proved(info), body.password);
    const { email } = code.data;
    await transact(context, async (tx) => {
      const chosen = await accountOf(tx, call, code, body.account);
      if (!chosen) {
        if (!project.config.signUpEnabled) throw new KnownErrors.SignUpNotEnabled();
        await spendCode(tx, context, code);
        const { caller } = call;
        await joinProject(tx, context, project, {
          email,
          verified: true,
          passwordHash,
          info,
          caller,
        });
        return;
      }
      const { userId } = chosen;
      // Two codes of one user would otherwise wait for each other without end.
      await lockUser(tx, project.id, userId);
      await spendCode(tx, context, code);
      await claimAccount(tx, context, { ...chosen, project, email, info });
      // Others may have earlier codes or pending sign-ins.
      await endOpenAttempts(tx, project.id, userId, context.clock.now());
      await endWait(tx, project.id, userId);
      await updateUser(tx, context, project.id, userId, { passwordHash });
      await endSessions(tx, project.id, userId);
      await announceProtection(tx, call, userId, [{ type: "password_changed" }]);
    });
  }),
];

/** The account whose password a code sets; `undefined` for a new one. */
async function accountOf(
  tx: Database,
  call: HandlerContext<typeof passwords.reset>,
  { subject, data }: CheckedCode<"password_reset">,
  account: string | undefined,
): Promise<ChosenAccount | undefined> {
  const { context, project } = call;
  const canonical = canonicalEmail(data.email);
  const { claims } = await findSignInAccounts(tx, project.id, canonical);
  if (!claims.some(({ userId }) => userId === subject))
    return { userId: subject, isFromAccount: await isFromAccount(tx, call, subject) };
  // Of several codes for one address, each may choose another account.
  await lockAddress(tx, project.id, canonical, context.clock.now());
  return chooseAccount(tx, call, { email: data.email, claims, account, fallback: subject });
}

/** Of several accounts that claim an address, the one that the browser signed up comes first. */
async function sendResetMail(
  call: Pick<HandlerContext, "context" | "info" | "project" | "caller">,
  email: string,
  callbackUrl: string,
): Promise<void> {
  const { context, project } = call;
  const { holder, claims } = await findSignInAccounts(
    context.db,
    project.id,
    canonicalEmail(email),
  );
  const user = holder ?? (await findOwn(context.db, call, claims)) ?? claims[0];
  if (!user) return;
  await queueResetMail(context.db, context, project, {
    userId: user.userId,
    // The account's address, not the spelling in the request.
    email: user.email,
    callbackUrl,
    locale: user.locale,
    // A stranger may have chosen the name of an unverified account.
    displayName: holder?.displayName,
  });
}

export interface ResetMail {
  readonly userId: string;
  readonly email: string;
  readonly callbackUrl: string;
  readonly locale?: string | null | undefined;
  readonly displayName?: string | null | undefined;
}

/** Queues a mail with a link that sets a new password. */
export async function queueResetMail(
  db: Database,
  context: Context,
  project: Project,
  { userId, email, callbackUrl, locale = null, displayName }: ResetMail,
): Promise<void> {
  const { code } = await createCode(db, context, {
    projectId: project.id,
    kind: "password_reset",
    subject: userId,
    data: { email },
    lifeMillis: codeLifeMillis(context.settings, "password_reset"),
  });
  await context.mail.queue(
    {
      project,
      type: "password_reset",
      to: email,
      locale,
      variables: {
        userDisplayName: displayName ?? "",
        passwordResetLink: linkWithCode(callbackUrl, code),
      },
    },
    db,
  );
}
