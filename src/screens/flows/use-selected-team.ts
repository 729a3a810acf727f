import { useState } from "react";
import { type Failure, readFailure } from "../../messages/failure.js";
import type { Team } from "../../resources/people.js";
import type { Account } from "../provider/account.js";
import { useScreenApp } from "../provider/connect.js";

/** What a team is shown by. */
export type NamedTeam = Pick<Team, "id" | "displayName" | "profileImageUrl">;

interface SelectedTeamOptions {
  readonly urlMap?: ((team: Team) => string) | undefined;
  readonly selectedTeam?: Team | undefined;
  readonly noUpdateSelectedTeam?: boolean | undefined;
}

interface SelectedTeam {
  /** The team that is shown as chosen. */
  readonly shown: NamedTeam | null;
  /** The one that was chosen just now. */
  readonly chosen: NamedTeam | undefined;
  readonly failure: Failure | undefined;
  choose(team: Team): Promise<void>;
}

/** Switching between teams. What was chosen is shown at once, until the real one changes, or until it could not be saved. */
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
  const choose = async (team: Team) => {
    setChosen(team);
    setFailure(undefined);
    try {
      if (!noUpdateSelectedTeam) await account.setSelectedTeam(team);
      if (urlMap) navigate(urlMap(team));
    } catch (error) {
      setChosen(undefined);
      setFailure(readFailure(error));
    }
  };
  return { shown: chosen ?? real, chosen, failure, choose };
}
