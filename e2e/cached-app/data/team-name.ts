import "server-only";
import { teamTag } from "@stackkit/next/server";
import { cacheLife, cacheTag } from "next/cache";
import { stackServerApp } from "../stack";

/** The name of a team, for all visitors: a call with an id needs no user, so it can be cached. */
export async function teamName(id: string) {
  "use cache";
  cacheTag(teamTag(id));
  cacheLife("hours");
  return (await stackServerApp.getTeam(id))?.displayName ?? "No such team";
}
