import "server-only";
import { cacheLife } from "next/cache";
import { stackServerApp } from "../stack";

/** Whoever is signed in, for pages: kept by this person's browser only, so that links to signed-in pages open at once. */
export async function currentUser() {
  "use cache: private";
  cacheLife({ stale: 300 });
  const user = await stackServerApp.getUser({ or: "redirect" });
  // A cache keeps data, and no object with functions: return what pages show, and nothing else.
  return { id: user.id, displayName: user.displayName, teamId: user.selectedTeam?.id ?? null };
}
