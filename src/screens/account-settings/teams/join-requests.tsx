import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Button } from "../../../ui/button.js";
import { Time } from "../../../ui/time.js";
import type { AccountTeam } from "../../provider/account.js";
import { Panel } from "../panel.js";
import { useChange } from "../use-change.js";

/** People with an address of the team's domain who ask to join. Without any, nothing. */
export function JoinRequests({ team }: { team: AccountTeam }): ReactNode {
  const t = useMessages("teams");
  const { run, busy, region } = useChange();
  const requests = team.useJoinRequests();
  // The message outlives the panel, so it is outside and is said once.
  return (
    <>
      {requests.length > 0 ? (
        <Panel title={t("teams.requestsTitle")}>
          <ul className="stk-list">
            {requests.map(({ userId, displayName, email, requestedAt, accept, decline }) => {
              const name = displayName || email;
              return (
                <li key={userId} className="stk-list-row">
                  <div className="stk-list-words">
                    <bdi className="stk-list-name" title={email}>
                      {name}
                    </bdi>
                    {displayName ? <bdi className="stk-hint">{email}</bdi> : null}
                    <span className="stk-hint">
                      {t.rich("teams.requestSent", { time: <Time date={requestedAt} /> })}
                    </span>
                  </div>
                  <div className="stk-row-actions">
                    <Button
                      look="quiet"
                      aria-label={`${t("teams.requestAccept")}: ${name}`}
                      disabled={busy}
                      onClick={() =>
                        void run({ work: accept, done: t("teams.requestAccepted", { name }) })
                      }
                    >
                      {t("teams.requestAccept")}
                    </Button>
                    <Button
                      look="quiet"
                      aria-label={`${t("teams.requestDecline")}: ${name}`}
                      disabled={busy}
                      onClick={() =>
                        void run({ work: decline, done: t("teams.requestDeclined", { name }) })
                      }
                    >
                      {t("teams.requestDecline")}
                    </Button>
                  </div>
                </li>
              );
            })}
          </ul>
        </Panel>
      ) : null}
      {region}
    </>
  );
}
