import type { Database } from "../../db/database.js";
import { lockRow } from "../../db/lock-row.js";
import { transact } from "../../db/transact.js";
import type { Context } from "../../http/context.js";
import { ALL_PROJECTS, INTERNAL, ownerRequired } from "../../projects/project-owners.js";
import { readRoles } from "../administrators.js";
import { auditChange } from "../audit-change.js";
import { requireRole } from "../enter.js";
import type { Changed, ChangeOfAdministrators } from "./changed.js";
import { listOwners } from "./list.js";
import { mailChange } from "./mails.js";

/**
 * Changes administrators in one transaction, one change at a time in the whole service: an owner
 * must be left, and who changes must still be one.
 */
export async function changeAdministrators<T>(
  context: Context,
  change: ChangeOfAdministrators,
  work: (tx: Database) => Promise<Changed<T>>,
): Promise<T> {
  const { by, scope } = change;
  return transact(context, async (tx) => {
    await lockRow(tx, "projects", { id: INTERNAL });
    requireRole((await readRoles(tx, by)).roleIn(scope), "owner");
    const changed = await work(tx);
    await finishChange(context, tx, change, changed);
    return changed.result;
  });
}

/** Audits and mails a change, in its transaction. Throws if it leaves no owner. */
export async function finishChange(
  context: Context,
  tx: Database,
  change: ChangeOfAdministrators,
  changed: Changed<unknown>,
): Promise<void> {
  const { info, by, scope } = change;
  const owners = await listOwners(tx, scope);
  if (owners.length === 0) throw ownerRequired();
  await auditChange(context, tx, {
    info,
    by,
    projectId: scope === ALL_PROJECTS ? INTERNAL : scope,
    operation: changed.operation,
    subject: `/administrators/${changed.subject}`,
    changes: changed.changes,
  });
  await mailChange(context, tx, change, changed, owners);
}
