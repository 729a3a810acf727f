import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Button } from "../../../ui/button.js";
import { LoadingSkeleton } from "../../../ui/feedback/skeleton.js";
import type { Account } from "../../provider/account.js";
import { Part } from "../part.js";
import { useLoad } from "../use-load.js";
import { EventRow } from "./event-row.js";

interface EventPageProps {
  account: Account;
  /** Where the page begins; undefined for the first one. */
  cursor?: string | undefined;
  /** Opens the question whether to secure the account. */
  onNotMe: () => void;
}

/** A page of the events, and the pages that were opened after it. */
export function EventPage({ account, cursor, onNotMe }: EventPageProps): ReactNode {
  const t = useMessages("account");
  const { id, listActivity } = account;
  // The events are those of the person, whichever snapshot of them is at hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const load = useCallback(() => listActivity({ cursor }), [id, cursor]);
  const { value: events } = useLoad(load);
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The pressed button is gone: go on reading at what it has opened.
  useLayoutEffect(() => {
    if (events && cursor !== undefined && document.activeElement === document.body)
      list.current?.focus();
  }, [events, cursor]);
  if (events === undefined) return <LoadingSkeleton lines={4} />;
  const next = events.nextCursor;
  return (
    <>
      {events.length === 0 && cursor === undefined ? (
        <p className="stk-text">{t("activity.empty")}</p>
      ) : (
        <ul className="stk-list" ref={list} tabIndex={-1}>
          {events.map((event) => (
            <EventRow key={event.id} event={event} onNotMe={onNotMe} />
          ))}
        </ul>
      )}
      {next === null ? null : isOpen ? (
        <Part lines={3}>
          <EventPage account={account} cursor={next} onNotMe={onNotMe} />
        </Part>
      ) : (
        <div className="stk-buttons">
          <Button onClick={() => setOpen(true)}>{t("activity.more")}</Button>
        </div>
      )}
    </>
  );
}
