import * as z from "zod/mini";
import { detailed, plain, refined } from "./row.js";

const ofTeam = z.object({ team_id: z.string() });
const ofMember = z.object({ team_id: z.string(), user_id: z.string() });
const ofTeamPermission = z.object({
  team_id: z.string(),
  user_id: z.string(),
  permission_id: z.string(),
});
const ofPermission = z.object({ permission_id: z.string() });
const lacking = (d: { team_id: string; user_id: string; permission_id: string }) =>
  `The user ${d.user_id} does not have the permission "${d.permission_id}" in the team ` +
  `${d.team_id}.`;

/** Teams, members, permissions, templates. */
export const teamErrors = {
  TEAM_NOT_FOUND: detailed(404, ofTeam, (d) => `There is no team with the id ${d.team_id}.`),
  TEAM_ALREADY_EXISTS: detailed(
    409,
    ofTeam,
    (d) => `There is already a team with the id ${d.team_id}.`,
  ),
  TEAM_MEMBERSHIP_NOT_FOUND: detailed(
    404,
    ofMember,
    (d) => `The user ${d.user_id} is not a member of the team ${d.team_id}.`,
  ),
  TEAM_MEMBERSHIP_ALREADY_EXISTS: plain(409, "The user is already a member of this team."),
  TEAM_PERMISSION_REQUIRED: detailed(401, ofTeamPermission, lacking),
  /** No other member has `$remove_members`. */
  TEAM_MANAGER_REQUIRED: {
    ...refined(
      { code: "SCHEMA_ERROR", reason: "team_manager_required" },
      "Nobody else manages the members of this team. Give someone your role first.",
    ),
    status: 403,
  },
  /** The team has as many open invitations as a team may have. */
  TEAM_INVITATION_LIMIT_REACHED: refined(
    { code: "SCHEMA_ERROR", reason: "team_invitation_limit_reached" },
    "The team has too many open invitations. Revoke some first.",
  ),
  /** The project lets invitations be accepted with a verified invited address only. */
  INVITATION_ADDRESS_REQUIRED: {
    ...refined(
      { code: "SCHEMA_ERROR", reason: "invitation_address_required" },
      "The invitation works for its verified address only.",
    ),
    status: 403,
  },
  TEAM_PERMISSION_NOT_FOUND: detailed(401, ofTeamPermission, lacking),
  PROJECT_PERMISSION_REQUIRED: detailed(
    401,
    z.object({ user_id: z.string(), permission_id: z.string() }),
    (d) =>
      `The user ${d.user_id} does not have the permission "${d.permission_id}" in this project.`,
  ),
  PERMISSION_NOT_FOUND: detailed(
    404,
    ofPermission,
    (d) => `There is no permission "${d.permission_id}". Define it in the project settings first.`,
  ),
  CONTAINED_PERMISSION_NOT_FOUND: detailed(
    400,
    ofPermission,
    (d) => `The contained permission "${d.permission_id}" is not defined in this scope.`,
  ),
  PERMISSION_ID_ALREADY_EXISTS: detailed(
    400,
    ofPermission,
    (d) => `There is already a permission with the id "${d.permission_id}".`,
  ),
  /** No domain of mail addresses, or one of a public mail provider. */
  DOMAIN_NOT_ALLOWED: plain(
    400,
    "A team may have the domain of its company's addresses, such as acme.com, but none of a " +
      "public mail provider.",
  ),
  TEAM_DOMAIN_ALREADY_EXISTS: plain(409, "The domain belongs to this team or to another one."),
  EMAIL_TEMPLATE_ALREADY_EXISTS: plain(409, "There is already an e-mail template of this type."),
};
