import { isStage } from "./board";
import type { Change } from "./change";
import { MAX_NOTE_LENGTH, MAX_TITLE_LENGTH } from "./limits";

/** What the add form carries. */
export interface Draft {
  title: string;
  note: string;
}

export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};

export const readDraft = (form: FormData): Draft => ({
  title: textOf(form, "title"),
  note: textOf(form, "note"),
});

/** Why a draft is invalid, as a sentence for its author, or `null`. */
export function draftProblem(draft: Draft): { field: keyof Draft; message: string } | null {
  if (draft.title === "") return { field: "title", message: "Give the card a title." };
  if (draft.title.length > MAX_TITLE_LENGTH)
    return { field: "title", message: `Keep the title under ${MAX_TITLE_LENGTH} characters.` };
  if (draft.note.length > MAX_NOTE_LENGTH)
    return { field: "note", message: `Keep the note under ${MAX_NOTE_LENGTH} characters.` };
  return null;
}

/** The change of a card's form, or `null` for a foreign form. `at` is ISO 8601 text. */
export function readChange(form: FormData, at: string): Exclude<Change, { kind: "add" }> | null {
  const id = textOf(form, "item");
  const kind = textOf(form, "change");
  if (id === "") return null;
  if (kind === "finish" || kind === "reopen" || kind === "remove" || kind === "restore")
    return { kind, id, at };
  const [move, stage] = kind.split(":");
  return move === "move" && isStage(stage) ? { kind: "move", id, stage, at } : null;
}
