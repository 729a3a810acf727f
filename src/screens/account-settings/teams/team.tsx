import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { SystemPermission } from "../../../protocol/records/permission.js";
import { Notice } from "../../../ui/feedback/notice.js";
import type { Account } from "../../provider/account.js";
import { StepUpScope } from "../auth/step-up-dialog.js";
import { TeamKeys } from "../keys/owner-keys.js";
import { Part } from "../part.js";
import { TeamDelete } from "./team-delete.js";
import { TeamDomains } from "./team-domains.js";
import { TeamInvitations } from "./team-invitations.js";
import { TeamLeave } from "./team-leave.js";
import { TeamMembers } from "./team-members.js";
import { OwnProfile } from "./team-own-profile.js";
import { TeamProfile } from "./team-profile.js";

/** The props of a team's section. */
export interface TeamSectionProps {
  account: Account;
  teamId: string;
  /** Called when the reader is no longer in the team. */
  onGone: () => void;
}

/** The settings of a team, limited by the reader's permissions. */
export function TeamSection({ account, teamId, onGone }: TeamSectionProps): ReactNode {
  const t = useMessages("teams");
  const team = account.useTeams().find(({ id }) => id === teamId);
  if (team === undefined) return <Notice kind="info" text={t("teams.gone")} />;
  return <Permitted key={team.id} account={account} team={team} onGone={onGone} />;
}

type Team = ReturnType<Account["useTeams"]>[number];

function Permitted({
  account,
  team,
  onGone,
}: {
  account: Account;
  team: Team;
  onGone: () => void;
}): ReactNode {
  const t = useMessages("teams");
  const permissions = account.usePermissions(team);
  const may = (permission: SystemPermission) => permissions.some(({ id }) => id === permission);
  return (
    <>
      {may("$update_team") ? <TeamProfile team={team} /> : null}
      <Part panels={[3]} title={t("teams.ownProfileTitle")}>
        <OwnProfile account={account} team={team} />
      </Part>
      {may("$read_members") ? (
        <Part panels={[3]} title={t("teams.membersTitle")}>
          <TeamMembers account={account} team={team} canRemove={may("$remove_members")} />
        </Part>
      ) : null}
      {may("$invite_members") ? (
        <TeamInvitations team={team} canRevoke={may("$remove_members")} />
      ) : null}
      {may("$invite_members") ? <TeamDomains team={team} canManage={may("$update_team")} /> : null}
      {may("$manage_api_keys") ? (
        <TeamKeys account={account} team={team} canSeeMembers={may("$read_members")} />
      ) : null}
      <Part panels={[2]} title={t("teams.leaveTitle")}>
        <TeamLeave
          account={account}
          team={team}
          canSeeMembers={may("$read_members")}
          onGone={onGone}
        />
      </Part>
      {may("$delete_team") ? (
        <StepUpScope account={account}>
          <TeamDelete team={team} onGone={onGone} />
        </StepUpScope>
      ) : null}
    </>
  );
}
