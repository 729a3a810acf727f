import { type ReactNode, useCallback, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { ActivityEvent, ActivityEvents } from "../../../resources/users/activity.js";
import { Button } from "../../../ui/button.js";
import type { Account } from "../../provider/account.js";
import { ConfirmDialog } from "../confirm-dialog.js";
import { Panel, PanelSkeletons } from "../panel.js";
import { useChange } from "../use-change.js";
import { useLoad } from "../use-load.js";
import { EventRow } from "./event-row.js";

/** What happened to the account within 30 days, with a way to say that it was someone else. */
export function Activity({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const { id, listActivity, reportActivity } = account;
  // The events are those of the person, whichever snapshot of them is at hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const load = useCallback(() => listActivity(), [id]);
  const { value: first } = useLoad<ActivityEvents>(load);
  const [more, setMore] = useState<ActivityEvents>();
  const [asks, setAsks] = useState(false);
  const { run, say, busy, region } = useChange();
  if (first === undefined) return <PanelSkeletons panels={[4]} />;
  const events: readonly ActivityEvent[] = [...first, ...(more ?? [])];
  const cursor = more === undefined ? first.nextCursor : more.nextCursor;

  const loadMore = async (from: string) => {
    const page = await listActivity({ cursor: from });
    setMore(Object.assign([...(more ?? []), ...page], { nextCursor: page.nextCursor }));
  };
  return (
    <Panel>
      {events.length === 0 ? <p className="stk-text">{t("activity.empty")}</p> : null}
      <ul className="stk-list">
        {events.map((event) => (
          <EventRow key={event.id} event={event} onNotMe={() => setAsks(true)} />
        ))}
      </ul>
      {cursor === null ? null : (
        <div className="stk-buttons">
          <Button pending={busy} onClick={() => void run({ work: () => loadMore(cursor) })}>
            {t("activity.more")}
          </Button>
        </div>
      )}
      {region}
      {asks ? (
        <ConfirmDialog
          title={t("activity.notMeTitle")}
          text={t("activity.notMeText")}
          confirm={t("activity.notMeConfirm")}
          work={reportActivity}
          onDone={() => say(t("activity.notMeDone"))}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </Panel>
  );
}
