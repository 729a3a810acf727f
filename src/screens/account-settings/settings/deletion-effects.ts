import { readFailure } from "../../../messages/failure.js";
import type { Account, AccountTeam } from "../../provider/account.js";
import { type Succession, successionOf } from "../teams/successor.js";

/** Members that are offered as successors. */
const MAX_CANDIDATES = 100;

interface Lost {
  readonly id: string;
  readonly name: string;
  readonly isAlone: boolean;
}

/** What deleting an account means for its teams. */
export interface DeletionEffects {
  /** Teams that get another manager before. */
  readonly successions: readonly Succession[];
  /** Teams that no one can open, or whose members no one can manage, afterwards. */
  readonly lost: readonly Lost[];
}

/** The members that the reader may see. */
const readMembers = (team: AccountTeam) =>
  team.listUsers({ limit: MAX_CANDIDATES }).catch((error: unknown) => {
    if (readFailure(error).code === "TEAM_PERMISSION_REQUIRED") return [];
    throw error;
  });

/** Reads what deleting an account means for its teams. */
export async function readDeletionEffects(
  account: Pick<Account, "id" | "listDependentTeams">,
  teams: readonly AccountTeam[],
): Promise<DeletionEffects> {
  const successions: Succession[] = [];
  const lost: Lost[] = [];
  for (const { id, displayName, hasOtherMembers } of await account.listDependentTeams()) {
    const team = teams.find((one) => one.id === id);
    const members = team && hasOtherMembers ? await readMembers(team) : [];
    const succession = team && successionOf(team, members, account.id);
    if (succession && succession.candidates.length > 0) successions.push(succession);
    else lost.push({ id, name: displayName, isAlone: !hasOtherMembers });
  }
  return { successions, lost };
}
