import type { TeamUser } from "../../../resources/people.js";
import type { AccountTeam } from "../../provider/account.js";

/** Members of a page. Shorter lists have no search. */
export const PAGE_SIZE = 20;

/** The first page of a team's members, which the panels of the team share. */
export function useFirstMembers(team: AccountTeam): {
  readonly members: readonly TeamUser[];
  /** Whether the team has no others. */
  readonly isWhole: boolean;
} {
  const members = team.useUsers({ limit: PAGE_SIZE });
  return { members, isWhole: members.nextCursor === null };
}
