import { KnownErrors } from "@stackkit/next/protocol/internal";
import { deleteUser } from "../../accounts/change-user.js";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import type { Context } from "../../http/context.js";
import { forgetNetworks } from "../../limits/known-networks.js";
import { isMember } from "../../permissions/is-member.js";
import { endSessions } from "../../sessions/sessions.js";
import { insertMember } from "../../teams/memberships.js";
import { lockTeam } from "../../teams/teams.js";
import { announceDeletionByJob } from "../../users/protection.js";
import { lockUser } from "../../users/user-rows.js";
import { optionsOf, type StoredJob } from "./table.js";

type Action = (
  tx: Database,
  context: Context,
  project: Project,
  userId: string,
  job: StoredJob,
) => Promise<void>;

/** What a job does with one user, in a transaction of its own. */
export const ACTIONS: Readonly<
  Record<Exclude<StoredJob["kind"], "export" | "export-audit" | "import">, Action>
> = {
  "end-sessions": async (tx, _context, project, userId) => {
    await lockUser(tx, project.id, userId);
    await endSessions(tx, project.id, userId);
    await forgetNetworks(tx, project.id, userId);
  },
  // Someone who is gone meanwhile is no failure.
  delete: async (tx, context, project, userId, job) => {
    if (!(await lockUser(tx, project.id, userId))) return;
    if (job.actor_type === "administrator")
      await announceDeletionByJob(tx, { context, project }, userId);
    await deleteUser(tx, context, project.id, userId);
  },
  "add-to-team": async (tx, context, project, userId, job) => {
    const teamId = optionsOf(job).teamId ?? "";
    const hasTeam = await lockTeam(tx, project.id, teamId);
    if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
    if (!hasTeam) throw new KnownErrors.TeamNotFound({ team_id: teamId });
    if (await isMember(tx, project.id, teamId, userId)) return;
    await insertMember(tx, context, project, { teamId, userId, as: "member" });
  },
};

/** The operation that a job does for each user, as the audit names it. */
export const AUDITED: Readonly<Record<keyof typeof ACTIONS, string>> = {
  "end-sessions": "DELETE /auth/sessions",
  delete: "DELETE /users/{user_id}",
  "add-to-team": "POST /team-memberships/{team_id}/{user_id}",
};
