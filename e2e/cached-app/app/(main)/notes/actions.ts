"use server";

import { expireTags, teamTag, userTag } from "@stackkit/next/server";
import { refresh } from "next/cache";
import { writeNote } from "../../../data/note-store";
import { stackServerApp } from "../../../stack";

export async function addNote(form: FormData) {
  // Anyone can call an action, so it checks the session with the service itself.
  const user = await stackServerApp.getUser({ or: "redirect" });
  const note = String(form.get("note") ?? "").trim();
  if (note === "") return;
  await writeNote(user.id, note);
  await expireTags(userTag(user.id));
}

export async function addTeamNote(form: FormData) {
  const user = await stackServerApp.getUser({ or: "redirect" });
  const team = user.selectedTeam;
  const note = String(form.get("note") ?? "").trim();
  if (note === "" || team === null) return;
  await writeNote(team.id, note);
  await expireTags(teamTag(team.id));
}

export async function rename(form: FormData) {
  const user = await stackServerApp.getUser({ or: "redirect" });
  await user.setDisplayName(String(form.get("name") ?? ""));
  // Nothing was cached on the server: the browser refetches the page.
  refresh();
}
