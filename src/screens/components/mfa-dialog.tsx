"use client";

import { type ReactNode, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Dialog } from "../../ui/dialog.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { TotpForm } from "../forms/totp-form.js";

interface MfaDialogProps {
  open: boolean;
  /** Submits the field `code`. A wrong code is shown in the dialog, which stays open. */
  flow: Flow;
  /** Closed without a code. */
  onCancel: () => void;
}

/** Asks for the second factor in a dialog over the page of the first one. */
export function MfaDialog({ open, flow, onCancel }: MfaDialogProps): ReactNode {
  const t = useMessages();
  const [recovers, setRecovers] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t("totp.title")}
      text={recovers ? undefined : t("totp.text")}
    >
      <TotpForm flow={flow} onRecovery={setRecovers} />
    </Dialog>
  );
}
