import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { next, read } from "../../../ui/form/flow.js";
import { Form } from "../../../ui/form/form.js";
import { useFlow } from "../../../ui/form/use-flow.js";
import { checkEmail } from "../../forms/checks.js";
import { EmailField } from "../../forms/email-field.js";
import { FIELDS } from "../../forms/field-names.js";
import type { AccountTeam } from "../../provider/account.js";
import { Panel } from "../panel.js";
import { Part } from "../part.js";
import { useChange } from "../use-change.js";
import { InvitationRow } from "./invitation-row.js";

interface InvitationsProps {
  team: AccountTeam;
  /** Revoking an invitation needs a different permission than sending one. */
  canRevoke: boolean;
}

function OpenInvitations({ team, canRevoke }: InvitationsProps): ReactNode {
  const t = useMessages("teams");
  const invitations = team.useInvitations();
  const { run, region } = useChange();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const shown = invitations.filter(({ id }) => !hidden.includes(id));
  const hide = (id: string) => {
    setHidden((now) => [...now, id]);
    return () => setHidden((now) => now.filter((other) => other !== id));
  };
  return (
    <>
      <h4 className="stk-label">{t("teams.invitationsTitle")}</h4>
      {shown.length === 0 ? <p className="stk-text">{t("teams.invitationsEmpty")}</p> : null}
      <ul className="stk-list">
        {shown.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            team={team}
            canRevoke={canRevoke}
            run={run}
            hide={() => hide(invitation.id)}
          />
        ))}
      </ul>
      {region}
    </>
  );
}

/** Invites people to a team, and lists open invitations. */
export function TeamInvitations({ team, canRevoke }: InvitationsProps): ReactNode {
  const t = useMessages("teams");
  const { run, busy, region } = useChange();
  const [round, setRound] = useState(0);
  const flow = useFlow(async (_state, form) => {
    const email = read(form, FIELDS.email).trim();
    const work = async () => {
      await team.inviteUser({ email });
      setRound((now) => now + 1);
    };
    await run({ work, done: t("teams.invited", { email }) });
    return next(undefined);
  });
  return (
    <Panel title={t("teams.inviteTitle")} text={t("teams.inviteText")}>
      <Form
        key={round}
        flow={flow}
        submit={t("teams.inviteSubmit")}
        look="secondary"
        resting={busy}
        check={checkEmail(t)}
      >
        <EmailField label={t("teams.inviteLabel")} autoComplete="off" />
      </Form>
      {region}
      <Part lines={2}>
        <OpenInvitations team={team} canRevoke={canRevoke} />
      </Part>
    </Panel>
  );
}
