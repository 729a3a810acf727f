import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamUser } from "../../../resources/people.js";
import type { TeamRole } from "../../../resources/teams/role.js";
import { Field } from "../../../ui/form/field.js";
import type { Account, AccountTeam } from "../../provider/account.js";
import { Panel } from "../panel.js";
import { useChange } from "../use-change.js";
import { MemberRow } from "./member-row.js";
import { searchMembers } from "./member-words.js";
import { Pager } from "./pager.js";

/** Members of a page. Shorter lists have neither pages nor a search. */
const PAGE_SIZE = 20;

interface TeamMembersProps {
  account: Account;
  team: AccountTeam;
  canRemove: boolean;
}

interface MembersProps extends TeamMembersProps {
  members: readonly TeamUser[];
  /** The roles that the project defines. */
  roles?: readonly TeamRole[];
}

function Members({ account, team, canRemove, members, roles = [] }: MembersProps): ReactNode {
  const t = useMessages("teams");
  const { run, say, region } = useChange();
  const [query, setQuery] = useState("");
  const [page, setPage] = useState(0);
  const found = searchMembers(members, query);
  const last = Math.max(0, Math.ceil(found.length / PAGE_SIZE) - 1);
  const first = Math.min(page, last) * PAGE_SIZE;
  const isLong = members.length > PAGE_SIZE;
  return (
    <Panel
      title={t("teams.membersTitle")}
      text={t("teams.membersCount", { count: members.length })}
    >
      {isLong ? (
        <Field
          name="search"
          type="search"
          label={t("teams.membersSearch")}
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setPage(0);
          }}
        />
      ) : null}
      <ul className="stk-list">
        {found.slice(first, first + PAGE_SIZE).map((member) => (
          <MemberRow
            key={member.id}
            team={team}
            member={member}
            members={members}
            roles={roles}
            isReader={member.id === account.id}
            canRemove={canRemove}
            run={run}
            say={say}
          />
        ))}
      </ul>
      {isLong ? (
        <Pager first={first} size={PAGE_SIZE} count={found.length} onPage={setPage} />
      ) : null}
      {members.length === 1 ? <p className="stk-text">{t("teams.membersEmpty")}</p> : null}
      {region}
    </Panel>
  );
}

const WithRoles = (props: MembersProps): ReactNode => (
  <Members {...props} roles={props.team.useRoles().filter(({ isDefined }) => isDefined)} />
);

/** The members of a team by their names in it. */
export function TeamMembers(props: TeamMembersProps): ReactNode {
  const members = props.team.useUsers();
  // A service that sends no roles of members cannot list roles, either.
  const hasRoles = members.some(({ teamProfile }) => teamProfile.roleIds);
  return hasRoles ? (
    <WithRoles {...props} members={members} />
  ) : (
    <Members {...props} members={members} />
  );
}
