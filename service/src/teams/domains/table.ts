import { KnownErrors, type Row, type teamDomain } from "@stackkit/next/protocol/internal";
import type { Selectable } from "kysely";
import { type Database, orIfTaken } from "../../db/database.js";
import type { TeamDomainTable } from "../../db/tables/teams.js";
import { recordOf } from "./domain-name.js";

/** A domain of a team as stored. */
export type StoredDomain = Selectable<TeamDomainTable>;

/** A domain as its team sees it. */
export const showDomain = (row: StoredDomain): Row<typeof teamDomain> => ({
  id: row.id,
  teamId: row.team_id,
  domain: row.domain,
  joining: row.joining,
  verifiedAt: row.verified_at === null ? null : new Date(row.verified_at),
  ...recordOf(row.domain, row.token),
  createdAt: new Date(row.created_at),
});

/** A team's domains, oldest first. */
export const listDomains = (
  db: Database,
  projectId: string,
  teamId: string,
): Promise<StoredDomain[]> =>
  db
    .selectFrom("team_domains")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** The verified domains of a team. */
export const verifiedDomains = async (
  db: Database,
  projectId: string,
  teamId: string,
): Promise<StoredDomain[]> =>
  (await listDomains(db, projectId, teamId)).filter((row) => row.verified_at !== null);

/** Reads a domain, or undefined. */
export const findDomain = (
  db: Database,
  projectId: string,
  id: string,
): Promise<StoredDomain | undefined> =>
  db
    .selectFrom("team_domains")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .executeTakeFirst();

const taken = () => new KnownErrors.TeamDomainAlreadyExists();

/** Throws `TEAM_DOMAIN_ALREADY_EXISTS`. */
export async function insertDomain(tx: Database, row: StoredDomain): Promise<void> {
  await orIfTaken(tx.insertInto("team_domains").values(row).execute(), taken);
}

/** Changes a domain. Throws `TEAM_DOMAIN_ALREADY_EXISTS` if another team verified it before. */
export async function updateDomain(
  tx: Database,
  { project_id, id }: Pick<StoredDomain, "project_id" | "id">,
  change: Partial<Pick<StoredDomain, "joining" | "token" | "verified_at">>,
): Promise<void> {
  await orIfTaken(
    tx
      .updateTable("team_domains")
      .set(change)
      .where("project_id", "=", project_id)
      .where("id", "=", id)
      .execute(),
    taken,
  );
}

/** Deletes a domain. Members who joined by it stay. */
export async function deleteDomain(tx: Database, projectId: string, id: string): Promise<void> {
  await tx
    .deleteFrom("team_domains")
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .execute();
}
