import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { ActivityEvent } from "../../../resources/users/activity.js";
import { Badge } from "../../../ui/badge.js";
import { Button } from "../../../ui/button.js";
import { Time } from "../../../ui/time.js";
import { deviceText, joinWords, placeText } from "../sessions/device-words.js";
import { wordsOf } from "./event-words.js";

interface EventRowProps {
  event: ActivityEvent;
  /** Opens the question whether to secure the account. */
  onNotMe: () => void;
}

/** A sign-in, a failed one or a change: what, when and from where. */
export function EventRow({ event, onNotMe }: EventRowProps): ReactNode {
  const t = useMessages("account");
  const { name, about } = wordsOf(event, t);
  const { outcome, at, ip, isCurrentSession } = event;
  const device = deviceText(event.device ?? undefined, t);
  const place = placeText(event, t.locale);
  const isAlarming = outcome === "failed" || outcome === "refused";
  return (
    <li className="stk-list-row">
      <div className="stk-list-words">
        <span className="stk-list-name">
          <span>{name}</span>
          {isAlarming ? <Badge kind="warning">!</Badge> : null}
          {isCurrentSession ? <Badge kind="good">{t("sessions.current")}</Badge> : null}
        </span>
        <span className="stk-hint stk-facts">
          {about ? <span>{about}</span> : null}
          <Time date={at} />
          {device ? <span>{device}</span> : null}
          {place ? <bdi>{place}</bdi> : null}
          {ip ? (
            <bdi className="stk-mono" title={t("sessions.ip")}>
              {ip}
            </bdi>
          ) : null}
        </span>
      </div>
      {isCurrentSession ? null : (
        <Button
          look="quiet"
          aria-label={joinWords([t("activity.notMe"), name, device], t.locale)}
          onClick={onNotMe}
        >
          {t("activity.notMe")}
        </Button>
      )}
    </li>
  );
}
