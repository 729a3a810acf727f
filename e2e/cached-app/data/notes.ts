import "server-only";
import { teamTag, userTag } from "@stackkit/next/server";
import { cacheLife, cacheTag } from "next/cache";
import { currentUser } from "./current-user";
import { readNotes } from "./note-store";

/** The notes of whoever is signed in. */
export async function myNotes() {
  const { id } = await currentUser();
  return notesOfUser(id);
}

/** Not exported: whoever could call it could read anybody's notes. */
async function notesOfUser(userId: string) {
  "use cache";
  cacheTag(userTag(userId));
  cacheLife("hours");
  return readNotes(userId);
}

/** The notes of the team that is chosen. Its membership is looked at anew each time; only the notes are cached. */
export async function teamNotes() {
  const { teamId } = await currentUser();
  return teamId === null ? [] : notesOfTeam(teamId);
}

async function notesOfTeam(teamId: string) {
  "use cache";
  cacheTag(teamTag(teamId));
  cacheLife("hours");
  return readNotes(teamId);
}
