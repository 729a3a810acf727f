import type { Access } from "../../access/access.js";
import type { Query } from "../../cache/query.js";
import type { Level } from "../../protocol/operations/level.js";
import { type invitation, invitations } from "../../protocol/records/invitation.js";
import type { Fields } from "../../protocol/records/record.js";
import type { AppContext } from "../app-context.js";

/** A pending invitation. */
export interface TeamInvitation {
  readonly id: string;
  readonly recipientEmail: string | null;
  readonly expiresAt: Date;
  /** The roles that the person shall get; absent if they get those of every new member. */
  readonly roleIds?: readonly string[] | undefined;
  /**
   * Revokes the invitation, so that its link stops working. A client needs the permission
   * `$remove_members` in the team.
   */
  revoke(): Promise<void>;
}

type InvitationFields = Fields<typeof invitation, "client">;

/** The open invitations to a team. */
export const invitationsOf = <L extends Level>(
  access: Access<L>,
  teamId: string,
  make: (fields: InvitationFields) => TeamInvitation,
): Query<TeamInvitation[]> => access.query(invitations.list, { query: { teamId } }, make);

/** Makes the object of an invitation. */
export const createInvitation = <L extends Level>(
  access: Access<L>,
  { id, teamId, recipientEmail, expiresAt, roleIds }: InvitationFields,
): TeamInvitation => ({
  id,
  recipientEmail,
  expiresAt,
  roleIds,
  revoke: () =>
    access.run(invitations.revoke, { params: { invitation_id: id }, query: { teamId } }),
});

interface InvitationWanted {
  readonly teamId: string;
  readonly email: string;
  readonly callbackUrl?: string | undefined;
  readonly roleIds?: readonly string[] | undefined;
}

/** Mails an invitation. On a server, `callbackUrl` is required. */
export async function sendInvitation<L extends Level>(
  access: Access<L>,
  context: AppContext,
  { teamId, email, callbackUrl, roleIds }: InvitationWanted,
): Promise<void> {
  await access.run(invitations.send, {
    body: {
      teamId,
      email,
      callbackUrl: await context.callbackUrl("teamInvitation", callbackUrl),
      roleIds: roleIds && [...roleIds],
    },
  });
}
