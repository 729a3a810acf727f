import {
  KnownErrors,
  type Row,
  type teamJoinRequest,
  teamJoinRequests,
  teamOffers,
} from "@stackkit/next/protocol/internal";
import { PlainError } from "../../core/plain-error.js";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import { transact } from "../../db/transact.js";
import { isOwn, isServer, requireOwn, requireUser } from "../../http/own-user.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { limitUser } from "../../limits/rate-limit.js";
import type { Member } from "../../permissions/grants.js";
import { requireTeamPermission } from "../../permissions/require-team-permission.js";
import { findUser, lockUser, type User } from "../../users/user-rows.js";
import { insertMember, requireRoomForTeam, selectFirstTeam } from "../memberships.js";
import { findTeam, lockTeam } from "../teams.js";
import { dropRequestMails, mailAccepted, mailDeciders } from "./mails.js";
import { findOffers, readOffers, verifiedAddresses } from "./offers.js";
import {
  declinePerson,
  insertRequest,
  listRequests,
  requireRoomForRequest,
  takeRequestBack,
} from "./requests.js";
import { type StoredDomain, verifiedDomains } from "./table.js";

type Call = Pick<HandlerContext, "context" | "project" | "info" | "caller" | "level">;

const OWN_ONLY = "A client reads and accepts only the offers of the signed-in user.";

const noOffer = () => new PlainError(404, "There is no such offer of a team.");
const noRequest = () => new PlainError(404, "There is no such request to join the team.");

const ownUser = (call: Call, named: string | undefined): string => {
  const userId = named ?? requireUser(call, "ownUser");
  requireOwn(call, userId, OWN_ONLY);
  return userId;
};

async function requireInviter(db: Database, call: Call, teamId: string): Promise<void> {
  if (isServer(call)) return;
  const member = { teamId, userId: requireUser(call) };
  await requireTeamPermission(db, call.project.id, member, "$invite_members");
}

/** Makes a person a member as every new one. The transaction must have locked both rows. */
async function addMember(tx: Database, call: Call, member: Member): Promise<void> {
  const { context, project } = call;
  await requireRoomForTeam(tx, project.id, member.userId);
  await insertMember(tx, context, project, { ...member, as: "member" });
  await selectFirstTeam(tx, project.id, member.userId, member.teamId);
}

/** The verified domains of a team, if the project has such. */
const readDomains = async (db: Database, { id, config }: Project, teamId: string) =>
  config.teamDomainsEnabled ? verifiedDomains(db, id, teamId) : [];

/** A user's verified address of one of these domains. Undefined once they have none. */
async function addressOf(
  db: Database,
  projectId: string,
  domains: readonly StoredDomain[],
  user: User | undefined,
) {
  const addresses = await verifiedAddresses(db, projectId, user);
  const domain = domains.find((row) => addresses.has(row.domain));
  return domain && addresses.get(domain.domain);
}

/** Teams that people may join by their addresses, and those who ask to. */
export const teamOfferRoutes = [
  defineRoute(teamOffers.list, async (call) => {
    const { context, project, query } = call;
    const userId = ownUser(call, query.userId);
    return readOffers(context.db, project, userId);
  }),

  defineRoute(teamOffers.accept, async (call) => {
    const { context, info, project, params, body } = call;
    const userId = ownUser(call, body.userId);
    const teamId = params.team_id;
    if (!isServer(call)) await limitUser(context, info, "teamOffers", project.id, userId);
    return transact(context, async (tx) => {
      if (!(await lockTeam(tx, project.id, teamId))) throw noOffer();
      if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
      const [offer] = await findOffers(tx, project, userId, teamId);
      if (!offer) throw noOffer();
      const { address } = offer;
      if (offer.joining === "offer") {
        await addMember(tx, call, { teamId, userId });
        await mailDeciders(tx, call, "team_joined", { teamId, userId, address });
        return { state: "joined" as const };
      }
      if (!offer.requestedAt) {
        await requireRoomForRequest(tx, project.id, teamId);
        await insertRequest(tx, project.id, { teamId, userId }, context.clock.now());
        await mailDeciders(tx, call, "team_join_requested", { teamId, userId, address });
      }
      return { state: "requested" as const };
    });
  }),

  defineRoute(teamJoinRequests.list, async (call) => {
    const { context, project, query } = call;
    await requireInviter(context.db, call, query.teamId);
    if (!(await findTeam(context.db, project.id, query.teamId)))
      throw new KnownErrors.TeamNotFound({ team_id: query.teamId });
    const domains = await readDomains(context.db, project, query.teamId);
    const shown: Row<typeof teamJoinRequest>[] = [];
    for (const row of await listRequests(context.db, project.id, query.teamId)) {
      const member = { teamId: row.team_id, userId: row.user_id };
      const user = await findUser(context.db, project.id, row.user_id);
      const email = await addressOf(context.db, project.id, domains, user);
      if (email === undefined || !user) continue;
      const requestedAt = new Date(row.requested_at);
      shown.push({ ...member, displayName: user.displayName, email, requestedAt });
    }
    return shown;
  }),

  defineRoute(teamJoinRequests.accept, async (call) => {
    const { context, project, params, body } = call;
    const member = { teamId: body.teamId, userId: params.user_id };
    await transact(context, async (tx) => {
      const isThere = await lockTeam(tx, project.id, member.teamId);
      await requireInviter(tx, call, member.teamId);
      if (!isThere) throw new KnownErrors.TeamNotFound({ team_id: member.teamId });
      if (!(await lockUser(tx, project.id, member.userId))) throw noRequest();
      // An address that the person lost since lets them in no more.
      const user = await findUser(tx, project.id, member.userId);
      const domains = await readDomains(tx, project, member.teamId);
      if ((await addressOf(tx, project.id, domains, user)) === undefined) throw noRequest();
      if (!(await takeRequestBack(tx, project.id, member))) throw noRequest();
      await addMember(tx, call, member);
      await mailAccepted(tx, call, member);
      await dropRequestMails(tx, call, member.teamId);
    });
    return {};
  }),

  defineRoute(teamJoinRequests.delete, async (call) => {
    const { context, project, params, query } = call;
    const member = { teamId: query.teamId, userId: params.user_id };
    await transact(context, async (tx) => {
      const isThere = await lockTeam(tx, project.id, member.teamId);
      const isSelf = !isServer(call) && isOwn(call, member.userId);
      if (!isSelf) {
        await requireInviter(tx, call, member.teamId);
        if (!isThere) throw new KnownErrors.TeamNotFound({ team_id: member.teamId });
      }
      if (!(await takeRequestBack(tx, project.id, member))) throw noRequest();
      if (!isSelf) await declinePerson(tx, project.id, member, context.clock.now());
      await dropRequestMails(tx, call, member.teamId);
    });
  }),
];
