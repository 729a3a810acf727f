import { canonicalEmail } from "@stackkit/next/protocol/internal";
import type { Database } from "../../db/database.js";
import { withContained } from "../../permissions/containment.js";
import { containmentOf, listDefinitions } from "../../permissions/definitions.js";
import { findCredentials, findVerifiedEmail } from "../../users/credentials.js";

/** Members of a team who get mails about people who join. */
export const MAX_DECIDERS = 10;

/** A member with the address that mails go to. */
export interface Decider {
  readonly to: string;
  readonly displayName: string | null;
  readonly locale: string | null;
}

/** The first members who have all of these permissions, oldest first. */
async function membersWith(
  db: Database,
  projectId: string,
  teamId: string,
  grants: readonly (readonly string[])[],
  except: string,
): Promise<string[]> {
  let query = db
    .selectFrom("memberships as m")
    .select("m.user_id")
    .where("m.project_id", "=", projectId)
    .where("m.team_id", "=", teamId)
    .where("m.user_id", "!=", except);
  for (const ids of grants)
    query = query.where((build) =>
      build.exists(
        build
          .selectFrom("team_permissions as p")
          .select("p.permission_id")
          .where("p.project_id", "=", projectId)
          .where("p.team_id", "=", teamId)
          .whereRef("p.user_id", "=", "m.user_id")
          .where("p.permission_id", "in", ids),
      ),
    );
  const rows = await query
    .orderBy("m.created_at")
    .orderBy("m.user_id")
    .limit(MAX_DECIDERS)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * Members who decide about requests and have a verified address. Where every member may invite, as
 * in new projects, these are the ones who also manage the others. One user may be left out.
 */
export async function findDeciders(
  db: Database,
  projectId: string,
  teamId: string,
  except = "",
): Promise<Decider[]> {
  const definitions = await listDefinitions(db, projectId, "team");
  const containment = containmentOf(definitions);
  const granting = (permission: string) =>
    definitions.flatMap(({ id }) => (withContained(id, containment).has(permission) ? id : []));
  const inviting = granting("$invite_members");
  const removing = granting("$remove_members");
  const managing = await membersWith(db, projectId, teamId, [inviting, removing], except);
  const ids =
    managing.length > 0 ? managing : await membersWith(db, projectId, teamId, [inviting], except);
  const deciders: Decider[] = [];
  for (const id of ids) {
    const to = await findVerifiedEmail(db, projectId, id);
    const user = await findCredentials(db, projectId, id);
    if (to !== undefined && user)
      deciders.push({ to, displayName: user.displayName, locale: user.locale });
  }
  // Counters are locked in one order, whatever team the transaction is about.
  return deciders.sort((a, b) => (canonicalEmail(a.to) < canonicalEmail(b.to) ? -1 : 1));
}
