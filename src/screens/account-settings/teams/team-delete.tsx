import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { AccountTeam } from "../../provider/account.js";
import { ConfirmButton } from "../confirm-dialog.js";
import { Panel } from "../panel.js";

interface TeamDeleteProps {
  team: AccountTeam;
  onGone: () => void;
}

/** Deletes a team after its name has been typed. */
export function TeamDelete({ team, onGone }: TeamDeleteProps): ReactNode {
  const t = useMessages("teams");
  const { displayName: name } = team;
  return (
    <Panel
      danger
      title={t("teams.deleteTitle")}
      text={t("teams.deleteText")}
      action={
        <ConfirmButton
          title={t("teams.deleteConfirmTitle", { team: name })}
          text={t("teams.deleteText")}
          confirm={t("teams.deleteNamed", { team: name })}
          typed={{
            word: name.trim(),
            label: (
              <span>{t.rich("teams.deleteConfirmLabel", { team: <strong>{name}</strong> })}</span>
            ),
            mismatch: t("teams.deleteMismatch"),
          }}
          work={() => team.delete()}
          onDone={onGone}
        >
          {t("teams.delete")}
        </ConfirmButton>
      }
    />
  );
}
