import {
  canonicalEmail,
  type DomainJoining,
  type Row,
  type teamOffer,
} from "@stackkit/next/protocol/internal";
import { sql } from "kysely";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import { isMember } from "../../permissions/is-member.js";
import { listChannels } from "../../users/contact-channels.js";
import { findUser, type User } from "../../users/user-rows.js";
import { findTeam } from "../teams.js";
import { domainOf } from "./domain-name.js";
import { findRequest } from "./requests.js";

/** How far members of a domain are counted. */
const MAX_COUNTED = 1000;

/** A team that a user may join. */
type TeamOffer = Row<typeof teamOffer>;

/** An offer without its members' number, with the address that it is made to. */
type FoundOffer = Omit<TeamOffer, "memberCount"> & { readonly address: string };

/** A user's verified addresses, by their domains. Anonymous users have none. */
export async function verifiedAddresses(
  db: Database,
  projectId: string,
  user: User | undefined,
): Promise<ReadonlyMap<string, string>> {
  if (!user || user.isAnonymous) return new Map();
  const channels = await listChannels(db, projectId, { userId: user.id });
  return byDomain(channels.filter(({ isVerified }) => isVerified));
}

/** Addresses by their domains. The last of a domain counts. */
export const byDomain = (
  addresses: readonly { readonly value: string }[],
): ReadonlyMap<string, string> =>
  new Map(addresses.map(({ value }) => [domainOf(canonicalEmail(value)), value]));

/** Members with a verified address of a domain. */
async function countMembers(db: Database, projectId: string, teamId: string, domain: string) {
  const { rows } = await sql<{ members: number | string }>`
    select count(*) as members from (
      select 1 from "memberships" as m
      where m."project_id" = ${projectId} and m."team_id" = ${teamId} and exists (
        select 1 from "contact_channels" as c
        where c."project_id" = ${projectId} and c."user_id" = m."user_id"
          and c."is_verified" = 1 and c."canonical" like ${`%@${domain}`}
      ) limit ${sql.lit(MAX_COUNTED)}
    ) as counted`.execute(db);
  return Number(rows[0]?.members ?? 0);
}

/** The verified domains of a user's addresses, one for each team. Those of offers come first. */
async function domainsFor(db: Database, projectId: string, domains: readonly string[]) {
  if (domains.length === 0) return new Map<string, { domain: string; joining: DomainJoining }>();
  const rows = await db
    .selectFrom("team_domains")
    .select(["team_id", "domain", "joining"])
    .where("project_id", "=", projectId)
    .where("domain", "in", domains)
    .where("verified_at", "is not", null)
    .orderBy("joining")
    .orderBy("domain")
    .execute();
  // The last of a team counts, which is an offer if there is one.
  return new Map(rows.map(({ team_id, ...found }) => [team_id, found]));
}

/** The teams that a user may join now, or one of them, without their members' number. */
export async function findOffers(
  db: Database,
  { id: projectId, config }: Project,
  userId: string,
  only?: string,
): Promise<FoundOffer[]> {
  if (!config.teamDomainsEnabled) return [];
  const user = await findUser(db, projectId, userId);
  const addresses = await verifiedAddresses(db, projectId, user);
  const found = await domainsFor(db, projectId, [...addresses.keys()]);
  const offers: FoundOffer[] = [];
  for (const [teamId, { domain, joining }] of found) {
    if (only !== undefined && teamId !== only) continue;
    const request = await findRequest(db, projectId, { teamId, userId });
    const team = await findTeam(db, projectId, teamId);
    const isOpen = team && !request?.declined_at;
    if (!isOpen || (await isMember(db, projectId, teamId, userId))) continue;
    offers.push({
      teamId,
      teamDisplayName: team.displayName,
      teamProfileImageUrl: team.profileImageUrl,
      domain,
      joining,
      address: addresses.get(domain) ?? "",
      requestedAt: request ? new Date(request.requested_at) : null,
    });
  }
  return offers;
}

/** The teams that a user may join now. */
export async function readOffers(
  db: Database,
  project: Project,
  userId: string,
): Promise<TeamOffer[]> {
  const offers: TeamOffer[] = [];
  for (const { address: _, ...offer } of await findOffers(db, project, userId))
    offers.push({
      ...offer,
      memberCount: await countMembers(db, project.id, offer.teamId, offer.domain),
    });
  return offers;
}
