"use client";

import { type ReactNode, Suspense, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { isMailedAttempt } from "../../protocol/limits/forms.js";
import { later } from "../../react/later.js";
import { Button } from "../../ui/button.js";
import { Card } from "../../ui/card.js";
import { Dialog } from "../../ui/dialog.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { useOutcomeInTitle } from "../../ui/page-title.js";
import { TotpForm } from "../forms/totp-form.js";

interface MfaQuestionProps {
  open: boolean;
  /** Asks in a card, as a step of the page; otherwise in a dialog over it. */
  isStep: boolean;
  attempt: string;
  /** Submits the field `code`. A wrong code is shown, and another can be tried. */
  flow: Flow;
  /** Left without a code. */
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

/** Asks for the second factor, on the page of the first one. */
export function MfaQuestion({
  open,
  isStep,
  attempt,
  flow,
  onCancel,
}: MfaQuestionProps): ReactNode {
  const t = useMessages("pages");
  const [recovers, setRecovers] = useState(false);
  const isMailed = isMailedAttempt(attempt);
  const title = t("totp.title");
  useOutcomeInTitle(open ? title : "");
  const plain = t("field.totpHint");
  const text =
    recovers || isMailed ? undefined : (
      <Suspense fallback={BLANK}>
        <AskedProject title={title} instead={plain}>
          {({ displayName: app }) => (app ? t("totp.text", { app }) : plain)}
        </AskedProject>
      </Suspense>
    );
  const form = <TotpForm flow={flow} attempt={attempt} isExplained onRecovery={setRecovers} />;
  if (!isStep)
    return (
      <Dialog open={open} onClose={onCancel} title={title} text={text}>
        {form}
      </Dialog>
    );
  if (!open) return null;
  return (
    <Card title={title} text={text} aria-label={title}>
      {form}
      <Button look="link" onClick={onCancel}>
        {t("forgot.back")}
      </Button>
    </Card>
  );
}
