import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Button } from "../../../ui/button.js";
import { Dialog } from "../../../ui/dialog.js";
import type { Account } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import { StepUpScope } from "../auth/step-up-dialog.js";
import { Panel } from "../panel.js";
import { Part } from "../part.js";
import { useChange } from "../use-change.js";
import { DeleteAccount } from "./delete-account.js";
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
  const [asking, setAsking] = useState(false);
  if (app.useProject().config.clientUserDeletionEnabled !== true) return null;
  const close = () => setAsking(false);
  return (
    <Panel
      danger
      title={t("settings.deleteTitle")}
      text={t("settings.deleteText")}
      action={
        <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t("settings.delete")}
        </Button>
      }
    >
      <Dialog
        open={asking}
        onClose={close}
        title={t("settings.deleteConfirmTitle")}
        text={t("settings.deleteText")}
      >
        <Part>
          <DeleteAccount account={account} onClose={close} />
        </Part>
      </Dialog>
    </Panel>
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
