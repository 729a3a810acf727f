import type { Row, teamJoinRequest } from "@stackkit/next/protocol/internal";
import { PlainError } from "../../core/plain-error.js";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import type { User } from "../../users/user-rows.js";
import { byDomain, verifiedAddresses } from "./offers.js";
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

/** The address of one of these domains. */
const addressAt = (
  domains: readonly StoredDomain[],
  addresses: ReadonlyMap<string, string>,
): string | undefined =>
  domains.map(({ domain }) => addresses.get(domain)).find((address) => address !== undefined);

/** A user's verified address of one of these domains. Undefined once they have none. */
export const addressOf = async (
  db: Database,
  projectId: string,
  domains: readonly StoredDomain[],
  user: User | undefined,
) => addressAt(domains, await verifiedAddresses(db, projectId, user));

/** The open requests of people who still have an address of the team, oldest first. */
export async function readRequests(
  db: Database,
  project: Project,
  teamId: string,
): Promise<Row<typeof teamJoinRequest>[]> {
  const domains = await readDomains(db, project, teamId);
  const requests = await listRequests(db, project.id, teamId);
  const people = await readPeople(
    db,
    project.id,
    requests.map(({ user_id }) => user_id),
  );
  return requests.flatMap(({ user_id: userId, requested_at }) => {
    const addresses = people.get(userId) ?? [];
    const email = addressAt(domains, byDomain(addresses));
    const displayName = addresses[0]?.display_name ?? null;
    return email === undefined
      ? []
      : [{ teamId, userId, displayName, email, requestedAt: new Date(requested_at) }];
  });
}

interface Address {
  readonly value: string;
  readonly display_name: string | null;
}

/** The verified addresses of users, oldest first, and their names. Anonymous users have none. */
async function readPeople(
  db: Database,
  projectId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Address[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("users")
    .innerJoin("contact_channels as channel", (join) =>
      join
        .onRef("channel.project_id", "=", "users.project_id")
        .onRef("channel.user_id", "=", "users.id"),
    )
    .select(["users.id", "users.display_name", "channel.value"])
    .where("users.project_id", "=", projectId)
    .where("users.id", "in", userIds)
    .where("users.is_anonymous", "=", 0)
    .where("channel.is_verified", "=", 1)
    .orderBy("channel.created_at")
    .orderBy("channel.id")
    .execute();
  const people = new Map<string, Address[]>();
  for (const { id, ...address } of rows) people.set(id, [...(people.get(id) ?? []), address]);
  return people;
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
