import { lazy, type ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { Account, AccountTeam } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import { StepUpScope } from "../auth/step-up-dialog.js";
import { Part } from "../part.js";
import { memberName } from "../teams/member-words.js";
import { useFirstMembers } from "../teams/use-first-members.js";

const ApiKeys = lazy(async () => ({
  default: (await import(/* webpackChunkName: "stk-settings" */ "./api-keys.js")).ApiKeys,
}));

interface OwnerKeysProps {
  account: Account;
  /** Shows the keys of a team in place of the account's own. */
  team?: AccountTeam;
  /** Whether the reader may see who the members are. */
  canSeeMembers?: boolean;
}

type Makers = ReadonlyMap<string, string>;

function Content({ account, team, makers }: OwnerKeysProps & { makers?: Makers }): ReactNode {
  const t = useMessages("keys");
  const { apiKeyScopes = [] } = useScreenApp().useProject().config;
  return (
    <ApiKeys
      owner={team ?? account}
      text={t(team ? "keys.teamText" : "keys.text")}
      scopes={apiKeyScopes}
      {...(makers && { makers })}
    />
  );
}

/** The keys of a team with who made them. Those who left have no working ones. */
function WithMakers({ team, ...props }: OwnerKeysProps & { team: AccountTeam }): ReactNode {
  const t = useMessages("teams");
  const { members } = useFirstMembers(team);
  const makers = new Map(members.map((member) => [member.id, memberName(t, member)]));
  return <Content {...props} team={team} makers={makers} />;
}

function IfAllowed(props: OwnerKeysProps): ReactNode {
  const { allowUserApiKeys, allowTeamApiKeys } = useScreenApp().useProject().config;
  if (!(props.team ? allowTeamApiKeys : allowUserApiKeys)) return null;
  return (
    <Part panels={[2]}>
      {props.team && props.canSeeMembers ? (
        <WithMakers {...props} team={props.team} />
      ) : (
        <Content {...props} />
      )}
    </Part>
  );
}

/** The API keys of the account or of a team, if the project has such keys. */
export const OwnerKeys = (props: OwnerKeysProps): ReactNode => (
  <Part skeleton={null}>
    <IfAllowed {...props} />
  </Part>
);

/** The API keys of a team. Making one may ask for another sign-in. */
export const TeamKeys = (props: Required<OwnerKeysProps>): ReactNode => (
  <StepUpScope account={props.account}>
    <OwnerKeys {...props} />
  </StepUpScope>
);
