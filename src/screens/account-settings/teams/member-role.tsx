import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamUser } from "../../../resources/people.js";
import type { AccountTeam } from "../../provider/account.js";
import { ConfirmDialog } from "../confirm-dialog.js";
import type { Change, Say } from "../use-change.js";
import { useOptimisticValue } from "../use-optimistic-value.js";
import { HandOver } from "./hand-over.js";
import { isLastManager, memberName, roleName } from "./member-words.js";
import { RoleSelect } from "./role-select.js";

interface MemberRoleProps {
  team: AccountTeam;
  member: TeamUser;
  members: readonly TeamUser[];
  isReader: boolean;
  run: (change: Change) => Promise<boolean>;
  say: Say;
}

/** The role of a member in a project that defines none: that of creators or of new members. */
export function MemberRole({
  team,
  member,
  members,
  isReader,
  run,
  say,
}: MemberRoleProps): ReactNode {
  const t = useMessages("teams");
  const { assignableRoleIds = [], ...profile } = member.teamProfile;
  const [roleId, holdRole] = useOptimisticValue(profile.roleId);
  const [lesser, setLesser] = useState<{ readonly role: string; readonly isLast: boolean }>();
  const name = memberName(t, member);
  const change = (role: string): Change => ({
    work: () => team.setRole(member.id, role),
    show: () => holdRole(role),
    done: t("teams.roleChanged", { name, role: roleName(t, role) }),
  });
  const choose = (role: string) => {
    if (isReader) return setLesser({ role, isLast: isLastManager(members, member.id) });
    const back = roleId ? { undo: { ...change(roleId), show: () => () => {} } } : {};
    void run({ ...change(role), ...back });
  };
  const stepDown = async () => {
    if (lesser === undefined) return;
    await team.setRole(member.id, lesser.role);
    say(change(lesser.role).done ?? "");
  };
  const dialog = {
    title: t("teams.stepDownTitle"),
    confirm: t("teams.stepDown"),
    onClose: () => setLesser(undefined),
  };
  return (
    <>
      <RoleSelect name={name} roleId={roleId} choices={assignableRoleIds} onChoose={choose} />
      {lesser === undefined ? null : lesser.isLast ? (
        <HandOver {...dialog} team={team} members={members} readerId={member.id} work={stepDown} />
      ) : (
        <ConfirmDialog {...dialog} text={t("teams.stepDownText")} work={stepDown} />
      )}
    </>
  );
}
