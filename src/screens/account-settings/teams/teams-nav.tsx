import { type ReactNode, Suspense, use, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Avatar } from "../../../ui/avatar.js";
import { LoadingSkeleton } from "../../../ui/feedback/skeleton.js";
import type { Account } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import { NavEntry } from "../nav-entry.js";
import { NavMark } from "../nav-icon.js";
import { Part } from "../part.js";
import { TEAM_CREATION, teamSection } from "../sections.js";

const PICTURE = 20;

/** The teams that came with the page. */
export interface GivenTeams {
  readonly teams: readonly {
    readonly id: string;
    readonly displayName: string;
    readonly profileImageUrl: string | null;
  }[];
  /** Whether people may create teams. */
  readonly canCreate: boolean;
}

function Entries({ teams, canCreate, section }: GivenTeams & { section: string }): ReactNode {
  const t = useMessages("account");
  if (teams.length === 0 && !canCreate) return null;
  return (
    <>
      <h2 className="stk-nav-title">{t("account.navTeams")}</h2>
      <ul>
        {teams.map(({ id, displayName, profileImageUrl }) => (
          <NavEntry
            key={id}
            id={teamSection(id)}
            section={section}
            mark={<Avatar square size={PICTURE} url={profileImageUrl} name={displayName} />}
          >
            <bdi title={displayName}>{displayName}</bdi>
          </NavEntry>
        ))}
        {canCreate ? (
          <NavEntry id={TEAM_CREATION} section={section} mark={<NavMark icon="plus" />}>
            {t("account.navTeamCreation")}
          </NavEntry>
        ) : null}
      </ul>
    </>
  );
}

interface TeamsNavProps {
  account: Account;
  section: string;
  given: Promise<GivenTeams | null> | undefined;
  /** Nothing on the page needs the full client app yet. */
  isLight: boolean;
}

const Live = ({ account, section }: Pick<TeamsNavProps, "account" | "section">): ReactNode => (
  <Entries
    teams={account.useTeams()}
    canCreate={useScreenApp().useProject().config.clientTeamCreationEnabled === true}
    section={section}
  />
);

function Given({
  given,
  ...props
}: Omit<TeamsNavProps, "isLight"> & { given: Promise<GivenTeams | null> }): ReactNode {
  const known = use(given);
  return known ? <Entries {...known} section={props.section} /> : <Live {...props} />;
}

/**
 * The reader's teams and a link to create one. Uses the teams that came with the page until another
 * component loads the app: subscribing to them takes more script than the rest of the page.
 */
export function TeamsNav({ isLight, given, ...props }: TeamsNavProps): ReactNode {
  const t = useMessages("account");
  const [isLive, setLive] = useState(!given);
  if (!isLight && !isLive) setLive(true);
  const skeleton = <LoadingSkeleton lines={2} />;
  const fromPage = given ? <Given given={given} {...props} /> : skeleton;
  return (
    <Part
      failed={t("account.teamsFailed")}
      skeleton={<Suspense fallback={skeleton}>{fromPage}</Suspense>}
    >
      {isLive ? <Live {...props} /> : fromPage}
    </Part>
  );
}
