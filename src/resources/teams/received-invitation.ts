import type { Access } from "../../access/access.js";
import type { Query } from "../../cache/query.js";
import type { Level } from "../../protocol/operations/level.js";
import { invitations } from "../../protocol/records/invitation.js";

/** An invitation to a team, as the invited user sees it. */
export interface ReceivedTeamInvitation {
  /** The invitation's id. */
  readonly id: string;
  /** The id of the team. */
  readonly teamId: string;
  /** The team's name. */
  readonly teamDisplayName: string;
  /** The team's picture; null if there is none. */
  readonly teamProfileImageUrl: string | null;
  /** The inviter's name, else their address; null if a server invited. */
  readonly inviterDisplayName: string | null;
  /** When the invitation expires. */
  readonly expiresAt: Date;
  /** Makes the user a member of the team. */
  accept(): Promise<void>;
}

/** The open invitations to the verified addresses of the access's user. */
export const receivedInvitations = <L extends Level>(
  access: Access<L>,
): Query<ReceivedTeamInvitation[]> =>
  access.query(invitations.listReceived, { query: { userId: access.subject } }, (row) => ({
    ...row,
    accept: async () =>
      void (await access.run(invitations.acceptReceived, {
        params: { invitation_id: row.id },
        body: { userId: access.subject },
      })),
  }));
