import { KnownErrors, users } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import { transact } from "../db/transact.js";
import type { NoticeType } from "../http/context/mail.js";
import { isServer } from "../http/own-user.js";
import { defineRoute } from "../http/route.js";
import { requireFreshCaller } from "../sessions/fresh-session.js";
import { endSessions } from "../sessions/sessions.js";
import { queueNotice, writeNotice } from "../users/notice.js";
import { listUsers } from "../users/user-list.js";
import { findUser, lockUser, type User } from "../users/user-rows.js";
import { deleteUser, type UserChange, updateUser } from "./change-user.js";
import { insertUser } from "./create-user.js";
import { readChange, readDraft } from "./read-input.js";

/** Notices for the user, since the change may not be theirs. */
function noticesOf(
  before: User,
  after: User,
  change: UserChange,
): { type: NoticeType; to?: string }[] {
  const notices: { type: NoticeType; to?: string }[] = [];
  if (change.passwordHash !== undefined)
    notices.push({ type: before.hasPassword ? "password_changed" : "password_set" });
  if (before.isMultiFactorRequired !== after.isMultiFactorRequired || change.totpSecret)
    notices.push({ type: after.isMultiFactorRequired ? "second_factor_on" : "second_factor_off" });
  if (before.passkeyAuthEnabled && !after.passkeyAuthEnabled)
    notices.push({ type: "passkey_removed" });
  // Notify the previous address.
  if (
    before.primaryEmail !== null &&
    before.primaryEmailVerified &&
    before.primaryEmail !== after.primaryEmail
  )
    notices.push({ type: "email_changed", to: before.primaryEmail });
  return notices;
}

/** Users: list, read, create, change, delete. */
export const userRoutes = [
  defineRoute(users.list, ({ context, project, query }) =>
    listUsers(context.db, project.id, query),
  ),

  defineRoute(users.create, async (call) => {
    const { context, project, body } = call;
    const draft = await readDraft(call, body);
    return transact(context, async (tx) => {
      const made = await findUser(tx, project.id, await insertUser(tx, context, project, draft));
      if (!made) throw new KnownErrors.UserNotFound();
      return made;
    });
  }),

  defineRoute(users.read, async ({ context, project, params, caller }) => {
    const found = caller.user ?? (await findUser(context.db, project.id, params.user_id));
    if (!found) throw new KnownErrors.UserNotFound();
    return found;
  }),

  defineRoute(users.update, async (call) => {
    const { context, project, params, body, info } = call;
    const userId = params.user_id;
    const change = await readChange(call, body);
    const { before, after } = await transact(context, async (tx) => {
      if (change.totpSecret !== undefined || change.otpAuthEnabled) {
        await lockUser(tx, project.id, userId);
        await requireFreshCaller(tx, call);
      }
      const before = await findUser(tx, project.id, userId);
      const after = await updateUser(tx, context, project.id, userId, change);
      if (change.passwordHash !== undefined) await endSessions(tx, project.id, userId);
      return { before: before ?? after, after };
    });
    for (const notice of noticesOf(before, after, change))
      queueNotice(context, {
        project,
        userId,
        ...notice,
        info: isServer(call) ? undefined : info,
      });
    return after;
  }),

  defineRoute(users.delete, async (call) => {
    const { context, project, params, info } = call;
    if (!isServer(call) && !project.config.clientUserDeletionEnabled)
      throw new PlainError(400, "Users of this project cannot delete themselves.");
    const userId = params.user_id;
    await transact(context, async (tx) => {
      if (!isServer(call))
        await writeNotice(context, tx, { project, userId, type: "account_deleted", info });
      await deleteUser(tx, context, project.id, userId);
    });
  }),
];
