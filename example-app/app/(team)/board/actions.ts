"use server";
import { refresh } from "next/cache";
import { unstable_rethrow } from "next/navigation";
import {
  type AddAnswer,
  type ChangeAnswer,
  NOT_YOUR_TEAM,
  UNREACHABLE,
} from "../../../board/answer";
import { type Item, isStage } from "../../../board/board";
import { MAX_OPEN_ITEMS } from "../../../board/limits";
import { draftProblem, readChange, readDraft, textOf } from "../../../board/read-change";
import { saveChange } from "../../../board/store";
import { describeChange } from "../../../board/words";
import { stackServerApp } from "../../../stack";

/**
 * The signed-in user and the team that a form names. An action can be called by anyone, so it looks
 * for itself.
 */
async function memberAndTeam(form: FormData) {
  const user = await stackServerApp.getUser({ or: "redirect" });
  return { user, team: await user.getTeam(textOf(form, "team")) };
}

export async function addItem(_previous: AddAnswer, form: FormData): Promise<AddAnswer> {
  const draft = readDraft(form);
  const refuse = (message: string, field: "title" | "note" | null = null): AddAnswer => ({
    status: "refused",
    field,
    message,
    draft,
  });
  try {
    const { user, team } = await memberAndTeam(form);
    if (team === null) return refuse(NOT_YOUR_TEAM);
    const problem = draftProblem(draft);
    if (problem !== null) return refuse(problem.message, problem.field);
    const stage = textOf(form, "stage");
    const at = new Date().toISOString();
    const item: Item = {
      ...draft,
      id: crypto.randomUUID(),
      stage: isStage(stage) ? stage : "later",
      addedBy: user.displayName ?? user.primaryEmail ?? "A member",
      addedAt: at,
      finishedAt: null,
      removedAt: null,
    };
    const saved = await saveChange(team, { kind: "add", item, at });
    if (saved.status === "full")
      return refuse(`A board holds ${MAX_OPEN_ITEMS} open cards. Finish or remove one first.`);
    if (saved.status === "missing") return refuse(NOT_YOUR_TEAM);
    refresh();
    return { status: "saved", item };
  } catch (error) {
    unstable_rethrow(error);
    return refuse(UNREACHABLE);
  }
}

export async function changeItem(_previous: ChangeAnswer, form: FormData): Promise<ChangeAnswer> {
  try {
    const { team } = await memberAndTeam(form);
    if (team === null) return { status: "refused", message: NOT_YOUR_TEAM };
    const at = new Date().toISOString();
    const change = readChange(form, at);
    if (change === null)
      return {
        status: "refused",
        message: "That change is not known here. Reload the page and try again.",
      };
    const saved = await saveChange(team, change);
    refresh();
    if (saved.status === "missing")
      return {
        status: "refused",
        message: "Someone removed this card. The board is up to date again.",
      };
    if (saved.status === "full")
      return {
        status: "refused",
        message: `A board holds ${MAX_OPEN_ITEMS} open cards. Finish or remove one first.`,
      };
    return { status: "saved", at, ...describeChange(saved.before, change) };
  } catch (error) {
    unstable_rethrow(error);
    return { status: "refused", message: UNREACHABLE };
  }
}
