import { type ReactNode, useState } from "react";
import { readFailure } from "../../../messages/failure.js";
import { useMessages } from "../../../messages/use-messages.js";
import { PAGE_PARAMS } from "../../../protocol/urls.js";
import { Notice } from "../../../ui/feedback/notice.js";
import { LoadingSkeleton } from "../../../ui/feedback/skeleton.js";
import { read } from "../../../ui/form/flow.js";
import type { Account } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import { isOfOwnService } from "../../provider/own-service.js";
import { useUrls } from "../../provider/use-urls.js";
import { Confirm } from "../confirm-form.js";
import { useTeamsHaveKeys } from "../teams/membership-keys.js";
import { promote, type Succession, SuccessorField } from "../teams/successor.js";
import { useLoad } from "../use-load.js";
import { type DeletionEffects, readDeletionEffects } from "./deletion-effects.js";

const NO_EFFECTS: DeletionEffects = { successions: [], lost: [] };

const fieldOf = ({ team }: Succession): string => `successor-${team.id}`;

/** The dialog is open by the time that its fields come, so they take the focus themselves. */
const focusFirstField = (parent: HTMLElement | null): void =>
  parent?.querySelector<HTMLElement>("select, input:not([type=hidden])")?.focus();

/** What deletion means for teams: their keys, who takes over, and which no one can open or manage. */
function TeamFields({
  endsKeys,
  successions,
  lost,
}: DeletionEffects & { endsKeys: boolean }): ReactNode {
  const t = useMessages("teams");
  return (
    <>
      {endsKeys ? <Notice kind="info" text={t("teams.deletionKeysText")} /> : null}
      {lost.map(({ id, name: team, isAlone }) => (
        <Notice
          key={id}
          kind="info"
          text={t(isAlone ? "teams.leaveAloneText" : "teams.leaveUnmanagedText", { team })}
        />
      ))}
      {successions.map((succession) => (
        <SuccessorField
          key={succession.team.id}
          name={fieldOf(succession)}
          succession={succession}
          hint={t("teams.handOverText", { team: succession.team.displayName })}
        />
      ))}
    </>
  );
}

/** The form that deletes the account, once its teams have a successor. */
export function DeleteAccount({
  account,
  onClose,
}: {
  account: Account;
  onClose: () => void;
}): ReactNode {
  const t = useMessages("account");
  const choose = useMessages("teams")("teams.handOverChoose");
  const isOwnService = isOfOwnService(useScreenApp().useProject());
  const teamsHaveKeys = useTeamsHaveKeys();
  const urls = useUrls();
  const teams = account.useTeams();
  // The teams and the account are new objects after each change.
  const [load] = useState(
    () => async () => (isOwnService ? readDeletionEffects(account, teams) : NO_EFFECTS),
  );
  const { value: effects } = useLoad(load);
  if (effects === undefined) return <LoadingSkeleton lines={2} />;
  const { successions, lost } = effects;
  const word = t("settings.deleteWord");
  const work = async (form: FormData) => {
    const isManaged = isOwnService && lost.every(({ isAlone }) => isAlone);
    try {
      // Needs a fresh sign-in before anyone's role changes.
      await account.delete({ requireManagers: isManaged || successions.length > 0 });
    } catch (error) {
      if (readFailure(error).code !== "TEAM_MANAGER_REQUIRED" || successions.length === 0)
        throw error;
      for (const one of successions) await promote(one, read(form, fieldOf(one)));
      await account.delete({ requireManagers: isManaged });
    }
    location.replace(`${urls.signOut}?${PAGE_PARAMS.deleted}=1`);
  };
  return (
    <div ref={focusFirstField}>
      <Confirm
        confirm={t("settings.delete")}
        fields={<TeamFields {...effects} endsKeys={teamsHaveKeys && teams.length > 0} />}
        check={(form) =>
          Object.fromEntries(
            successions.flatMap((one) =>
              read(form, fieldOf(one)) ? [] : [[fieldOf(one), choose]],
            ),
          )
        }
        typed={{
          word,
          label: (
            <span>{t.rich("settings.deleteConfirmLabel", { word: <strong>{word}</strong> })}</span>
          ),
          mismatch: t("settings.deleteMismatch", { word }),
        }}
        work={work}
        onClose={onClose}
      />
    </div>
  );
}
