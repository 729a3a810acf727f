import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { ActiveSession } from "../../../resources/users/active-session.js";
import { Badge } from "../../../ui/badge.js";
import { Button } from "../../../ui/button.js";
import { Time } from "../../../ui/time.js";
import { deviceText, joinWords, placeText } from "./device-words.js";

interface SessionRowProps {
  session: ActiveSession;
  onEnd: () => void;
}

/** A device with a session, or its place if the device is unknown. */
export function SessionRow({ session, onEnd }: SessionRowProps): ReactNode {
  const t = useMessages("account");
  const { geoInfo, actor, isCurrentSession, isImpersonation, createdAt, lastUsedAt } = session;
  const device = deviceText(session.device, t);
  const place = placeText(geoInfo, t.locale);
  const name = device ?? place ?? t("sessions.unknownPlace");
  const whole = joinWords([device, place], t.locale) || name;
  return (
    <li className="stk-list-row">
      <div className="stk-list-words">
        <span className="stk-list-name">
          {/* In the language's direction, which "Chrome on Windows" needs too. */}
          <span>{name}</span>
          {isCurrentSession ? <Badge kind="good">{t("sessions.current")}</Badge> : null}
          {actor && !isImpersonation ? <Badge kind="warning">{t("sessions.agent")}</Badge> : null}
          {isImpersonation ? <Badge kind="warning">{t("sessions.impersonation")}</Badge> : null}
        </span>
        <span className="stk-hint stk-facts">
          {device && place ? <bdi>{place}</bdi> : null}
          <span>
            {lastUsedAt
              ? t.rich("sessions.lastUsed", { time: <Time date={lastUsedAt} /> })
              : t.rich("sessions.started", { time: <Time date={createdAt} /> })}
          </span>
          {lastUsedAt ? (
            <span>{t.rich("sessions.started", { time: <Time date={createdAt} /> })}</span>
          ) : null}
          {geoInfo?.ip ? (
            <bdi className="stk-mono" title={t("sessions.ip")}>
              {geoInfo.ip}
            </bdi>
          ) : null}
        </span>
      </div>
      {isCurrentSession ? null : (
        <Button aria-label={t("sessions.signOutOf", { place: whole })} onClick={onEnd}>
          {t("sessions.signOut")}
        </Button>
      )}
    </li>
  );
}
