import type { Access } from "../../access/access.js";
import type { Query } from "../../cache/query.js";
import type { Level } from "../../protocol/operations/level.js";
import type { Fields } from "../../protocol/records/record.js";
import { type teamRole, teamRoles } from "../../protocol/records/team-role.js";

/** A role that members of teams can have. */
export interface TeamRole extends Fields<typeof teamRole, "client"> {}

/** The roles in a team, highest first. */
export const rolesQuery = <L extends Level>(access: Access<L>, teamId: string): Query<TeamRole[]> =>
  access.query(
    teamRoles.list,
    { query: { teamId } },
    ({ id, displayName, isDefined, isDefault, isAssignable }) => ({
      id,
      displayName,
      isDefined,
      isDefault,
      isAssignable,
    }),
  );
