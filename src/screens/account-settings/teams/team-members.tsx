import { type ReactNode, useDeferredValue, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamRole } from "../../../resources/teams/role.js";
import { Field } from "../../../ui/form/field.js";
import type { Account, AccountTeam } from "../../provider/account.js";
import { Panel } from "../panel.js";
import { Part } from "../part.js";
import { useChange } from "../use-change.js";
import { useDebounced } from "../use-debounced.js";
import { MemberPage } from "./member-page.js";
import { useFirstMembers } from "./use-first-members.js";

/** Typing pauses this long before a search. */
const PAUSE_MILLIS = 250;
/** As long as the service takes it. */
const MAX_QUERY_LENGTH = 200;

interface TeamMembersProps {
  account: Account;
  team: AccountTeam;
  canRemove: boolean;
}

function Members({
  account,
  team,
  canRemove,
  roles = [],
}: TeamMembersProps & { roles?: readonly TeamRole[] }): ReactNode {
  const t = useMessages("teams");
  const { members, isWhole } = useFirstMembers(team);
  const { run, say, region } = useChange();
  const [typed, setTyped] = useState("");
  const wanted = useDebounced(typed.trim(), PAUSE_MILLIS);
  // The members of before stay until those of the next search are there.
  const query = useDeferredValue(wanted);
  return (
    <Panel
      title={t("teams.membersTitle")}
      text={isWhole ? t("teams.membersCount", { count: members.length }) : undefined}
    >
      {isWhole && typed === "" ? null : (
        <Field
          name="search"
          type="search"
          label={t("teams.membersSearch")}
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <Part lines={3}>
        <MemberPage
          team={team}
          readerId={account.id}
          query={query}
          members={isWhole ? members : []}
          roles={roles}
          canRemove={canRemove}
          run={run}
          say={say}
        />
      </Part>
      {members.length === 1 ? <p className="stk-text">{t("teams.membersEmpty")}</p> : null}
      {region}
    </Panel>
  );
}

const WithRoles = (props: TeamMembersProps): ReactNode => (
  <Members {...props} roles={props.team.useRoles().filter(({ isDefined }) => isDefined)} />
);

/** The members of a team by their names in it. */
export function TeamMembers(props: TeamMembersProps): ReactNode {
  const { members } = useFirstMembers(props.team);
  // A service that sends no roles of members cannot list roles, either.
  const hasRoles = members.some(({ teamProfile }) => teamProfile.roleIds);
  return hasRoles ? <WithRoles {...props} /> : <Members {...props} />;
}
