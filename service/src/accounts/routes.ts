import { canonicalEmail, KnownErrors, userLists, users } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import type { Database } from "../db/database.js";
import { transact } from "../db/transact.js";
import type { ProtectionChange } from "../http/context/mail.js";
import { isServer } from "../http/own-user.js";
import { defineRoute } from "../http/route.js";
import { requireFreshCaller } from "../sessions/fresh-session.js";
import { endSessions } from "../sessions/sessions.js";
import { lockTeamsOfUser, requireOtherManager } from "../teams/dependent-teams.js";
import { type ContactChannel, listChannels } from "../users/contact-channels.js";
import { countUsersOf } from "../users/count-users.js";
import { saveFormerAddress } from "../users/former-addresses.js";
import { addressEvents, announceProtection, type ProtectionEvent } from "../users/protection.js";
import { searchUsers } from "../users/search-users.js";
import { listUsers } from "../users/user-list.js";
import { findUser, lockUser, type User } from "../users/user-rows.js";
import { hasWayIn, lastWayIn } from "../users/ways-in.js";
import { deleteUser, type UserChange, updateUser } from "./change-user.js";
import { insertUser } from "./create-user.js";
import { readChange, readDraft } from "./read-input.js";

/** What a change of a user means for the account's protection, besides its addresses. */
function eventsOf(before: User, after: User, change: UserChange): ProtectionEvent[] {
  const types: (ProtectionChange | false | undefined)[] = [
    change.passwordHash !== undefined && (before.hasPassword ? "password_changed" : "password_set"),
    (before.isMultiFactorRequired !== after.isMultiFactorRequired ||
      typeof change.totpSecret === "string") &&
      (after.isMultiFactorRequired ? "second_factor_on" : "second_factor_off"),
    before.passkeyAuthEnabled && !after.passkeyAuthEnabled && "passkey_removed",
    (before.otpAuthEnabled !== after.otpAuthEnabled ||
      before.otpAuthRefused !== after.otpAuthRefused) &&
      (after.otpAuthEnabled ? "email_codes_on" : "email_codes_off"),
  ];
  return types.flatMap((type) => (type ? [{ type }] : []));
}

/** Users: list, read, create, change, delete. */
export const userRoutes = [
  defineRoute(userLists.list, ({ context, project, query }) =>
    listUsers(context.db, project.id, query),
  ),

  defineRoute(userLists.count, ({ context, project, query: { exact = false, ...filter } }) =>
    countUsersOf(context.db, project.id, filter, exact),
  ),

  defineRoute(userLists.search, ({ context, project, body }) =>
    searchUsers(context.db, project, body.texts),
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
    return caller.sessionActor && found.id === caller.userId
      ? { ...found, actor: caller.sessionActor }
      : found;
  }),

  defineRoute(users.update, async (call) => {
    const { context, project, params, body } = call;
    const userId = params.user_id;
    const change = await readChange(call, body);
    return transact(context, async (tx) => {
      await lockUser(tx, project.id, userId);
      const removesOrAdds =
        change.totpSecret !== undefined || change.otpAuthEnabled || change.removePasskey;
      if (removesOrAdds) await requireFreshCaller(tx, call);
      const before = await findUser(tx, project.id, userId);
      const addresses = await listChannels(tx, project.id, { userId });
      await saveReplacedAddress(tx, project.id, addresses, change, context.clock.now());
      const removes = change.otpAuthEnabled === false || change.removePasskey;
      const hadWayIn = removes && !isServer(call) && (await hasWayIn(tx, project, userId));
      const after = await updateUser(tx, context, project.id, userId, change);
      if (hadWayIn && !(await hasWayIn(tx, project, userId))) throw lastWayIn();
      await announceProtection(tx, call, userId, [
        ...eventsOf(before ?? after, after, change),
        ...addressEvents(addresses, await listChannels(tx, project.id, { userId })),
      ]);
      if (change.passwordHash !== undefined) await endSessions(tx, project.id, userId);
      return after;
    });
  }),

  defineRoute(users.delete, async (call) => {
    const { context, project, params, query, caller } = call;
    if (!isServer(call) && !project.config.clientUserDeletionEnabled)
      throw new PlainError(400, "Users of this project cannot delete themselves.");
    const userId = params.user_id;
    await transact(context, async (tx) => {
      if (query.requireManagers) await lockTeamsOfUser(tx, project.id, userId);
      await lockUser(tx, project.id, userId);
      await requireFreshCaller(tx, call);
      if (query.requireManagers) await requireOtherManager(tx, project.id, { userId });
      // An app's own server decides by itself whom it tells.
      if (!isServer(call) || caller.actor?.type === "administrator")
        await announceProtection(tx, call, userId, [{ type: "account_deleted" }]);
      await deleteUser(tx, context, project.id, userId);
    });
  }),
];

/** Records the primary address that a server's change replaces or removes. */
async function saveReplacedAddress(
  tx: Database,
  projectId: string,
  addresses: readonly ContactChannel[],
  { primaryEmail }: UserChange,
  now: number,
): Promise<void> {
  const primary = addresses.find(({ isPrimary }) => isPrimary);
  const value = primaryEmail?.value;
  if (!primary || value === undefined) return;
  if (value === null || canonicalEmail(value) !== canonicalEmail(primary.value))
    await saveFormerAddress(tx, projectId, primary, now);
}
