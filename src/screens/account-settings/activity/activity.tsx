import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { useLiveRegion } from "../../../ui/feedback/live-region.js";
import type { Account } from "../../provider/account.js";
import { ConfirmDialog } from "../confirm-dialog.js";
import { Panel } from "../panel.js";
import { EventPage } from "./event-page.js";

/** What happened to the account within 30 days, with a way to say that it was someone else. */
export function Activity({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const [asks, setAsks] = useState(false);
  const { say, region } = useLiveRegion();
  return (
    <Panel>
      <EventPage account={account} onNotMe={() => setAsks(true)} />
      {region}
      {asks ? (
        <ConfirmDialog
          title={t("activity.notMeTitle")}
          text={t("activity.notMeText")}
          confirm={t("activity.notMeConfirm")}
          work={account.reportActivity}
          onDone={() => say(t("activity.notMeDone"))}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </Panel>
  );
}
