import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import { systemClock } from "../../../../transport/clock.js";
import { Button } from "../../../../ui/button.js";
import { useLiveRegion } from "../../../../ui/feedback/live-region.js";
import { CopyIcon } from "../../../../ui/icons.js";
import type { Account } from "../../../provider/account.js";
import { useScreenApp } from "../../../provider/connect.js";
import { downloadText, printText } from "./save-text.js";

interface CodeListProps {
  account: Account;
  codes: readonly string[];
  onDone: () => void;
}

/** New recovery codes, to copy, download or print. They are shown only here. */
export function CodeList({ account, codes, onDone }: CodeListProps): ReactNode {
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
          onClick={() =>
            downloadText("recovery-codes.txt", [title, ...about, "", ...codes, ""].join("\n"))
          }
        >
          {t("auth.recoveryDownload")}
        </Button>
        <Button onClick={() => printText({ title, about, items: codes, locale: t.locale })}>
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
