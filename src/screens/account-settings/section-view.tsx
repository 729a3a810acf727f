import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { useNameInTitle } from "../../ui/page-title.js";
import type { Account } from "../provider/account.js";
import type { ExtraItem } from "./extra-item.js";
import { Part } from "./part.js";
import {
  FIRST_SECTION,
  isSection,
  newTeamPart,
  SECTIONS,
  TEAM_CREATION,
  TEAM_PANELS,
  teamOf,
  teamPart,
  teamSection,
} from "./sections.js";
import { TeamTitle } from "./team-title.js";
import { goToSection } from "./use-section.js";

interface FrameProps {
  title: ReactNode;
  text?: string | undefined;
  children: ReactNode;
}

/**
 * The heading of a section. It renders immediately and takes the focus when the section changes.
 */
function SectionFrame({ title, text, children }: FrameProps): ReactNode {
  useNameInTitle(typeof title === "string" ? title : undefined);
  return (
    <>
      <header className="stk-card-head">
        <h2 className="stk-title" tabIndex={-1}>
          {title}
        </h2>
        {text ? <p className="stk-text">{text}</p> : null}
      </header>
      {children}
    </>
  );
}

interface SectionViewProps {
  account: Account;
  section: string;
  extraItems: readonly ExtraItem[];
}

function Shown({ account, section, extraItems }: SectionViewProps): ReactNode {
  const t = useMessages("account");
  const extra = extraItems.find(({ id }) => id === section);
  const teamId = teamOf(section);
  if (extra) return <SectionFrame title={extra.title}>{extra.content}</SectionFrame>;
  if (section === TEAM_CREATION) {
    return (
      <SectionFrame title={t("account.navTeamCreation")}>
        <Part panels={[3]} onRetry={newTeamPart.again}>
          <newTeamPart.Content account={account} onMade={(id) => goToSection(teamSection(id))} />
        </Part>
      </SectionFrame>
    );
  }
  if (teamId) {
    return (
      <SectionFrame title={<TeamTitle account={account} teamId={teamId} inPageTitle />}>
        <Part panels={TEAM_PANELS} onRetry={teamPart.again}>
          <teamPart.Content
            account={account}
            teamId={teamId}
            onGone={() => goToSection(FIRST_SECTION)}
          />
        </Part>
      </SectionFrame>
    );
  }
  const { title, part, panels, ...row } = SECTIONS[isSection(section) ? section : FIRST_SECTION];
  return (
    <SectionFrame title={t(title)} text={"text" in row ? t(row.text) : undefined}>
      <Part panels={panels} onRetry={part.again}>
        <part.Content account={account} />
      </Part>
    </SectionFrame>
  );
}

/** The section to show. */
export function SectionView(props: SectionViewProps): ReactNode {
  const { section } = props;
  const place = useRef<HTMLElement>(null);
  const before = useRef(section);
  useEffect(() => {
    if (before.current === section) return;
    before.current = section;
    place.current?.querySelector<HTMLElement>(".stk-title")?.focus();
  }, [section]);
  return (
    <section ref={place} className="stk-section" key={section}>
      <Shown {...props} />
    </section>
  );
}
