import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import { systemClock } from "../../../../transport/clock.js";
import { Button } from "../../../../ui/button.js";
import { Dialog } from "../../../../ui/dialog.js";
import { useLiveRegion } from "../../../../ui/feedback/live-region.js";
import { CopyIcon } from "../../../../ui/icons.js";
import type { Account } from "../../../provider/account.js";
import { useScreenApp } from "../../../provider/connect.js";
import { downloadText, printText } from "./save-text.js";

interface CodeListProps {
  account: Account;
  codes: readonly string[];
  onSaved: () => void;
  onDone: () => void;
}

/** New recovery codes, shown only here. Asks before it closes if they were not saved. */
export function NewCodes(props: Omit<CodeListProps, "onSaved">): ReactNode {
  const { onDone } = props;
  const t = useMessages("account");
  const [isSaved, setSaved] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <Dialog
      open
      onClose={() => (isSaved ? onDone() : setAsking(!asking))}
      onHide={onDone}
      title={t(asking ? "auth.recoveryUnsavedTitle" : "auth.recoveryTitle")}
      text={t(asking ? "auth.recoveryUnsavedText" : "auth.recoveryText")}
    >
      {asking ? (
        <div className="stk-buttons">
          <Button look="primary" autoFocus onClick={() => setAsking(false)}>
            {t("auth.recoveryBack")}
          </Button>
          <Button look="quiet" onClick={onDone}>
            {t("auth.recoveryCloseAnyway")}
          </Button>
        </div>
      ) : (
        <CodeList {...props} onSaved={() => setSaved(true)} />
      )}
    </Dialog>
  );
}

/** The codes, to copy, download or print. */
function CodeList({ account, codes, onSaved, onDone }: CodeListProps): ReactNode {
  const t = useMessages("account");
  const project = useScreenApp().useProject();
  const { say, region } = useLiveRegion();
  const list = useRef<HTMLOListElement>(null);
  // The form that had the focus is gone.
  useEffect(() => list.current?.focus(), []);
  const title = t("auth.recoveryFor", { app: project.displayName ?? location.hostname });
  const about = [
    account.primaryEmail ?? "",
    new Intl.DateTimeFormat(t.locale, { dateStyle: "long" }).format(systemClock.now()),
  ];
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    say(t("action.copied"));
    onSaved();
  };
  return (
    <div className="stk-stack">
      <ol className="stk-codes" ref={list} tabIndex={-1} aria-label={t("auth.recoveryTitle")}>
        {codes.map((code) => (
          <li key={code}>
            <code className="stk-mono" dir="ltr">
              {code}
            </code>
          </li>
        ))}
      </ol>
      <div className="stk-buttons">
        {/* Without clipboard access, the codes stay visible for copying by hand. */}
        <Button icon={<CopyIcon />} onClick={() => void copy().catch(() => {})}>
          {t("action.copy")}
        </Button>
        <Button
          onClick={() => {
            downloadText("recovery-codes.txt", [title, ...about, "", ...codes, ""].join("\n"));
            onSaved();
          }}
        >
          {t("auth.recoveryDownload")}
        </Button>
        <Button
          onClick={() => {
            printText({ title, about, items: codes, locale: t.locale });
            onSaved();
          }}
        >
          {t("auth.recoveryPrint")}
        </Button>
      </div>
      {region}
      <Button look="primary" onClick={onDone}>
        {t("auth.recoverySaved")}
      </Button>
    </div>
  );
}
