import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamUser } from "../../../resources/people.js";
import type { TeamRole } from "../../../resources/teams/role.js";
import { Avatar } from "../../../ui/avatar.js";
import { Badge } from "../../../ui/badge.js";
import { Time } from "../../../ui/time.js";
import type { AccountTeam } from "../../provider/account.js";
import { ConfirmButton } from "../confirm-dialog.js";
import type { Change, Say } from "../use-change.js";
import { MemberRole } from "./member-role.js";
import { MemberRoles } from "./member-roles.js";
import { memberName } from "./member-words.js";
import { useTeamsHaveKeys, withLine } from "./membership-keys.js";

const SIZE = 32;

interface MemberRowProps {
  team: AccountTeam;
  member: TeamUser;
  members: readonly TeamUser[];
  /** The roles that the project defines, if any. */
  roles: readonly TeamRole[];
  isReader: boolean;
  canRemove: boolean;
  run: (change: Change) => Promise<boolean>;
  say: Say;
}

/** A member with their roles, and what the reader may do about them. */
export function MemberRow({
  members,
  roles,
  canRemove,
  run,
  ...ofMember
}: MemberRowProps): ReactNode {
  const t = useMessages("teams");
  const { team, member, isReader, say } = ofMember;
  const { displayName, profileImageUrl, email, joinedAt } = member.teamProfile;
  const name = memberName(t, member);
  const keys = useTeamsHaveKeys() ? t("teams.memberKeysText") : undefined;
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
      {roles.length > 0 ? (
        <MemberRoles {...ofMember} roles={roles} />
      ) : (
        <MemberRole {...ofMember} members={members} run={run} />
      )}
      {canRemove && !isReader ? (
        <ConfirmButton
          look="quiet"
          label={`${t("teams.memberRemove")}: ${name}`}
          title={t("teams.memberRemoveTitle", { name, team: team.displayName })}
          text={withLine(t("teams.memberRemoveText"), keys)}
          confirm={t("teams.memberRemove")}
          work={() => team.removeUser(member.id)}
          onDone={() => say(t("teams.memberRemoved", { name }))}
        >
          {t("teams.memberRemove")}
        </ConfirmButton>
      ) : null}
    </li>
  );
}
