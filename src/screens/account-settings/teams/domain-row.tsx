import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { DomainJoining } from "../../../protocol/records/team-domain.js";
import type { TeamDomain } from "../../../resources/teams/domain.js";
import { Button } from "../../../ui/button.js";
import { BareSelect } from "../../../ui/form/select.js";
import { CopyText } from "../auth/second-factor/copy-text.js";
import type { Change, Say } from "../use-change.js";
import { useOptimisticValue } from "../use-optimistic-value.js";

interface DomainRowProps {
  domain: TeamDomain;
  run: (change: Change) => Promise<boolean>;
  say: Say;
}

function Joining({ domain, run }: Pick<DomainRowProps, "domain" | "run">): ReactNode {
  const t = useMessages("teams");
  const [joining, hold] = useOptimisticValue(domain.joining);
  const choose = (chosen: DomainJoining) =>
    void run({
      work: () => domain.update({ joining: chosen }),
      show: () => hold(chosen),
      done: t("teams.saved"),
    });
  return (
    <BareSelect
      aria-label={t("teams.domainJoining", { domain: domain.domain })}
      value={joining}
      onChange={({ target }) => choose(target.value as DomainJoining)}
    >
      <option value="ask">{t("teams.domainJoiningAsk")}</option>
      <option value="offer">{t("teams.domainJoiningOffer")}</option>
    </BareSelect>
  );
}

/** A domain of a team: how people join by it, or the record that verifies it. */
export function DomainRow({ domain: row, run, say }: DomainRowProps): ReactNode {
  const t = useMessages("teams");
  const { domain, verifiedAt, record } = row;
  const check = () => {
    let isVerified = false;
    const work = async () => {
      isVerified = await row.verify();
    };
    void run({ work }).then((isDone) => {
      if (!isDone) return;
      if (isVerified) say(t("teams.domainNowVerified", { domain }));
      else say(t("teams.domainNotFound", { domain }), { look: "notice" });
    });
  };
  const remove = () =>
    void run({ work: () => row.delete(), done: t("teams.domainRemoved", { domain }) });
  return (
    <>
      <li className="stk-list-row">
        <div className="stk-list-words">
          <bdi className="stk-list-name" title={domain}>
            {domain}
          </bdi>
          <span className="stk-hint">
            {t(verifiedAt ? "teams.domainVerified" : "teams.domainUnverified")}
          </span>
        </div>
        <div className="stk-row-actions">
          {verifiedAt ? <Joining domain={row} run={run} /> : null}
          <Button
            look="quiet"
            aria-label={`${t("teams.domainRemove")}: ${domain}`}
            onClick={remove}
          >
            {t("teams.domainRemove")}
          </Button>
        </div>
      </li>
      {verifiedAt ? null : (
        <li className="stk-stack">
          <p className="stk-text">{t("teams.domainRecord", { domain })}</p>
          <CopyText label={t("teams.domainRecordName")} text={record.name} shown={record.name} />
          <CopyText label={t("teams.domainRecordValue")} text={record.value} shown={record.value} />
          <Button aria-label={`${t("teams.domainCheck")}: ${domain}`} onClick={check}>
            {t("teams.domainCheck")}
          </Button>
        </li>
      )}
    </>
  );
}
