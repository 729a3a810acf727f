import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Avatar } from "../../ui/avatar.js";
import { ChevronDownIcon } from "../../ui/icons.js";
import type { NamedTeam } from "../flows/use-selected-team.js";

const SIZE = 24;

/** The picture of a team. */
export const TeamMark = ({ team }: { team: NamedTeam | null }): ReactNode => (
  <Avatar square size={SIZE} url={team?.profileImageUrl} name={team?.displayName} />
);

/** The button's content: the selected team, or a prompt to select one. */
export function ChosenTeam({ team }: { team: NamedTeam | null }): ReactNode {
  const t = useMessages("teams");
  return (
    <>
      <TeamMark team={team} />
      <bdi className="stk-cut" title={team?.displayName}>
        {team?.displayName ?? t("teams.choose")}
      </bdi>
      <ChevronDownIcon />
    </>
  );
}

/**
 * Placeholder for the button, with the team's name as soon as it is known, to prevent layout
 * shifts.
 */
export const ButtonPlaceholder = ({ children }: { children: ReactNode }): ReactNode => (
  <span className="stk-menu-button" aria-hidden="true">
    {children}
  </span>
);

/** Content of the placeholder before the user is known. */
export const UNKNOWN_TEAM = [
  <TeamMark key="mark" team={null} />,
  <span key="name" className="stk-cut" />,
  <ChevronDownIcon key="more" />,
];
