import type { ReactNode } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import { Dialog } from "../../../../ui/dialog.js";
import type { Account } from "../../../provider/account.js";
import { StepUp } from "../step-up.js";

interface TotpTurnOffProps {
  account: Account;
  onDone: () => void;
  onClose: () => void;
}

/** Turns the second factor off after a confirmation with both factors. */
export function TotpTurnOff({ account, onDone, onClose }: TotpTurnOffProps): ReactNode {
  const t = useMessages("account");
  const turnOff = async () => {
    await account.update({ totpMultiFactorSecret: null });
    onDone();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("auth.totpDisableTitle")}
      text={t("auth.totpDisableText")}
    >
      <StepUp account={account} confirm={t("auth.totpDisable")} work={turnOff} />
    </Dialog>
  );
}
