import "server-only";
import type { CurrentServerUser, ServerTeam } from "@stackkit/next/server";

/** The team whose pages a person sees: the one they chose, else their first, else none yet. */
export async function currentTeam(user: CurrentServerUser): Promise<ServerTeam | null> {
  return user.selectedTeam ?? (await user.listTeams())[0] ?? null;
}
