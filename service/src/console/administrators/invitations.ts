import { canonicalEmail } from "@stackkit/next/protocol/internal";
import type { Selectable } from "kysely";
import { PlainError } from "../../core/plain-error.js";
import { hashOf, randomId, randomString } from "../../core/random.js";
import { MINUTE } from "../../core/time.js";
import type { Database } from "../../db/database.js";
import type { AdministratorInvitationTable } from "../../db/tables/administrators.js";
import type { Context } from "../../http/context.js";
import type { Role } from "../administrators.js";
import { changeAdministrators } from "./change.js";
import type { ChangeOfAdministrators } from "./changed.js";
import { consoleUrl, mailInvitation } from "./mails.js";

/** Open invitations of one project, or of all projects. */
export const MAX_OPEN_INVITATIONS = 20;
/** How long an invitation may work, in minutes: half an hour, a day, three days. */
export const INVITATION_MINUTES = [30, 1_440, 4_320] as const;

export type StoredInvitation = Selectable<AdministratorInvitationTable>;

/** Whom to invite, and for how long. */
export interface InvitationDraft {
  readonly email: string;
  readonly role: Role;
  readonly minutes: number;
}

/** Open invitations, newest first. */
export const listInvitations = (
  db: Database,
  scopes: readonly string[],
  now: number,
): Promise<StoredInvitation[]> =>
  db
    .selectFrom("administrator_invitations")
    .selectAll()
    .where("project_id", "in", [...scopes])
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(MAX_OPEN_INVITATIONS * 2)
    .execute();

/** Invites an address. An earlier invitation of it stops working. */
export const invite = (
  context: Context,
  change: ChangeOfAdministrators,
  { email, role, minutes }: InvitationDraft,
): Promise<{ link: string; isMailed: boolean }> =>
  changeAdministrators(context, change, async (tx) => {
    const { scope, by, info } = change;
    const now = context.clock.now();
    const open = await listInvitations(tx, [scope], now);
    const earlier = open.filter((one) => canonicalEmail(one.email) === canonicalEmail(email));
    if (open.length - earlier.length >= MAX_OPEN_INVITATIONS)
      throw new PlainError(400, `${MAX_OPEN_INVITATIONS} invitations are open: revoke one first.`);
    for (const { id } of earlier) await deleteInvitation(tx, scope, id);
    const token = randomString();
    const until = now + minutes * MINUTE;
    const id = randomId();
    await tx
      .insertInto("administrator_invitations")
      .values({
        id,
        project_id: scope,
        token_hash: hashOf(token),
        role,
        email,
        invited_by: by,
        created_at: now,
        expires_at: until,
      })
      .execute();
    const link = consoleUrl(context, info, `/invitation#${token}`);
    const isMailed = await mailInvitation(context, tx, change, { email, role, until }, link);
    return {
      operation: "invite administrator",
      subject: id,
      fact: `invited ${email} as ${role}`,
      userIds: [],
      changes: { role, email },
      result: { link, isMailed },
    };
  });

/** Ends an invitation. */
export const revokeInvitation = (
  context: Context,
  change: ChangeOfAdministrators,
  id: string,
): Promise<void> =>
  changeAdministrators(context, change, async (tx) => {
    const gone = await deleteInvitation(tx, change.scope, id);
    if (!gone) throw new PlainError(404, "There is no such invitation any more.");
    return {
      operation: "revoke invitation",
      subject: id,
      fact: `revoked the invitation of ${gone.email}`,
      userIds: [],
      changes: {},
      result: undefined,
    };
  });

const deleteInvitation = (
  tx: Database,
  scope: string,
  id: string,
): Promise<StoredInvitation | undefined> =>
  tx
    .deleteFrom("administrator_invitations")
    .where("project_id", "=", scope)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();

/** The invitation of a token, unless it has ended. */
export const findInvitation = (
  db: Database,
  token: string,
  now: number,
): Promise<StoredInvitation | undefined> =>
  db
    .selectFrom("administrator_invitations")
    .selectAll()
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** Uses an invitation up. Of several at once, one gets it. */
export const consumeInvitation = (
  tx: Database,
  token: string,
  now: number,
): Promise<StoredInvitation | undefined> =>
  tx
    .deleteFrom("administrator_invitations")
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
