import { url, uuid } from "../encoding/scalars.js";
import { one, post } from "../operations/operation.js";
import { field } from "../operations/shape.js";
import { invitationSent } from "./invitation.js";

/** Calls of administrators about invitations that were sent. Apps have none of them. */
export const sentInvitations = {
  /** Mails an open invitation again, with a new link. The earlier one stops working. */
  resend: post("/internal/team-invitations/{invitation_id}/resend", {
    access: "admin",
    body: {
      teamId: field("team_id", uuid),
      callbackUrl: field("callback_url", url),
    },
    returns: one(invitationSent),
    errors: ["TEAM_NOT_FOUND", "REDIRECT_URL_NOT_WHITELISTED"],
    touches: ["invitation", "received-invitation"],
  }),
};
