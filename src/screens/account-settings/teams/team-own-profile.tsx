import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { Account, AccountTeam } from "../../provider/account.js";
import { Panel } from "../panel.js";
import { NameForm } from "../profile/name-form.js";

/** The reader's own name in one team. */
export function OwnProfile({ account, team }: { account: Account; team: AccountTeam }): ReactNode {
  const t = useMessages("teams");
  const profile = account.useTeamProfile(team);
  return (
    <Panel title={t("teams.ownProfileTitle")} text={t("teams.ownProfileText")}>
      <NameForm
        label={t("teams.ownName")}
        name={profile.displayName ?? account.displayName ?? ""}
        saved={t("teams.ownProfileSaved")}
        save={(displayName) => profile.update({ displayName })}
      />
    </Panel>
  );
}
