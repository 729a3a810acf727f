/** Stages of a card, in reading order. */
export const STAGES = ["now", "next", "later"] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_NAMES: Record<Stage, string> = { now: "Now", next: "Next", later: "Later" };

/** One card. Times are ISO 8601 text, since a board is stored as JSON. */
export type Item = {
  id: string;
  title: string;
  note: string;
  stage: Stage;
  addedBy: string;
  addedAt: string;
  finishedAt: string | null;
  /** Set while the card can still be brought back. */
  removedAt: string | null;
};

export type Board = { items: Item[] };

export const EMPTY_BOARD: Board = { items: [] };

export const isStage = (value: unknown): value is Stage => STAGES.some((stage) => stage === value);

const isTime = (value: unknown): value is string =>
  typeof value === "string" && !Number.isNaN(Date.parse(value));
const isTimeOrNull = (value: unknown): value is string | null => value === null || isTime(value);

function isItem(value: unknown): value is Item {
  if (typeof value !== "object" || value === null) return false;
  const { id, title, note, stage, addedBy, addedAt, finishedAt, removedAt } = value as Record<
    keyof Item,
    unknown
  >;
  return (
    [id, title, note, addedBy].every((text) => typeof text === "string") &&
    isStage(stage) &&
    isTime(addedAt) &&
    isTimeOrNull(finishedAt) &&
    isTimeOrNull(removedAt)
  );
}

/**
 * The board in a team's data. Whatever an administrator may have written there, the page still
 * shows the cards that can be read.
 */
export function readBoard(metadata: unknown): Board {
  if (typeof metadata !== "object" || metadata === null || !("board" in metadata))
    return EMPTY_BOARD;
  const { board } = metadata;
  if (
    typeof board !== "object" ||
    board === null ||
    !("items" in board) ||
    !Array.isArray(board.items)
  )
    return EMPTY_BOARD;
  return { items: board.items.filter(isItem) };
}

export const isOpen = (item: Item): boolean => item.finishedAt === null && item.removedAt === null;

export const isFinished = (item: Item): boolean =>
  item.finishedAt !== null && item.removedAt === null;

/** Finished cards, the latest first. */
export const finishedItems = (board: Board): Item[] =>
  board.items
    .filter(isFinished)
    .toSorted(
      (a, b) => Date.parse(b.finishedAt ?? b.addedAt) - Date.parse(a.finishedAt ?? a.addedAt),
    );
