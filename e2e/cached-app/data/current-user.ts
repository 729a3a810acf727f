import "server-only";
import { cacheLife } from "next/cache";
import { stackServerApp } from "../stack";

/**
 * The signed-in user for pages. Cached in this user's browser only, so that links to signed-in
 * pages open at once.
 */
export async function currentUser() {
  "use cache: private";
  cacheLife({ stale: 300 });
  const user = await stackServerApp.getUser({ or: "redirect" });
  // A cache stores plain data, so return only what pages show.
  return { id: user.id, displayName: user.displayName, teamId: user.selectedTeam?.id ?? null };
}
