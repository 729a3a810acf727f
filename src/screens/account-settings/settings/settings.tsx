import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { PAGE_PARAMS } from "../../../protocol/urls.js";
import { Button } from "../../../ui/button.js";
import type { Account } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import { useUrls } from "../../provider/use-urls.js";
import { StepUpScope } from "../auth/step-up-dialog.js";
import { ConfirmButton } from "../confirm-dialog.js";
import { Panel } from "../panel.js";
import { Part } from "../part.js";
import { useChange } from "../use-change.js";
import { Preferences } from "./preferences.js";

function SignOut(): ReactNode {
  const t = useMessages("account");
  const app = useScreenApp();
  const { run, busy, region } = useChange();
  const action = (
    <Button pending={busy} onClick={() => void run({ work: () => app.signOut() })}>
      {t("action.signOut")}
    </Button>
  );
  return (
    <Panel title={t("settings.signOutTitle")} text={t("settings.signOutText")} action={action}>
      {region}
    </Panel>
  );
}

function Deletion({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const app = useScreenApp();
  const urls = useUrls();
  if (app.useProject().config.clientUserDeletionEnabled !== true) return null;
  const word = t("settings.deleteWord");
  const work = async () => {
    await account.delete();
    location.replace(`${urls.signOut}?${PAGE_PARAMS.deleted}=1`);
  };
  const action = (
    <ConfirmButton
      title={t("settings.deleteConfirmTitle")}
      text={t("settings.deleteText")}
      confirm={t("settings.delete")}
      typed={{
        word,
        label: (
          <span>{t.rich("settings.deleteConfirmLabel", { word: <strong>{word}</strong> })}</span>
        ),
        mismatch: t("settings.deleteMismatch", { word }),
      }}
      work={work}
    >
      {t("settings.delete")}
    </ConfirmButton>
  );
  return (
    <Panel
      danger
      title={t("settings.deleteTitle")}
      text={t("settings.deleteText")}
      action={action}
    />
  );
}

/** Appearance and language, signing out, and deleting the account. */
export const Settings = ({ account }: { account: Account }): ReactNode => (
  <>
    <Preferences />
    <SignOut />
    <Part skeleton={null}>
      <StepUpScope account={account}>
        <Deletion account={account} />
      </StepUpScope>
    </Part>
  </>
);
