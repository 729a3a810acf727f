import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamUser } from "../../../resources/people.js";
import { Avatar } from "../../../ui/avatar.js";
import { Badge } from "../../../ui/badge.js";
import { Time } from "../../../ui/time.js";
import type { AccountTeam } from "../../provider/account.js";
import { ConfirmButton, ConfirmDialog } from "../confirm-dialog.js";
import type { Change } from "../use-change.js";
import { useOptimisticValue } from "../use-optimistic-value.js";
import { HandOver } from "./hand-over.js";
import { isLastManager, memberName, roleName } from "./member-words.js";
import { RoleSelect } from "./role-select.js";

const SIZE = 32;

interface MemberRowProps {
  team: AccountTeam;
  member: TeamUser;
  members: readonly TeamUser[];
  isReader: boolean;
  canRemove: boolean;
  run: (change: Change) => Promise<boolean>;
  say: (text: string) => void;
}

/** A member with their role, and what the reader may do about them. */
export function MemberRow({
  team,
  member,
  members,
  isReader,
  canRemove,
  run,
  say,
}: MemberRowProps): ReactNode {
  const t = useMessages("teams");
  const { displayName, profileImageUrl, email, joinedAt, ...profile } = member.teamProfile;
  const { assignableRoleIds = [] } = profile;
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
    <li className="stk-list-row">
      <Avatar size={SIZE} url={profileImageUrl} name={name} />
      <span className="stk-list-words">
        <span className="stk-list-name">
          <bdi>{name}</bdi>
          {isReader ? <Badge>{t("teams.memberYou")}</Badge> : null}
        </span>
        {displayName && email ? <bdi className="stk-hint">{email}</bdi> : null}
        {joinedAt ? (
          <span className="stk-hint">
            {t.rich("teams.memberJoined", { time: <Time date={joinedAt} /> })}
          </span>
        ) : null}
      </span>
      <RoleSelect name={name} roleId={roleId} choices={assignableRoleIds} onChoose={choose} />
      {canRemove && !isReader ? (
        <ConfirmButton
          look="quiet"
          label={`${t("teams.memberRemove")}: ${name}`}
          title={t("teams.memberRemoveTitle", { name, team: team.displayName })}
          text={t("teams.memberRemoveText")}
          confirm={t("teams.memberRemove")}
          work={() => team.removeUser(member.id)}
          onDone={() => say(t("teams.memberRemoved", { name }))}
        >
          {t("teams.memberRemove")}
        </ConfirmButton>
      ) : null}
      {lesser === undefined ? null : lesser.isLast ? (
        <HandOver {...dialog} team={team} members={members} readerId={member.id} work={stepDown} />
      ) : (
        <ConfirmDialog {...dialog} text={t("teams.stepDownText")} work={stepDown} />
      )}
    </li>
  );
}
