import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { ActiveSession } from "../../../resources/users/active-session.js";
import type { Account } from "../../provider/account.js";
import { ConfirmButton } from "../confirm-dialog.js";
import { Panel, PanelSkeletons } from "../panel.js";
import { removeFrom } from "../remove-from.js";
import { useChange } from "../use-change.js";
import { endOtherSessions } from "./end-other-sessions.js";
import { SessionRow } from "./session-row.js";
import { useSessions } from "./use-sessions.js";

const lastSeen = ({ lastUsedAt, createdAt }: ActiveSession): number =>
  (lastUsedAt ?? createdAt).getTime();

/** The current session first, then by last use. */
const inOrder = (sessions: readonly ActiveSession[]): ActiveSession[] =>
  sessions.toSorted(
    (one, other) =>
      Number(other.isCurrentSession) - Number(one.isCurrentSession) ||
      lastSeen(other) - lastSeen(one),
  );

/** The account's sessions, with a button to end each. */
export function Sessions({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const { value: sessions, set, reload } = useSessions(account);
  const { run, say, region } = useChange();
  if (sessions === undefined) return <PanelSkeletons panels={[3]} />;
  const others = sessions.filter(({ isCurrentSession }) => !isCurrentSession);

  const show = (left: ActiveSession[]) => () => {
    set(left);
    return () => set(sessions);
  };
  const end = (session: ActiveSession) =>
    run({
      work: () =>
        removeFrom(account.getActiveSessions, session.id, () => account.revokeSession(session.id)),
      show: show(sessions.filter((other) => other !== session)),
      done: t("sessions.signedOut"),
    });
  const endOthers = async () => {
    await endOtherSessions(account).finally(reload);
  };

  return (
    <Panel>
      <ul className="stk-list">
        {inOrder(sessions).map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void end(session)} />
        ))}
      </ul>
      {others.length === 0 ? <p className="stk-text">{t("sessions.empty")}</p> : null}
      {others.length > 1 ? (
        <div className="stk-buttons">
          <ConfirmButton
            title={t("sessions.signOutOthersTitle")}
            text={t("sessions.signOutOthersText", { count: others.length })}
            confirm={t("sessions.signOutOthers")}
            work={endOthers}
            onDone={() => say(t("sessions.othersSignedOut", { count: others.length }))}
          >
            {t("sessions.signOutOthers")}
          </ConfirmButton>
        </div>
      ) : null}
      {region}
    </Panel>
  );
}
