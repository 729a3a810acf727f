import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { AccountTeam } from "../../provider/account.js";
import { Panel } from "../panel.js";
import { Part } from "../part.js";
import { useChange } from "../use-change.js";
import { useHiddenRows } from "../use-hidden-rows.js";
import { InvitationRow } from "./invitation-row.js";
import { Invite } from "./invite-form.js";

interface InvitationsProps {
  team: AccountTeam;
  /** Revoking an invitation needs a different permission than sending one. */
  canRevoke: boolean;
}

function OpenInvitations({ team, canRevoke }: InvitationsProps): ReactNode {
  const t = useMessages("teams");
  const invitations = team.useInvitations();
  const { run, region } = useChange();
  const { isShown, hide } = useHiddenRows();
  const shown = invitations.filter(isShown);
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
  return (
    <Panel title={t("teams.inviteTitle")} text={t("teams.inviteText")}>
      {/* Who may revoke also manages members, which giving a role needs. */}
      <Invite team={team} canChooseRoles={canRevoke} />
      <Part lines={2}>
        <OpenInvitations team={team} canRevoke={canRevoke} />
      </Part>
    </Panel>
  );
}
