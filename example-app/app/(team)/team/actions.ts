"use server";
import { refresh } from "next/cache";
import { unstable_rethrow } from "next/navigation";
import { NOT_YOUR_TEAM, UNREACHABLE } from "../../../board/answer";
import { textOf } from "../../../board/read-change";
import { type TeamAnswer, teamNameProblem } from "../../../board/team-name";
import { stackServerApp } from "../../../stack";

/** Creates the first team, with the caller as its creator. */
export async function createTeam(_previous: TeamAnswer, form: FormData): Promise<TeamAnswer> {
  const name = textOf(form, "name");
  const problem = teamNameProblem(name);
  if (problem !== null) return { status: "refused", message: problem, name };
  try {
    const user = await stackServerApp.getUser({ or: "redirect" });
    await user.createTeam({ displayName: name });
    refresh();
    return { status: "saved", name };
  } catch (error) {
    unstable_rethrow(error);
    return { status: "refused", message: UNREACHABLE, name };
  }
}

/** Renames a team. A server may change every team, so the action checks its caller's permission. */
export async function renameTeam(_previous: TeamAnswer, form: FormData): Promise<TeamAnswer> {
  const name = textOf(form, "name");
  const problem = teamNameProblem(name);
  if (problem !== null) return { status: "refused", message: problem, name };
  try {
    const user = await stackServerApp.getUser({ or: "redirect" });
    const team = await user.getTeam(textOf(form, "team"));
    if (team === null) return { status: "refused", message: NOT_YOUR_TEAM, name };
    if (!(await user.hasPermission(team, "$update_team")))
      return { status: "refused", message: "You may not change this team any more.", name };
    await team.update({ displayName: name });
    refresh();
    return { status: "saved", name };
  } catch (error) {
    unstable_rethrow(error);
    return { status: "refused", message: UNREACHABLE, name };
  }
}
