import type { Database } from "../db/database.js";
import { ONE } from "../db/literals.js";
import type { HandlerContext } from "../http/route.js";
import { describeRequest, secureUrlOf } from "../users/notice.js";
import { lineUp, MAX_WAITING } from "../users/notifications/waiting.js";
import { findTeam } from "./teams.js";

type Call = Pick<HandlerContext, "context" | "project" | "caller" | "info">;

/** Members who get a mail about the deletion of their team: its author, then the oldest members. */
export const MAX_MAILED_MEMBERS = 100;

/**
 * Mails the members of a team that it is deleted, before it is. The mails are due one after the
 * other, so that no code waits behind them. Those that would find too many waiting are left out.
 */
export async function mailMembers(tx: Database, call: Call, teamId: string): Promise<void> {
  const { context, project, caller, info } = call;
  const type = "team_deleted";
  const team = await findTeam(tx, project.id, teamId);
  if (!team) return;
  const members = await listMailable(tx, project.id, teamId, caller.userId ?? "");
  const { waiting, times } = await lineUp(
    tx,
    project.id,
    type,
    context.clock.now(),
    members.length,
  );
  for (const [index, { id, value: to, display_name, locale }] of members
    .slice(0, Math.max(0, MAX_WAITING - waiting))
    .entries()) {
    const isAuthor = id === caller.userId;
    const variables = {
      userDisplayName: display_name ?? "",
      teamDisplayName: team.displayName,
      // Where someone is concerns no other member.
      ...(await describeRequest(context, isAuthor ? info : undefined, locale)),
      secureUrl: isAuthor ? secureUrlOf({ context, project, info }) : "",
    };
    await context.mail.queue({ project, type, to, locale, variables, at: times[index] }, tx);
  }
}

/** Members with a verified primary address, one user before all others. */
const listMailable = (db: Database, projectId: string, teamId: string, first: string) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("users", (join) =>
      join.onRef("users.project_id", "=", "m.project_id").onRef("users.id", "=", "m.user_id"),
    )
    .innerJoin("contact_channels as channel", (join) =>
      join
        .onRef("channel.project_id", "=", "m.project_id")
        .onRef("channel.user_id", "=", "m.user_id"),
    )
    .select(["users.id", "channel.value", "users.display_name", "users.locale"])
    .where("m.project_id", "=", projectId)
    .where("m.team_id", "=", teamId)
    .where("channel.type", "=", "email")
    .where("channel.is_primary", "=", ONE)
    .where("channel.is_verified", "=", ONE)
    .orderBy((build) => build("m.user_id", "=", first), "desc")
    .orderBy("m.created_at")
    .orderBy("m.user_id")
    .limit(MAX_MAILED_MEMBERS)
    .execute();
