import { lazy, type ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { Account, AccountTeam } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import { StepUpScope } from "../auth/step-up-dialog.js";
import { Part } from "../part.js";

const ApiKeys = lazy(async () => ({
  default: (await import(/* webpackChunkName: "stk-settings" */ "./api-keys.js")).ApiKeys,
}));

interface OwnerKeysProps {
  account: Account;
  /** Shows the keys of a team in place of the account's own. */
  team?: AccountTeam;
}

function Content({ account, team }: OwnerKeysProps): ReactNode {
  const t = useMessages("keys");
  const { apiKeyScopes = [] } = useScreenApp().useProject().config;
  return (
    <ApiKeys
      owner={team ?? account}
      text={t(team ? "keys.teamText" : "keys.text")}
      scopes={apiKeyScopes}
    />
  );
}

function IfAllowed(props: OwnerKeysProps): ReactNode {
  const { allowUserApiKeys, allowTeamApiKeys } = useScreenApp().useProject().config;
  if (!(props.team ? allowTeamApiKeys : allowUserApiKeys)) return null;
  return (
    <Part panels={[2]}>
      <Content {...props} />
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
export const TeamKeys = ({ account, team }: Required<OwnerKeysProps>): ReactNode => (
  <StepUpScope account={account}>
    <OwnerKeys account={account} team={team} />
  </StepUpScope>
);
