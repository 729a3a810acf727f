import { KnownErrors, type passkey, passkeys, type Row } from "@stackkit/next/protocol/internal";
import type { Selectable } from "kysely";
import { updateUser } from "../../accounts/change-user.js";
import { PlainError } from "../../core/plain-error.js";
import type { PasskeyTable } from "../../db/tables/users.js";
import { transact } from "../../db/transact.js";
import { isServer } from "../../http/own-user.js";
import { defineRoute } from "../../http/route.js";
import { requireFreshCaller } from "../../sessions/fresh-session.js";
import { findCredentials } from "../../users/credentials.js";
import { removeCredentials } from "../../users/former-credentials.js";
import { announceProtection } from "../../users/protection.js";
import { lockUser } from "../../users/user-rows.js";
import { hasWayIn } from "../../users/ways-in.js";
import { providerName } from "./provider-name.js";
import { listPasskeys, renamePasskey } from "./table.js";

const show = async (row: Selectable<PasskeyTable>): Promise<Row<typeof passkey>> => ({
  id: row.credential_id,
  name: row.name,
  provider: await providerName(row.aaguid),
  device: row.device,
  rpId: row.rp_id,
  isBackedUp: row.is_backed_up === null ? null : row.is_backed_up === 1,
  createdAt: new Date(row.created_at),
  lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at),
  lastUsedDevice: row.last_used_device,
});

const unknownPasskey = () => new PlainError(404, "There is no such passkey of this user.");

/** A user's passkeys: list, rename, remove. */
export const passkeyListRoutes = [
  defineRoute(passkeys.list, async ({ context, project, params }) => {
    if (!(await findCredentials(context.db, project.id, params.user_id)))
      throw new KnownErrors.UserNotFound();
    const rows = await listPasskeys(context.db, project.id, params.user_id);
    return Promise.all(rows.map(show));
  }),

  defineRoute(passkeys.rename, async ({ context, project, params, body }) => {
    const { user_id: userId, passkey_id: credentialId } = params;
    const name = body.name?.trim() || null;
    if (!(await renamePasskey(context.db, { projectId: project.id, userId, credentialId }, name)))
      throw unknownPasskey();
    const rows = await listPasskeys(context.db, project.id, userId);
    const renamed = rows.find(({ credential_id }) => credential_id === credentialId);
    if (!renamed) throw unknownPasskey();
    return show(renamed);
  }),

  defineRoute(passkeys.delete, async (call) => {
    const { context, project, params } = call;
    const { user_id: userId, passkey_id: credentialId } = params;
    await transact(context, async (tx) => {
      if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
      await requireFreshCaller(tx, call);
      const owner = { projectId: project.id, userId };
      const at = context.clock.now();
      if (!(await removeCredentials(tx, owner, "passkeys", at, { credentialId })))
        throw unknownPasskey();
      if (!isServer(call) && !(await hasWayIn(tx, project, userId)))
        throw new PlainError(
          400,
          "This passkey is the last way to sign in. Add another one, a password or a verified " +
            "address first.",
        );
      await updateUser(tx, context, project.id, userId, {});
      await announceProtection(tx, call, userId, [{ type: "passkey_removed" }]);
    });
  }),
];
