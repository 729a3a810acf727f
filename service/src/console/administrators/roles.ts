import { PlainError } from "../../core/plain-error.js";
import type { Database } from "../../db/database.js";
import type { Context } from "../../http/context.js";
import { INTERNAL } from "../../projects/project-owners.js";
import { endSessions } from "../../sessions/sessions.js";
import { type Role, setRole } from "../administrators.js";
import { changeAdministrators } from "./change.js";
import type { ChangeOfAdministrators } from "./changed.js";
import { nameOfAdministrator } from "./mails.js";

async function findRole(tx: Database, scope: string, userId: string): Promise<string> {
  const row = await tx
    .selectFrom("administrators")
    .select("role")
    .where("project_id", "=", scope)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) throw new PlainError(404, "There is no such administrator here.");
  return row.role;
}

/** Gives an administrator another role. */
export const changeRole = (
  context: Context,
  change: ChangeOfAdministrators,
  userId: string,
  role: Role,
): Promise<void> =>
  changeAdministrators(context, change, async (tx) => {
    const was = await findRole(tx, change.scope, userId);
    await replaceRole(tx, context, change, userId, role);
    return {
      operation: "change administrator",
      subject: userId,
      fact: `changed the role of ${await nameOfAdministrator(tx, userId)} from ${was} to ${role}`,
      userIds: [userId],
      changes: { role },
      result: undefined,
    };
  });

const replaceRole = (
  tx: Database,
  { clock }: Context,
  { scope, by }: ChangeOfAdministrators,
  userId: string,
  role: Role,
): Promise<void> => setRole(tx, { projectId: scope, userId, role, addedBy: by, at: clock.now() });

/** Makes another administrator the owner, and the owner who does it an admin. */
export const transferOwnership = (
  context: Context,
  change: ChangeOfAdministrators,
  userId: string,
): Promise<void> =>
  changeAdministrators(context, change, async (tx) => {
    if (userId === change.by) throw new PlainError(400, "You are the owner already.");
    await findRole(tx, change.scope, userId);
    await findRole(tx, change.scope, change.by);
    await replaceRole(tx, context, change, userId, "owner");
    await replaceRole(tx, context, change, change.by, "admin");
    return {
      operation: "transfer ownership",
      subject: userId,
      fact: `made ${await nameOfAdministrator(tx, userId)} the owner and became admin`,
      userIds: [userId],
      changes: { role: "owner" },
      result: undefined,
    };
  });

/** Takes an administrator's role, and ends all their sessions of the console. */
export const removeAdministrator = (
  context: Context,
  change: ChangeOfAdministrators,
  userId: string,
): Promise<void> =>
  changeAdministrators(context, change, async (tx) => {
    const was = await findRole(tx, change.scope, userId);
    await tx
      .deleteFrom("administrators")
      .where("project_id", "=", change.scope)
      .where("user_id", "=", userId)
      .execute();
    await endSessions(tx, INTERNAL, userId);
    return {
      operation: "remove administrator",
      subject: userId,
      fact: `removed ${await nameOfAdministrator(tx, userId)}, who was ${was}`,
      userIds: [userId],
      changes: { role: null },
      result: undefined,
    };
  });
