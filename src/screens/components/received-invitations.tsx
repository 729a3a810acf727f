import { type ReactNode, Suspense } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Boundary } from "../../ui/feedback/boundary.js";
import { MenuItem } from "../../ui/menu.js";
import type { JoinableTeam } from "../flows/use-selected-team.js";
import type { Account } from "../provider/account.js";
import { useScreenApp } from "../provider/connect.js";
import { OfferedTeams } from "./offered-teams.js";
import { TeamMark } from "./team-switcher-button.js";

interface ReceivedInvitationsProps {
  account: Account;
  /** Accepts an invitation and shows its team. */
  onJoin: (invitation: JoinableTeam) => void;
  /** The page on which people ask to join a team. */
  settings: string;
}

function Items({ account, onJoin }: Omit<ReceivedInvitationsProps, "settings">): ReactNode {
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

function Quietly({ children }: { children: ReactNode }): ReactNode {
  return (
    <Boundary fallback={none} onRetry={retry}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}

/**
 * Invitations that the reader may accept, and teams that they may join by their address. Without
 * any, or if they cannot be read, nothing.
 */
export function ReceivedInvitations({ settings, ...props }: ReceivedInvitationsProps): ReactNode {
  const { account, onJoin } = props;
  const { teamDomainsEnabled } = useScreenApp().useProject().config;
  return (
    <>
      <Quietly>
        <Items {...props} />
      </Quietly>
      {teamDomainsEnabled ? (
        <Quietly>
          <OfferedTeams account={account} settings={settings} onJoin={onJoin} />
        </Quietly>
      ) : null}
    </>
  );
}
