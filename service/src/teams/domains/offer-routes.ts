import {
  canonicalEmail,
  KnownErrors,
  teamJoinRequests,
  teamOffers,
} from "@stackkit/next/protocol/internal";
import { PlainError } from "../../core/plain-error.js";
import type { Database } from "../../db/database.js";
import { transact } from "../../db/transact.js";
import { isOwn, isServer, requireOwn, requireUser } from "../../http/own-user.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { limitUser } from "../../limits/rate-limit.js";
import type { Member } from "../../permissions/grants.js";
import { requireTeamPermission } from "../../permissions/require-team-permission.js";
import { findUser, lockUser } from "../../users/user-rows.js";
import { insertMember, requireRoomForTeam, selectFirstTeam } from "../memberships.js";
import { findTeam, lockTeam } from "../teams.js";
import { domainOf } from "./domain-name.js";
import { mailAccepted, mailDeciders } from "./mails.js";
import { findOffers, readOffers } from "./offers.js";
import { addressOf, makeRoomForRequest, readDomains, readRequests } from "./read-requests.js";
import { recheckDomain } from "./record.js";
import { declinePerson, insertRequest, takeRequestBack } from "./requests.js";

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

/** The address of the team's domains that a person has, if any. */
async function findAddress(
  db: Database,
  { project }: Call,
  { teamId, userId }: Member,
): Promise<string | undefined> {
  const user = await findUser(db, project.id, userId);
  return addressOf(db, project.id, await readDomains(db, project, teamId), user);
}

/** Makes a person a member as every new one. The transaction must have locked both rows. */
async function addMember(tx: Database, call: Call, member: Member): Promise<void> {
  const { context, project } = call;
  await requireRoomForTeam(tx, project.id, member.userId);
  await insertMember(tx, context, project, { ...member, as: "member" });
  await selectFirstTeam(tx, project.id, member.userId, member.teamId);
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
    const [asked] = await findOffers(context.db, project, userId, teamId);
    if (asked) await recheckDomain(call, teamId, asked.domain);
    return transact(context, async (tx) => {
      if (!(await lockTeam(tx, project.id, teamId))) throw noOffer();
      if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
      const [offer] = await findOffers(tx, project, userId, teamId);
      if (!offer || offer.domain !== asked?.domain) throw noOffer();
      const { address } = offer;
      if (offer.joining === "offer") {
        await addMember(tx, call, { teamId, userId });
        await mailDeciders(tx, call, "team_joined", { teamId, userId, address });
        return { state: "joined" as const };
      }
      if (!offer.requestedAt) {
        await makeRoomForRequest(tx, project, teamId);
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
    return readRequests(context.db, project, query.teamId);
  }),

  defineRoute(teamJoinRequests.accept, async (call) => {
    const { context, project, params, body } = call;
    const member = { teamId: body.teamId, userId: params.user_id };
    await requireInviter(context.db, call, member.teamId);
    const address = await findAddress(context.db, call, member);
    if (address) await recheckDomain(call, member.teamId, domainOf(canonicalEmail(address)));
    await transact(context, async (tx) => {
      const isThere = await lockTeam(tx, project.id, member.teamId);
      await requireInviter(tx, call, member.teamId);
      if (!isThere) throw new KnownErrors.TeamNotFound({ team_id: member.teamId });
      if (!(await lockUser(tx, project.id, member.userId))) throw noRequest();
      // An address that the person lost since lets them in no more, nor does a domain.
      if (!address || (await findAddress(tx, call, member)) !== address) throw noRequest();
      if (!(await takeRequestBack(tx, project.id, member))) throw noRequest();
      await addMember(tx, call, member);
      await mailAccepted(tx, call, member);
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
    });
  }),
];
