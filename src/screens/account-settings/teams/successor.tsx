import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamUser } from "../../../resources/people.js";
import { Select } from "../../../ui/form/select.js";
import type { AccountTeam } from "../../provider/account.js";
import { memberName } from "./member-words.js";

/** Who may get the role of a team's only manager. */
export interface Succession {
  readonly team: AccountTeam;
  readonly roleId: string;
  readonly candidates: readonly TeamUser[];
}

/** The succession of a manager among the listed members. */
export function successionOf(
  team: AccountTeam,
  members: readonly TeamUser[],
  managerId: string,
): Succession {
  const roleId = members.find(({ id }) => id === managerId)?.teamProfile.roleId ?? "";
  const candidates = members.filter(
    ({ id, teamProfile }) => id !== managerId && teamProfile.assignableRoleIds?.includes(roleId),
  );
  return { team, roleId, candidates };
}

/** Gives the manager's role to a candidate. */
export async function promote(
  { team, roleId, candidates }: Succession,
  successorId: string,
): Promise<void> {
  const successor = candidates.find(({ id }) => id === successorId);
  if (successor === undefined) return;
  const { roleIds = [], assignableRoleIds } = successor.teamProfile;
  // Roles that the manager may not take stay.
  const others = roleIds.filter((other) => !assignableRoleIds?.includes(other));
  await (others.length > 0
    ? team.setRoles(successorId, [roleId, ...others])
    : team.setRole(successorId, roleId));
}

interface SuccessorFieldProps {
  name: string;
  succession: Succession;
  hint?: ReactNode;
}

/** The choice of a successor. */
export function SuccessorField({ name, succession, hint }: SuccessorFieldProps): ReactNode {
  const t = useMessages("teams");
  return (
    <Select name={name} label={t("teams.handOver")} hint={hint} defaultValue="">
      <option value="">{t("teams.handOverChoose")}</option>
      {succession.candidates.map((member) => (
        <option key={member.id} value={member.id}>
          {memberName(t, member)}
        </option>
      ))}
    </Select>
  );
}
