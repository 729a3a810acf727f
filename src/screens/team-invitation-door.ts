import type { TeamInvitation as Invitation } from "../resources/invitation.js";
import { TeamInvitation as InvitationPage } from "./team-invitation.js";

// One name for two things: the record was there first, and the page is called as its route is.
export const TeamInvitation = InvitationPage;
export type TeamInvitation = Invitation;
