import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Notice } from "../../../ui/feedback/notice.js";
import { next, read } from "../../../ui/form/flow.js";
import { useFlow } from "../../../ui/form/use-flow.js";
import { FIELDS } from "../../forms/field-names.js";
import { saveOwnName } from "../../forms/own-name.js";
import { TeamForm } from "../../forms/team-form.js";
import type { Account } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import { Panel } from "../panel.js";
import { TeamOffers } from "./team-offers.js";

/** The props of the form for a new team. */
export interface NewTeamProps {
  account: Account;
  onMade: (teamId: string) => void;
}

/** Creates a team and opens its settings. */
export function NewTeam({ account, onMade }: NewTeamProps): ReactNode {
  const t = useMessages("teams");
  const isOpen = useScreenApp().useProject().config.clientTeamCreationEnabled === true;
  const flow = useFlow<{ readonly name: string }>(async (_state, form) => {
    await saveOwnName(account, form);
    const { id, displayName } = await account.createTeam({
      displayName: read(form, FIELDS.name).trim(),
    });
    onMade(id);
    return next({ name: displayName });
  });
  return (
    <>
      <TeamOffers account={account} />
      <Panel text={t("teams.createText")}>
        {isOpen ? (
          <TeamForm flow={flow} isNameless={!account.displayName} />
        ) : (
          <Notice kind="info" text={t("teams.creationClosed")} />
        )}
      </Panel>
    </>
  );
}
