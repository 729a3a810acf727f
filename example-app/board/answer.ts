import type { Item } from "./board";
import type { Draft } from "./read-change";

/**
 * What the add form gets back. A refused draft comes back whole, so nothing that was typed is lost.
 */
export type AddAnswer =
  | { status: "idle" }
  | { status: "saved"; item: Item }
  | { status: "refused"; field: keyof Draft | null; message: string; draft: Draft };

/**
 * What a card's buttons get back. `undo` is the change that takes the last one back, as a form
 * carries it.
 */
export type ChangeAnswer =
  | { status: "idle" }
  | { status: "saved"; message: string; undo: { item: string; change: string }; at: string }
  | { status: "refused"; message: string };

export const UNREACHABLE = "That was not saved: the service did not answer. Try again in a moment.";
export const NOT_YOUR_TEAM =
  "You are not a member of this team any more. Choose another team at the top of the page.";
