import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Database } from "../../db/database.js";
import type { TeamJoinRequestTable } from "../../db/tables/teams.js";
import type { Member } from "../../permissions/grants.js";

/** Open requests of one team. */
export const MAX_REQUESTS_PER_TEAM = 200;

export type StoredRequest = Selectable<TeamJoinRequestTable>;

/** What a team knows of a person who is no member, or undefined. */
export const findRequest = (
  db: Database,
  projectId: string,
  { teamId, userId }: Member,
): Promise<StoredRequest | undefined> =>
  db
    .selectFrom("team_join_requests")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .executeTakeFirst();

/** The open requests of a team, oldest first. */
export const listRequests = (
  db: Database,
  projectId: string,
  teamId: string,
): Promise<StoredRequest[]> =>
  db
    .selectFrom("team_join_requests")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .where("declined_at", "is", null)
    .orderBy("requested_at")
    .orderBy("user_id")
    .limit(MAX_REQUESTS_PER_TEAM)
    .execute();

/** How many requests of a team are open. */
export async function countRequests(
  db: Database,
  projectId: string,
  teamId: string,
): Promise<number> {
  const { open } = await db
    .selectFrom("team_join_requests")
    .select(({ fn }) => fn.countAll().as("open"))
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .where("declined_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Deletes a team's open requests of people without a verified address of its domains. */
export async function deleteUnprovedRequests(
  tx: Database,
  projectId: string,
  teamId: string,
  domains: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom("team_join_requests")
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .where("declined_at", "is", null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("contact_channels as c")
            .select("c.id")
            .where("c.project_id", "=", projectId)
            .whereRef("c.user_id", "=", "team_join_requests.user_id")
            .where("c.is_verified", "=", 1)
            .where(({ eb, or }) =>
              or(domains.map((domain) => eb("c.canonical", "like", `%@${domain}`))),
            ),
        ),
      ),
    )
    .execute();
}

const rowOf = (
  projectId: string,
  { teamId, userId }: Member,
  times: Pick<StoredRequest, "requested_at" | "declined_at">,
): StoredRequest => ({ project_id: projectId, team_id: teamId, user_id: userId, ...times });

/** Stores a request, unless there is one. */
export async function insertRequest(
  tx: Database,
  projectId: string,
  member: Member,
  now: number,
): Promise<void> {
  await tx
    .insertInto("team_join_requests")
    .values(rowOf(projectId, member, { requested_at: now, declined_at: null }))
    .onConflict((conflict) => conflict.columns(["project_id", "team_id", "user_id"]).doNothing())
    .execute();
}

/** Deletes a request that is not declined. Returns whether there was one. */
export async function takeRequestBack(
  tx: Database,
  projectId: string,
  { teamId, userId }: Member,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("team_join_requests")
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .where("declined_at", "is", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets what a team knew of someone who is a member now. */
export async function forgetRequest(
  tx: Database,
  projectId: string,
  { teamId, userId }: Member,
): Promise<void> {
  await tx
    .deleteFrom("team_join_requests")
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .execute();
}

/**
 * Offers a team no more to a person whom it declined or removed. Undone by an invitation that they
 * accept, or by a server that adds them.
 */
export async function declinePerson(
  tx: Database,
  projectId: string,
  member: Member,
  now: number,
): Promise<void> {
  await tx
    .insertInto("team_join_requests")
    .values(rowOf(projectId, member, { requested_at: now, declined_at: now }))
    .onConflict((conflict) =>
      conflict
        .columns(["project_id", "team_id", "user_id"])
        .doUpdateSet({ declined_at: sql<number>`excluded.declined_at` }),
    )
    .execute();
}
