import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Avatar } from "../../ui/avatar.js";
import { Badge } from "../../ui/badge.js";
import type { Account, AccountTeam } from "../account.js";
import { Panel } from "./panel.js";

const SIZE = 32;

/** Who is in a team, by the names they have there. */
export function TeamMembers({ account, team }: { account: Account; team: AccountTeam }): ReactNode {
  const t = useMessages("teams");
  const members = team.useUsers();
  return (
    <Panel title={t("teams.membersTitle")} text={t("teams.membersCount", { count: members.length })}>
      <ul className="stk-list">
        {members.map(({ id, teamProfile: { displayName, profileImageUrl } }) => (
          <li key={id} className="stk-list-row">
            <Avatar size={SIZE} url={profileImageUrl} name={displayName} />
            <span className="stk-list-words">
              <span className="stk-list-name">
                <bdi>{displayName || t("teams.memberNoName")}</bdi>
                {id === account.id ? <Badge>{t("teams.memberYou")}</Badge> : null}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {members.length === 1 ? <p className="stk-text">{t("teams.membersEmpty")}</p> : null}
    </Panel>
  );
}
