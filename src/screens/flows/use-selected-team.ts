import { useState } from "react";
import { environment } from "#environment";
import { type Failure, readFailure } from "../../messages/failure.js";
import type { Team } from "../../resources/people.js";
import type { Account } from "../provider/account.js";
import { useScreenApp } from "../provider/connect.js";

/** The displayed fields of a team. */
export type NamedTeam = Pick<Team, "id" | "displayName" | "profileImageUrl">;

/** A team that an invitation, or the reader's address, lets them join. */
export interface JoinableTeam {
  readonly teamId: string;
  readonly teamDisplayName: string;
  readonly teamProfileImageUrl: string | null;
  readonly accept: () => Promise<unknown>;
}

interface SelectedTeamOptions {
  readonly urlMap?: ((team: Team) => string) | undefined;
  readonly selectedTeam?: Team | undefined;
  readonly noUpdateSelectedTeam?: boolean | undefined;
}

interface SelectedTeam {
  /** The team shown as selected. */
  readonly shown: NamedTeam | null;
  /** The team that was selected just now. */
  readonly chosen: NamedTeam | undefined;
  readonly failure: Failure | undefined;
  choose(team: Team): Promise<void>;
  /** Joins a team and selects it. */
  join(invitation: JoinableTeam): Promise<void>;
}

/**
 * Switches between teams. The selection shows at once, until the real value changes or saving
 * fails.
 */
export function useSelectedTeam(
  account: Account,
  { urlMap, selectedTeam, noUpdateSelectedTeam = false }: SelectedTeamOptions,
): SelectedTeam {
  const navigate = useScreenApp().useNavigate();
  const real: NamedTeam | null = selectedTeam ?? account.selectedTeam;
  const [chosen, setChosen] = useState<NamedTeam>();
  const [seen, setSeen] = useState(real?.id);
  const [failure, setFailure] = useState<Failure>();
  if (seen !== real?.id) {
    setSeen(real?.id);
    if (chosen?.id !== real?.id) setChosen(undefined);
  }
  const select = async (team: Pick<Team, "id">) => {
    if (noUpdateSelectedTeam) return;
    await account.setSelectedTeam(team);
    // Pages that the server rendered show the previous team.
    environment.forgetPages("router");
  };
  const choose = async (team: Team) => {
    setChosen(team);
    setFailure(undefined);
    try {
      await select(team);
      if (urlMap) navigate(urlMap(team));
    } catch (error) {
      setChosen(undefined);
      setFailure(readFailure(error));
    }
  };
  const join = async (invitation: JoinableTeam) => {
    const { teamId: id, teamDisplayName, teamProfileImageUrl } = invitation;
    setFailure(undefined);
    try {
      await invitation.accept();
      setChosen({ id, displayName: teamDisplayName, profileImageUrl: teamProfileImageUrl });
      await select({ id });
    } catch (error) {
      setChosen(undefined);
      setFailure(readFailure(error));
    }
  };
  // The real team follows later changes, such as a new name.
  const shown = chosen && chosen.id !== real?.id ? chosen : real;
  return { shown, chosen, failure, choose, join };
}
