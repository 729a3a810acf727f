import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Field } from "../../../ui/form/field.js";
import { next, read } from "../../../ui/form/flow.js";
import { Form } from "../../../ui/form/form.js";
import { useFlow } from "../../../ui/form/use-flow.js";
import { FIELDS } from "../../forms/field-names.js";
import type { AccountTeam } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import { Panel } from "../panel.js";
import { Part } from "../part.js";
import { useChange } from "../use-change.js";
import { DomainRow } from "./domain-row.js";
import { JoinRequests } from "./join-requests.js";

interface DomainsProps {
  team: AccountTeam;
}

function AddDomain({ team }: DomainsProps): ReactNode {
  const t = useMessages("teams");
  const { run, busy, region } = useChange();
  const [round, setRound] = useState(0);
  const flow = useFlow(async (_state, form) => {
    const domain = read(form, FIELDS.domain).trim();
    const work = async () => {
      await team.addDomain({ domain });
      setRound((now) => now + 1);
    };
    await run({ work, done: t("teams.domainAdded", { domain }) });
    return next(undefined);
  });
  return (
    <>
      <Form
        key={round}
        flow={flow}
        submit={t("teams.domainAdd")}
        look="secondary"
        resting={busy}
        check={() => ({})}
      >
        <Field
          name={FIELDS.domain}
          label={t("teams.domainLabel")}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          inputMode="url"
          dir="ltr"
          required
        />
      </Form>
      {region}
    </>
  );
}

function Domains({ team }: DomainsProps): ReactNode {
  const { run, region, say } = useChange();
  return (
    <>
      <ul className="stk-list">
        {team.useDomains().map((domain) => (
          <DomainRow key={domain.id} domain={domain} run={run} say={say} />
        ))}
      </ul>
      {region}
    </>
  );
}

function IfEnabled({ team, canManage }: DomainsProps & { canManage: boolean }): ReactNode {
  const t = useMessages("teams");
  if (!useScreenApp().useProject().config.teamDomainsEnabled) return null;
  return (
    <>
      <Part panels={[2]} title={t("teams.requestsTitle")}>
        <JoinRequests team={team} />
      </Part>
      {canManage ? (
        <Panel title={t("teams.domainsTitle")} text={t("teams.domainsText")}>
          <AddDomain team={team} />
          <Part lines={2}>
            <Domains team={team} />
          </Part>
        </Panel>
      ) : null}
    </>
  );
}

/** People who ask to join a team, and its domains, if the project has such. */
export const TeamDomains = (props: DomainsProps & { canManage: boolean }): ReactNode => (
  <Part skeleton={null}>
    <IfEnabled {...props} />
  </Part>
);
