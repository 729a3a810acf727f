"use client";

import { type ReactNode, Suspense, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { isMailedAttempt } from "../../protocol/limits/forms.js";
import { later } from "../../react/later.js";
import { Dialog } from "../../ui/dialog.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { TotpForm } from "../forms/totp-form.js";

interface MfaDialogProps {
  open: boolean;
  attempt: string;
  /** Submits the field `code`. A wrong code is shown in the dialog, which stays open. */
  flow: Flow;
  /** Closed without a code. */
  onCancel: () => void;
}

/** A line that keeps its place while the app's name loads. */
const BLANK = "\u00a0";

// A part of its own, since pages that may ask list the files of this one.
const AskedProject = later(() =>
  import(/* webpackChunkName: "stk-auth" */ "../pages/project-loader.js").then(
    (loader) => loader.AskedProject,
    () => () => BLANK,
  ),
);

/** Asks for the second factor in a dialog over the page of the first one. */
export function MfaDialog({ open, attempt, flow, onCancel }: MfaDialogProps): ReactNode {
  const t = useMessages("pages");
  const [recovers, setRecovers] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t("totp.title")}
      text={
        recovers || isMailedAttempt(attempt) ? undefined : (
          <Suspense fallback={BLANK}>
            <AskedProject title={t("totp.title")} instead={BLANK}>
              {({ displayName: app }) => app && t("totp.text", { app })}
            </AskedProject>
          </Suspense>
        )
      }
    >
      <TotpForm flow={flow} attempt={attempt} onRecovery={setRecovers} />
    </Dialog>
  );
}
