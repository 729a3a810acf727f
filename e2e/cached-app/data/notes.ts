import "server-only";
import { teamTag, userTag } from "@stackkit/next/server";
import { cacheLife, cacheTag } from "next/cache";
import { currentUser } from "./current-user";
import { readNotes } from "./note-store";

/** The notes of the signed-in user. */
export async function myNotes() {
  const { id } = await currentUser();
  return notesOfUser(id);
}

/** Not exported: any caller could read every user's notes. */
async function notesOfUser(userId: string) {
  "use cache";
  cacheTag(userTag(userId));
  cacheLife("hours");
  return readNotes(userId);
}

/**
 * The notes of the selected team. Only the notes are cached; membership is checked on each call.
 */
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
