import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { MenuItem } from "../../ui/menu.js";
import type { JoinableTeam } from "../flows/use-selected-team.js";
import type { Account } from "../provider/account.js";
import { TeamMark } from "./team-switcher-button.js";

interface OfferedTeamsProps {
  account: Account;
  /** The page on which people ask to join. */
  settings: string;
  /** Joins a team that needs no one's consent, and shows it. */
  onJoin: (team: JoinableTeam) => void;
}

/** Teams that the reader may join by their address. */
export function OfferedTeams({ account, settings, onJoin }: OfferedTeamsProps): ReactNode {
  const t = useMessages("teams");
  return account.useTeamOffers().map((offer) => {
    const { teamId, teamDisplayName: team, memberCount: count, domain, requestedAt } = offer;
    const isOpen = offer.joining === "offer";
    const words = t(isOpen ? "teams.switcherJoin" : "teams.offerAsk", { team });
    const people = count > 0 ? t("teams.offerPeople", { count, domain }) : domain;
    const hint = requestedAt ? t("teams.offerWaiting", { team }) : people;
    return (
      <MenuItem
        key={teamId}
        icon={
          <TeamMark
            team={{ id: teamId, displayName: team, profileImageUrl: offer.teamProfileImageUrl }}
          />
        }
        {...(isOpen
          ? { onClick: () => onJoin({ ...offer, accept: offer.join }) }
          : { href: settings })}
      >
        <span className="stk-user-info">
          <span className="stk-cut" title={words}>
            {words}
          </span>
          <span className="stk-cut stk-hint" title={hint}>
            {hint}
          </span>
        </span>
      </MenuItem>
    );
  });
}
