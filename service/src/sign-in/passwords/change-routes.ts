import { HEADERS, KnownErrors, passwords } from "@stackkit/next/protocol/internal";
import { updateUser } from "../../accounts/change-user.js";
import { PlainError } from "../../core/plain-error.js";
import { hashOf } from "../../core/random.js";
import {
  requireGoodPassword,
  requirePasswordLength,
} from "../../credentials/passwords/password-rules.js";
import { forgetTries } from "../../credentials/second-factor-tries.js";
import type { Database } from "../../db/database.js";
import { transact } from "../../db/transact.js";
import { proved } from "../../http/context/password-hasher.js";
import type { Context } from "../../http/context.js";
import { requireUser } from "../../http/own-user.js";
import { header } from "../../http/request-info.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { deviceIdOf } from "../../limits/known-devices.js";
import { limit } from "../../limits/rate-limit.js";
import { requireFreshCaller } from "../../sessions/fresh-session.js";
import { endSessions } from "../../sessions/sessions.js";
import { findSessionByToken } from "../../sessions/table.js";
import { listChannels } from "../../users/contact-channels.js";
import { findCredentials } from "../../users/credentials.js";
import { announceProtection } from "../../users/protection.js";
import { lockUser } from "../../users/user-rows.js";
import { requirePasswords } from "./routes.js";

const hasPassword = () =>
  new PlainError(400, "The account has a password already. Change it instead.");

/** Setting and changing a password. */
export const passwordChangeRoutes = [
  defineRoute(passwords.update, async (call) => {
    const { context, info, project, caller, body } = call;
    const userId = requireUser({ caller });
    requirePasswords(project);
    requirePasswordLength(body.newPassword);
    await limit(context, info, "signIn", { projectId: project.id, id: userId });
    const addresses = await addressesOf(call, userId);
    await requireGoodPassword(context, body.newPassword, project, addresses);
    await requireFreshCaller(context.db, call);
    const from = (await findCredentials(context.db, project.id, userId))?.passwordHash ?? null;
    if (from === null) throw new KnownErrors.UserDoesNotHavePassword();
    if (!(await context.passwordHasher.verify(proved(info), body.oldPassword, from)).matches)
      throw new KnownErrors.PasswordConfirmationMismatch();
    const passwordHash = await context.passwordHasher.hash(proved(info), body.newPassword);
    const refreshToken = header(info, HEADERS.refreshToken);
    await transact(context, async (tx) => {
      // Of two concurrent changes, the second has an outdated old password.
      if ((await lockedPasswordHash(tx, project.id, userId)) !== from)
        throw new KnownErrors.PasswordConfirmationMismatch();
      await requireFreshCaller(tx, call);
      await updateUser(tx, context, project.id, userId, { passwordHash });
      await announceProtection(tx, call, userId, [{ type: "password_changed" }]);
      await forgetTries(tx, project.id, userId);
      await endSessions(tx, project.id, userId, {
        exceptId: await ownSessionId(tx, context, project.id, userId, refreshToken),
        exceptDeviceId: deviceIdOf(context, info, project.id),
      });
    });
  }),

  defineRoute(passwords.set, async (call) => {
    const { context, info, project, caller, body } = call;
    const userId = requireUser({ caller });
    requirePasswords(project);
    requirePasswordLength(body.password);
    await limit(context, info, "signIn", { projectId: project.id, id: userId });
    const addresses = await addressesOf(call, userId);
    await requireGoodPassword(context, body.password, project, addresses);
    await requireFreshCaller(context.db, call);
    // Checked before the expensive hash, and again in the transaction.
    if ((await findCredentials(context.db, project.id, userId))?.passwordHash) throw hasPassword();
    const passwordHash = await context.passwordHasher.hash(proved(info), body.password);
    await transact(context, async (tx) => {
      if ((await lockedPasswordHash(tx, project.id, userId)) !== null) throw hasPassword();
      await requireFreshCaller(tx, call);
      await updateUser(tx, context, project.id, userId, { passwordHash });
      await announceProtection(tx, call, userId, [{ type: "password_set" }]);
    });
  }),
];

const addressesOf = async (
  { context, project }: Pick<HandlerContext, "context" | "project">,
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

/** The session of the request's refresh token, if it is the user's. */
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
