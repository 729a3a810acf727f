import { KnownErrors, type SystemPermission, teamDomains } from "@stackkit/next/protocol/internal";
import { PlainError } from "../../core/plain-error.js";
import { randomId, randomString } from "../../core/random.js";
import type { Database } from "../../db/database.js";
import { requireRoom } from "../../db/require-room.js";
import { transact } from "../../db/transact.js";
import { isServer, requireUser } from "../../http/own-user.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { limitUser } from "../../limits/rate-limit.js";
import {
  hasTeamPermission,
  requireTeamPermission,
} from "../../permissions/require-team-permission.js";
import { requireVerified } from "../../users/require-verified.js";
import { lockTeam } from "../teams.js";
import { readDomain } from "./domain-name.js";
import { hasRecord } from "./record.js";
import {
  deleteDomain,
  findDomain,
  insertDomain,
  listDomains,
  type StoredDomain,
  showDomain,
  updateDomain,
} from "./table.js";

/** Domains of one team, unverified ones included. */
export const MAX_DOMAINS_PER_TEAM = 10;

/** A domain is a change of the team that lets people in. */
const MANAGE = ["$update_team", "$invite_members"] as const satisfies SystemPermission[];

type Call = Pick<HandlerContext, "context" | "project" | "info" | "caller" | "level">;

/** Throws unless the project lets teams have domains. */
function requireDomains({ project }: Call): void {
  if (project.config.teamDomainsEnabled) return;
  throw new PlainError(
    403,
    "The teams of this project have no domains. An administrator allows them with the setting " +
      "team_domains_enabled.",
  );
}

async function requireManager(db: Database, call: Call, teamId: string): Promise<void> {
  if (isServer(call)) return;
  const member = { teamId, userId: requireUser(call) };
  for (const permission of MANAGE)
    await requireTeamPermission(db, call.project.id, member, permission);
}

const limitDomains = async (call: Call): Promise<void> => {
  const { context, info, project, caller } = call;
  if (!isServer(call) && caller.userId !== undefined)
    await limitUser(context, info, "teamDomains", project.id, caller.userId);
};

/** A domain that the caller may manage. Any other is unknown to them. */
async function findManaged(db: Database, call: Call, id: string): Promise<StoredDomain> {
  const self = isServer(call) ? undefined : requireUser(call);
  const row = await findDomain(db, call.project.id, id);
  if (row && (self === undefined || (await mayManage(db, call, row.team_id, self)))) return row;
  throw new PlainError(404, "There is no such domain of a team.");
}

async function mayManage(db: Database, { project }: Call, teamId: string, userId: string) {
  for (const permission of MANAGE)
    if (!(await hasTeamPermission(db, project.id, { teamId, userId }, permission))) return false;
  return true;
}

/** Changes a domain that the caller may manage, while its team is locked. */
async function change(
  call: Call,
  id: string,
  values: (row: StoredDomain) => Parameters<typeof updateDomain>[2],
) {
  const { context, project } = call;
  const { team_id } = await findManaged(context.db, call, id);
  return transact(context, async (tx) => {
    await lockTeam(tx, project.id, team_id);
    const row = await findManaged(tx, call, id);
    const changed = values(row);
    await updateDomain(tx, row, changed);
    return showDomain({ ...row, ...changed });
  });
}

/** Domains of teams: list, add, verify, change, remove. */
export const teamDomainRoutes = [
  defineRoute(teamDomains.list, async (call) => {
    const { context, project, query } = call;
    requireDomains(call);
    await requireManager(context.db, call, query.teamId);
    return (await listDomains(context.db, project.id, query.teamId)).map(showDomain);
  }),

  defineRoute(teamDomains.create, async (call) => {
    const { context, project, body } = call;
    const { teamId, joining = "ask" } = body;
    requireDomains(call);
    await requireManager(context.db, call, teamId);
    if (!isServer(call)) await requireVerified(context.db, project.id, requireUser(call));
    await limitDomains(call);
    const domain = readDomain(body.domain);
    return transact(context, async (tx) => {
      const isThere = await lockTeam(tx, project.id, teamId);
      await requireManager(tx, call, teamId);
      if (!isThere) throw new KnownErrors.TeamNotFound({ team_id: teamId });
      await requireRoom(tx, {
        table: "team_domains",
        owner: { project_id: project.id, team_id: teamId },
        most: MAX_DOMAINS_PER_TEAM,
        what: "domains of a team",
      });
      const now = context.clock.now();
      const row: StoredDomain = {
        project_id: project.id,
        id: randomId(),
        team_id: teamId,
        domain,
        joining,
        token: randomString(),
        created_at: now,
        verified_at: body.isVerified ? now : null,
        is_vouched: body.isVerified ? 1 : 0,
      };
      await insertDomain(tx, row);
      return showDomain(row);
    });
  }),

  defineRoute(teamDomains.update, async (call) => {
    requireDomains(call);
    await limitDomains(call);
    return change(call, call.params.domain_id, () => ({ joining: call.body.joining }));
  }),

  defineRoute(teamDomains.verify, async (call) => {
    const { context, params } = call;
    requireDomains(call);
    await limitDomains(call);
    const asked = await findManaged(context.db, call, params.domain_id);
    if (asked.verified_at !== null) return showDomain(asked);
    // Outside of the transaction: name servers take their time.
    if (!(await hasRecord(context, asked))) return showDomain(asked);
    const verified_at = context.clock.now();
    return change(call, params.domain_id, () => ({ verified_at }));
  }),

  defineRoute(teamDomains.delete, async (call) => {
    const { context, project, params } = call;
    const { team_id } = await findManaged(context.db, call, params.domain_id);
    await transact(context, async (tx) => {
      await lockTeam(tx, project.id, team_id);
      const { id } = await findManaged(tx, call, params.domain_id);
      await deleteDomain(tx, project.id, id);
    });
  }),
];
