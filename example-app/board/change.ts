import { type Board, type Item, isFinished, isOpen, type Stage } from "./board";
import { MAX_FINISHED_ITEMS, REMOVED_KEPT_MILLIS } from "./limits";

/** Everything that can happen to a board. `at` is ISO 8601 text. */
export type Change =
  | { kind: "add"; item: Item; at: string }
  | { kind: "move"; id: string; stage: Stage; at: string }
  | { kind: "finish" | "reopen" | "remove" | "restore"; id: string; at: string };

function changeItem(item: Item, change: Exclude<Change, { kind: "add" }>): Item {
  switch (change.kind) {
    case "move":
      return { ...item, stage: change.stage };
    case "finish":
      return { ...item, finishedAt: change.at };
    case "reopen":
      return { ...item, finishedAt: null };
    case "remove":
      return { ...item, removedAt: change.at };
    case "restore":
      return { ...item, removedAt: null };
  }
}

/** The board after a change. The server stores it; a browser shows it while the server works. */
export function applyChange(board: Board, change: Change): Board {
  if (change.kind === "add") return { items: [...board.items, change.item] };
  return {
    items: board.items.map((item) => (item.id === change.id ? changeItem(item, change) : item)),
  };
}

/** Drops entries that no request can refer to, so that a board stays bounded. */
export function tidy(board: Board, now: number): Board {
  const finished = board.items.filter(isFinished).map((item) => item.finishedAt ?? "");
  const oldestKept = finished.toSorted().at(-MAX_FINISHED_ITEMS) ?? "";
  return {
    items: board.items.filter(
      (item) =>
        isOpen(item) ||
        (item.removedAt !== null && now - Date.parse(item.removedAt) < REMOVED_KEPT_MILLIS) ||
        (item.removedAt === null && item.finishedAt !== null && item.finishedAt >= oldestKept),
    ),
  };
}
