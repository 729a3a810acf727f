import { type ReactNode, Suspense } from "react";
import { useMessages } from "../../messages/use-messages.js";
import type { ReceivedTeamInvitation } from "../../resources/teams/received-invitation.js";
import { Boundary } from "../../ui/feedback/boundary.js";
import { MenuItem } from "../../ui/menu.js";
import type { Account } from "../provider/account.js";
import { TeamMark } from "./team-switcher-button.js";

interface ReceivedInvitationsProps {
  account: Account;
  /** Accepts an invitation and shows its team. */
  onJoin: (invitation: ReceivedTeamInvitation) => void;
}

function Items({ account, onJoin }: ReceivedInvitationsProps): ReactNode {
  const t = useMessages("teams");
  return account.useTeamInvitations().map((invitation) => {
    const {
      id,
      teamId,
      teamDisplayName: team,
      teamProfileImageUrl,
      inviterDisplayName,
    } = invitation;
    const words = t("teams.switcherJoin", { team });
    return (
      <MenuItem
        key={id}
        icon={
          <TeamMark
            team={{ id: teamId, displayName: team, profileImageUrl: teamProfileImageUrl }}
          />
        }
        onClick={() => onJoin(invitation)}
      >
        <span className="stk-user-info">
          <span className="stk-cut" title={words}>
            {words}
          </span>
          {inviterDisplayName ? (
            <span className="stk-cut stk-hint" title={inviterDisplayName}>
              {t("teams.switcherInvitedBy", { inviter: inviterDisplayName })}
            </span>
          ) : null}
        </span>
      </MenuItem>
    );
  });
}

const none = (): null => null;
const retry = async (): Promise<void> => {};

/** Invitations that the reader may accept. Without them, or if they cannot be read, nothing. */
export const ReceivedInvitations = (props: ReceivedInvitationsProps): ReactNode => (
  <Boundary fallback={none} onRetry={retry}>
    <Suspense>
      <Items {...props} />
    </Suspense>
  </Boundary>
);
