"use server";

import { redirect } from "next/navigation";
import { stackServerApp } from "../../../stack";

export async function createTeam(form: FormData) {
  const user = await stackServerApp.getUser({ or: "redirect" });
  const displayName = String(form.get("name") ?? "").trim();
  if (displayName === "" || displayName.length > 100) return;
  await user.createTeam({ displayName });
  redirect("/teams");
}
