import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { Account, AccountTeam } from "../../provider/account.js";
import { ConfirmButton } from "../confirm-dialog.js";
import { Panel } from "../panel.js";

interface TeamLeaveProps {
  account: Account;
  team: AccountTeam;
  canDelete: boolean;
  onGone: () => void;
}

/** Leaving a team, or deleting it. */
export function TeamLeave({ account, team, canDelete, onGone }: TeamLeaveProps): ReactNode {
  const t = useMessages("teams");
  const { displayName: name } = team;
  return (
    <>
      <Panel
        title={t("teams.leaveTitle")}
        text={t("teams.leaveText")}
        action={
          <ConfirmButton
            title={t("teams.leaveConfirmTitle", { team: name })}
            text={t("teams.leaveText")}
            confirm={t("teams.leave")}
            work={() => account.leaveTeam(team)}
            onDone={onGone}
          >
            {t("teams.leave")}
          </ConfirmButton>
        }
      />
      {canDelete ? (
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
                  <span>
                    {t.rich("teams.deleteConfirmLabel", { team: <strong>{name}</strong> })}
                  </span>
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
      ) : null}
    </>
  );
}
