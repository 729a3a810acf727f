import { HEADERS, KnownErrors, passwords } from "@stackkit/next/protocol";
import { requireFreshCaller } from "../auth/fresh-session.js";
import { hashPassword, verifyPassword } from "../auth/password-hash.js";
import { requireGoodPassword } from "../auth/password-rules.js";
import { limit } from "../auth/rate-limit.js";
import { endSessions } from "../auth/sessions.js";
import { PlainError } from "../core/plain-error.js";
import { hashOf } from "../core/random.js";
import type { Database } from "../db/database.js";
import { findCredentials } from "../db/queries/sign-in/credentials.js";
import { findSessionByToken } from "../db/queries/sign-in/sessions.js";
import { withdrawCodes } from "../db/queries/sign-in/verification-codes.js";
import { listChannels } from "../db/queries/users/contact-channels.js";
import { lockUser, updateUser } from "../db/queries/users/users.js";
import { transact } from "../db/transact.js";
import { type Ask, answer } from "../http/handle-operation.js";
import { requireUser } from "../http/request/own-user.js";
import { header } from "../http/request/request-info.js";
import { queueNotice } from "../mail/notice.js";
import type { Context } from "../runtime/context.js";
import { requirePasswords } from "./sign-in-password.js";

const hasPassword = () =>
  new PlainError(400, "The account has a password already. Change it instead.");

export const passwordChangeRoutes = [
  answer(passwords.update, async (ask) => {
    const { context, facts, project, caller, body } = ask;
    const userId = requireUser({ caller });
    requirePasswords(project);
    requireGoodPassword(body.newPassword, project, await addressesOf(ask, userId));
    await limit(context, facts, "signIn", userId);
    await requireFreshCaller(context.db, ask);
    const from = (await findCredentials(context.db, project.id, userId))?.passwordHash ?? null;
    if (from === null) throw new KnownErrors.UserDoesNotHavePassword();
    if (!(await verifyPassword(facts, body.oldPassword, from)).matches)
      throw new KnownErrors.PasswordConfirmationMismatch();
    const passwordHash = await hashPassword(facts, body.newPassword);
    const refreshToken = header(facts, HEADERS.refreshToken);
    await transact(context.db, async (tx) => {
      // Of two changes at once, the second has an old password that is no longer the password.
      if ((await lockedPasswordHash(tx, project.id, userId)) !== from)
        throw new KnownErrors.PasswordConfirmationMismatch();
      await requireFreshCaller(tx, ask);
      await updateUser(tx, context, project.id, userId, { passwordHash });
      for (const kind of ["password_reset", "mfa_attempt"] as const)
        await withdrawCodes(tx, project.id, kind, userId, context.clock.now());
      await endSessions(tx, project.id, userId, {
        exceptId: await ownSessionId(tx, context, project.id, userId, refreshToken),
      });
    });
    queueNotice(context, { project, userId, type: "password_changed", facts });
  }),

  answer(passwords.set, async (ask) => {
    const { context, facts, project, caller, body } = ask;
    const userId = requireUser({ caller });
    requirePasswords(project);
    requireGoodPassword(body.password, project, await addressesOf(ask, userId));
    await limit(context, facts, "signIn", userId);
    await requireFreshCaller(context.db, ask);
    // Looked at before the hash is made, which costs far more, and once more where it counts.
    if ((await findCredentials(context.db, project.id, userId))?.passwordHash) throw hasPassword();
    const passwordHash = await hashPassword(facts, body.password);
    await transact(context.db, async (tx) => {
      if ((await lockedPasswordHash(tx, project.id, userId)) !== null) throw hasPassword();
      await requireFreshCaller(tx, ask);
      await updateUser(tx, context, project.id, userId, { passwordHash });
    });
    queueNotice(context, { project, userId, type: "password_changed", facts });
  }),
];

const addressesOf = async (
  { context, project }: Pick<Ask, "context" | "project">,
  userId: string,
): Promise<string[]> =>
  (await listChannels(context.db, project.id, { userId })).map(({ value }) => value);

async function lockedPasswordHash(
  tx: Database,
  projectId: string,
  userId: string,
): Promise<string | null> {
  await lockUser(tx, projectId, userId);
  return (await findCredentials(tx, projectId, userId))?.passwordHash ?? null;
}

/** The session of the refresh token that came along, if it is the user's own. */
async function ownSessionId(
  tx: Database,
  context: Context,
  projectId: string,
  userId: string,
  refreshToken: string | undefined,
): Promise<string | undefined> {
  const session =
    refreshToken === undefined
      ? undefined
      : await findSessionByToken(tx, projectId, hashOf(refreshToken), context.clock.now());
  return session?.user_id === userId ? session.id : undefined;
}
