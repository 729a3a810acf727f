import type { Row, teamJoinRequest } from "@stackkit/next/protocol/internal";
import { PlainError } from "../../core/plain-error.js";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import { findUser, type User } from "../../users/user-rows.js";
import { verifiedAddresses } from "./offers.js";
import {
  countRequests,
  deleteUnprovedRequests,
  listRequests,
  MAX_REQUESTS_PER_TEAM,
} from "./requests.js";
import { type StoredDomain, verifiedDomains } from "./table.js";

/** The verified domains of a team, if the project has such. */
export const readDomains = async (db: Database, { id, config }: Project, teamId: string) =>
  config.teamDomainsEnabled ? verifiedDomains(db, id, teamId) : [];

/** A user's verified address of one of these domains. Undefined once they have none. */
export async function addressOf(
  db: Database,
  projectId: string,
  domains: readonly StoredDomain[],
  user: User | undefined,
) {
  const addresses = await verifiedAddresses(db, projectId, user);
  const domain = domains.find((row) => addresses.has(row.domain));
  return domain && addresses.get(domain.domain);
}

/** The open requests of people who still have an address of the team, oldest first. */
export async function readRequests(
  db: Database,
  project: Project,
  teamId: string,
): Promise<Row<typeof teamJoinRequest>[]> {
  const domains = await readDomains(db, project, teamId);
  const shown: Row<typeof teamJoinRequest>[] = [];
  for (const row of await listRequests(db, project.id, teamId)) {
    const user = await findUser(db, project.id, row.user_id);
    const email = await addressOf(db, project.id, domains, user);
    if (email === undefined || !user) continue;
    shown.push({
      teamId,
      userId: row.user_id,
      displayName: user.displayName,
      email,
      requestedAt: new Date(row.requested_at),
    });
  }
  return shown;
}

/**
 * Throws a plain 400 if a team has the maximum of open requests, after deleting those of people who
 * lost their address: no list has them, so no one could decide them. The team must be locked.
 */
export async function makeRoomForRequest(
  tx: Database,
  project: Project,
  teamId: string,
): Promise<void> {
  const isFull = async () => (await countRequests(tx, project.id, teamId)) >= MAX_REQUESTS_PER_TEAM;
  if (!(await isFull())) return;
  const domains = await readDomains(tx, project, teamId);
  await deleteUnprovedRequests(
    tx,
    project.id,
    teamId,
    domains.map(({ domain }) => domain),
  );
  if (await isFull())
    throw new PlainError(400, `There may be at most ${MAX_REQUESTS_PER_TEAM} requests to a team.`);
}
