import { type ReactNode, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { useHydrated } from "../../react/use-hydrated.js";
import { ChevronDownIcon } from "../../ui/icons.js";
import { flag } from "../../ui/theme/class-name.js";
import type { Account } from "../provider/account.js";
import type { ExtraItem } from "./extra-item.js";
import { NavEntry } from "./nav-entry.js";
import { iconNamed, NavMark } from "./nav-icon.js";
import {
  FIRST_SECTION,
  isSection,
  SECTION_IDS,
  SECTIONS,
  TEAM_CREATION,
  teamOf,
} from "./sections.js";
import { TeamTitle } from "./team-title.js";
import { type GivenTeams, TeamsNav } from "./teams/teams-nav.js";

interface SettingsNavProps {
  account: Account;
  section: string;
  extraItems: readonly ExtraItem[];
  teams: Promise<GivenTeams | null> | undefined;
}

/**
 * The list of sections. Each is a link, so that it can be opened, bookmarked and reached with Back.
 */
export function SettingsNav({ account, section, extraItems, teams }: SettingsNavProps): ReactNode {
  const t = useMessages("account");
  // Open only until another section is shown.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === section;
  const isHydrated = useHydrated();
  const extra = extraItems.find(({ id }) => id === section);
  const row = SECTIONS[isSection(section) ? section : FIRST_SECTION];
  const teamId = teamOf(section);
  const isTeams = teamId || section === TEAM_CREATION;
  return (
    <nav className="stk-nav" aria-label={t("account.sections")} data-open={flag(isOpen)}>
      <button
        type="button"
        disabled={!isHydrated}
        className="stk-nav-entry stk-nav-fold"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(isOpen ? undefined : section)}
      >
        {extra?.icon ?? (
          <NavMark icon={isTeams ? "users" : extra ? iconNamed(extra.iconName) : row.icon} />
        )}
        <span className="stk-nav-words" dir="auto">
          {teamId ? (
            <TeamTitle account={account} teamId={teamId} />
          ) : (
            (extra?.title ?? t(isTeams ? "account.navTeamCreation" : row.nav))
          )}
        </span>
        <ChevronDownIcon />
      </button>
      <ul>
        {SECTION_IDS.map((id) => (
          <NavEntry key={id} id={id} section={section} mark={<NavMark icon={SECTIONS[id].icon} />}>
            {t(SECTIONS[id].nav)}
          </NavEntry>
        ))}
        {extraItems.map(({ id, title, icon, iconName }) => (
          <NavEntry
            key={id}
            id={id}
            section={section}
            mark={icon ?? <NavMark icon={iconNamed(iconName)} />}
          >
            {title}
          </NavEntry>
        ))}
      </ul>
      <TeamsNav
        account={account}
        section={section}
        given={teams}
        isLight={section === FIRST_SECTION || !!extra}
      />
    </nav>
  );
}
