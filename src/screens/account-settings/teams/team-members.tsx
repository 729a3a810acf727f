import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamUser } from "../../../resources/people.js";
import { Avatar } from "../../../ui/avatar.js";
import { Badge } from "../../../ui/badge.js";
import type { Account, AccountTeam } from "../../provider/account.js";
import { ConfirmButton } from "../confirm-dialog.js";
import { Panel } from "../panel.js";
import { useChange } from "../use-change.js";

const SIZE = 32;

interface RemovalProps {
  team: AccountTeam;
  name: string;
  member: TeamUser;
  onDone: () => void;
}

/** Removes a member after a confirmation, because they lose access at once. */
function Removal({ team, name, member, onDone }: RemovalProps): ReactNode {
  const t = useMessages("teams");
  return (
    <ConfirmButton
      look="quiet"
      label={`${t("teams.memberRemove")}: ${name}`}
      title={t("teams.memberRemoveTitle", { name, team: team.displayName })}
      text={t("teams.memberRemoveText")}
      confirm={t("teams.memberRemove")}
      work={() => team.removeUser(member.id)}
      onDone={onDone}
    >
      {t("teams.memberRemove")}
    </ConfirmButton>
  );
}

interface TeamMembersProps {
  account: Account;
  team: AccountTeam;
  canRemove: boolean;
}

/**
 * The members of a team by their names in it. The reader's own row has no button: leaving is
 * further down.
 */
export function TeamMembers({ account, team, canRemove }: TeamMembersProps): ReactNode {
  const t = useMessages("teams");
  const members = team.useUsers();
  const { say, region } = useChange();
  return (
    <Panel
      title={t("teams.membersTitle")}
      text={t("teams.membersCount", { count: members.length })}
    >
      <ul className="stk-list">
        {members.map((member) => {
          const { displayName, profileImageUrl } = member.teamProfile;
          const name = displayName || t("teams.memberNoName");
          const isReader = member.id === account.id;
          return (
            <li key={member.id} className="stk-list-row">
              <Avatar size={SIZE} url={profileImageUrl} name={displayName} />
              <span className="stk-list-words">
                <span className="stk-list-name">
                  <bdi>{name}</bdi>
                  {isReader ? <Badge>{t("teams.memberYou")}</Badge> : null}
                </span>
              </span>
              {canRemove && !isReader ? (
                <Removal
                  team={team}
                  name={name}
                  member={member}
                  onDone={() => say(t("teams.memberRemoved", { name }))}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      {members.length === 1 ? <p className="stk-text">{t("teams.membersEmpty")}</p> : null}
      {region}
    </Panel>
  );
}
