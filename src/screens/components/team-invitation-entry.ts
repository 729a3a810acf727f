import type { TeamInvitation as Invitation } from "../../resources/teams/invitation.js";
import { TeamInvitation as InvitationPage } from "../pages/team-invitation.js";

// One name for two exports: the record type is older, and the page is named after its route.

/** Joins a team, from an emailed link. Opening the link accepts nothing. */
export const TeamInvitation = InvitationPage;
/** An invitation to a team that has not been accepted yet. */
export type TeamInvitation = Invitation;
