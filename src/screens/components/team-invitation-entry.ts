import type { TeamInvitation as Invitation } from "../../resources/invitation.js";
import { TeamInvitation as InvitationPage } from "../pages/team-invitation.js";

// One name for two things: the record was there first, and the page is called as its route is.

/** Joins a team, opened from a mailed link. Opening it accepts nothing. */
export const TeamInvitation = InvitationPage;
/** An invitation to a team that nobody has answered yet. */
export type TeamInvitation = Invitation;
