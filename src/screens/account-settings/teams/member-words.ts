import type { Translate } from "../../../messages/use-messages.js";
import type { TeamUser } from "../../../resources/people.js";
import type { TeamRole } from "../../../resources/teams/role.js";

/** Permissions that projects usually name their roles after. */
const KNOWN = {
  admin: "teams.roleAdmin",
  team_admin: "teams.roleAdmin",
  member: "teams.roleMember",
  team_member: "teams.roleMember",
} as const;

/** A role in words: `billing_manager` becomes "Billing manager". */
export function roleName(t: Translate<"teams">, id: string): string {
  if (Object.hasOwn(KNOWN, id)) return t(KNOWN[id as keyof typeof KNOWN]);
  const words = id
    .replace(/^team_/, "")
    .replace(/[_:]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name that the project gave to a role, else its id in words. */
export const nameOfRole = (t: Translate<"teams">, { id, displayName }: TeamRole): string =>
  displayName ?? roleName(t, id);

/** The names of a member's roles. */
export const listRoles = (t: Translate<"teams">, roles: readonly TeamRole[]): string =>
  roles.length === 0
    ? t("teams.roleNone")
    : new Intl.ListFormat(t.locale, { type: "unit", style: "short" }).format(
        roles.map((role) => nameOfRole(t, role)),
      );

/** The name of a member, else their address, else the one that they were invited with. */
export const memberName = (t: Translate<"teams">, { teamProfile }: TeamUser): string =>
  teamProfile.displayName ||
  teamProfile.email ||
  teamProfile.invitedEmail ||
  t("teams.memberUnnamed");

/** Whether no other member of the team could manage its members if this member did not. */
export function isLastManager(members: readonly TeamUser[], id: string): boolean {
  const managers = members.filter(({ teamProfile }) => teamProfile.managesMembers);
  return members.length > 1 && managers.length === 1 && managers[0]?.id === id;
}
