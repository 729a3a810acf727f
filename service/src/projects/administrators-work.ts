import type { Database } from "../db/database.js";
import { ALL_PROJECTS } from "./project-owners.js";

const agentsOf = (db: Database, userId: string) =>
  db.selectFrom("agent_keys").select("id").where("created_by", "=", userId);

/**
 * Pauses what an administrator, or an agent by a key of theirs, lets run in projects. Another
 * administrator may resume it.
 */
export async function pauseJobsOf(
  tx: Database,
  projectIds: readonly string[],
  userId: string,
  at: number,
): Promise<void> {
  if (projectIds.length === 0) return;
  await tx
    .updateTable("jobs")
    .set({ state: "paused", updated_at: at })
    .where("project_id", "in", projectIds)
    .where((where) =>
      where.or([where("actor_id", "=", userId), where("actor_id", "in", agentsOf(tx, userId))]),
    )
    .where("state", "=", "running")
    .execute();
}

/** Ends the keys of agents that a removed administrator made, of a project or of all. */
export async function revokeAgentKeysOf(
  tx: Database,
  scope: string,
  userId: string,
  at: number,
): Promise<void> {
  await tx
    .updateTable("agent_keys")
    .set({ revoked_at: at })
    .where("created_by", "=", userId)
    .where("revoked_at", "is", null)
    .$if(scope !== ALL_PROJECTS, (keys) => keys.where("project_id", "=", scope))
    .execute();
}
