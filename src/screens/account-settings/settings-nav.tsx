import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import type { Account } from "../provider/account.js";
import type { ExtraItem } from "./extra-item.js";
import { NavEntry } from "./nav-entry.js";
import { iconNamed, NavMark } from "./nav-icon.js";
import { FIRST_SECTION, SECTION_IDS, SECTIONS } from "./sections.js";
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
  const isLight = section === FIRST_SECTION || extraItems.some(({ id }) => id === section);
  return (
    <nav className="stk-nav" aria-label={t("account.sections")}>
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
      <TeamsNav account={account} section={section} given={teams} isLight={isLight} />
    </nav>
  );
}
