import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamUser } from "../../../resources/people.js";
import type { TeamRole } from "../../../resources/teams/role.js";
import { Badge } from "../../../ui/badge.js";
import { Button } from "../../../ui/button.js";
import type { AccountTeam } from "../../provider/account.js";
import type { Say } from "../use-change.js";
import { listRoles, memberName, nameOfRole } from "./member-words.js";
import { RolesDialog } from "./roles-dialog.js";

interface MemberRolesProps {
  team: AccountTeam;
  member: TeamUser;
  /** The roles that the project defines. */
  roles: readonly TeamRole[];
  isReader: boolean;
  say: Say;
}

/** The roles of a member, with a dialog for those who may change one. */
export function MemberRoles(props: MemberRolesProps): ReactNode {
  const t = useMessages("teams");
  const [isOpen, setOpen] = useState(false);
  const { member, roles } = props;
  const { roleIds = [], assignableRoleIds = [] } = member.teamProfile;
  const held = roles.filter(({ id }) => roleIds.includes(id));
  if (assignableRoleIds.length === 0)
    return (
      <span className="stk-badges">
        {held.map((role) => (
          <Badge key={role.id}>{nameOfRole(t, role)}</Badge>
        ))}
      </span>
    );
  const words = listRoles(t, held);
  return (
    <>
      <Button
        className="stk-roles"
        aria-haspopup="dialog"
        aria-label={`${t("teams.rolesOf", { name: memberName(t, member) })}: ${words}`}
        title={words}
        onClick={() => setOpen(true)}
      >
        {words}
      </Button>
      {isOpen ? <RolesDialog {...props} held={held} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
