import type { Database } from "../db/database.js";
import type { StoredCode } from "./table.js";

/** Of the invitations to one user, the newest of each team come first; the links of all work. */
export const MAX_RECEIVED_INVITATIONS = 50;

/** Of which the listed ones are chosen: more than one address gets by mail in their lifetime. */
const MAX_RANKED_INVITATIONS = 500;

/**
 * Usable invitations to any of these canonical addresses: the newest of each team, then the second
 * of each, so that a team that sends many hides no other.
 */
export const listInvitationsTo = (
  db: Database,
  projectId: string,
  recipients: readonly string[],
  now: number,
): Promise<StoredCode[]> =>
  db
    .selectFrom((newest) =>
      newest
        .selectFrom("verification_codes")
        .selectAll()
        .where("project_id", "=", projectId)
        .where("recipient", "in", recipients)
        .where("kind", "=", "team_invitation")
        .where("used_at", "is", null)
        .where("expires_at", ">", now)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .limit(MAX_RANKED_INVITATIONS)
        .as("newest"),
    )
    .selectAll()
    .orderBy(({ fn }) =>
      fn
        .agg<number>("row_number")
        .over((of) => of.partitionBy("subject").orderBy("created_at", "desc").orderBy("id")),
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MAX_RECEIVED_INVITATIONS)
    .execute();
