import { PlainError } from "../../core/plain-error.js";
import type { Database } from "../../db/database.js";
import type { Context } from "../../http/context.js";
import { pauseJobsOf, revokeAgentKeysOf } from "../../projects/administrators-work.js";
import { ALL_PROJECTS, INTERNAL } from "../../projects/project-owners.js";
import { listProjectIds } from "../../projects/projects.js";
import { endActing } from "../../sessions/acting.js";
import { endSessions } from "../../sessions/sessions.js";
import { type Role, readRoles, roleReaches, setRole } from "../administrators.js";
import { changeAdministrators } from "./change.js";
import type { ChangeOfAdministrators } from "./changed.js";
import { nameOfAdministrator } from "./mails.js";

async function findRole(tx: Database, scope: string, userId: string): Promise<Role> {
  const row = await tx
    .selectFrom("administrators")
    .select("role")
    .where("project_id", "=", scope)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) throw new PlainError(404, "There is no such administrator here.");
  return row.role as Role;
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

async function replaceRole(
  tx: Database,
  { clock }: Context,
  { scope, by }: ChangeOfAdministrators,
  userId: string,
  role: Role,
): Promise<void> {
  const was = await findRole(tx, scope, userId);
  await setRole(tx, { projectId: scope, userId, role, addedBy: by, at: clock.now() });
  if (!roleReaches(role, was)) await endWorkIn(tx, scope, userId, clock.now());
}

/** Ends what an administrator does where they lost a role: acting as users, and running jobs. */
async function endWorkIn(tx: Database, scope: string, userId: string, now: number) {
  const ids = scope === ALL_PROJECTS ? await listProjectIds(tx) : [scope];
  await endActing(tx, ids, userId, now);
  const { roleIn } = await readRoles(tx, userId);
  const left = ids.filter((id) => !roleReaches(roleIn(id) ?? "viewer", "admin"));
  await pauseJobsOf(tx, left, userId, now);
}

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
    await endWorkIn(tx, change.scope, userId, context.clock.now());
    await revokeAgentKeysOf(tx, change.scope, userId, context.clock.now());
    return {
      operation: "remove administrator",
      subject: userId,
      fact: `removed ${await nameOfAdministrator(tx, userId)}, who was ${was}`,
      userIds: [userId],
      changes: { role: null },
      result: undefined,
    };
  });
