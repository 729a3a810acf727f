import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { AccountTeam } from "../../provider/account.js";
import { Panel } from "../panel.js";
import { NameForm } from "../profile/name-form.js";
import { PictureField } from "../profile/picture-field.js";

/** The name and the picture of a team. */
export function TeamProfile({ team }: { team: AccountTeam }): ReactNode {
  const t = useMessages("teams");
  const words = {
    choose: t("teams.pictureChange"),
    remove: t("teams.pictureRemove"),
    saved: t("teams.saved"),
    removed: t("teams.saved"),
  };
  return (
    <Panel title={t("teams.profileTitle")}>
      <PictureField
        square
        url={team.profileImageUrl}
        name={team.displayName}
        words={words}
        save={(url) => team.update({ profileImageUrl: url })}
      />
      <NameForm
        label={t("teams.name")}
        name={team.displayName}
        saved={t("teams.saved")}
        save={(displayName) => team.update({ displayName })}
      />
    </Panel>
  );
}
