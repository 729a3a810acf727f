import "server-only";
import type { ServerTeam } from "@stackkit/next/server";
import { stackServerApp } from "../stack";
import { type Item, isOpen, readBoard } from "./board";
import { applyChange, type Change, tidy } from "./change";
import { MAX_OPEN_ITEMS } from "./limits";

/**
 * The last write that waits for each team: two people who add a card in the same second both keep
 * theirs.
 */
const lastWrites = new Map<string, Promise<unknown>>();

async function inTurn<T>(teamId: string, work: () => Promise<T>): Promise<T> {
  const before = lastWrites.get(teamId) ?? Promise.resolve();
  const mine = before.then(work, work);
  const settled = mine.catch(() => undefined);
  lastWrites.set(teamId, settled);
  try {
    return await mine;
  } finally {
    if (lastWrites.get(teamId) === settled) lastWrites.delete(teamId);
  }
}

/** `before` is the card as it was; a new card is its own. */
export type Saved = { status: "saved"; before: Item } | { status: "missing" } | { status: "full" };

/**
 * Changes a team's board, stored in the team's metadata. The caller checks the user's membership.
 */
export function saveChange(team: Pick<ServerTeam, "id">, change: Change): Promise<Saved> {
  return inTurn(team.id, async () => {
    const current = await stackServerApp.getTeam(team.id);
    if (current === null) return { status: "missing" };
    const board = readBoard(current.serverMetadata);
    const before =
      change.kind === "add" ? change.item : board.items.find((item) => item.id === change.id);
    if (before === undefined) return { status: "missing" };
    const changed = applyChange(board, change);
    const opens = changed.items.filter(isOpen).length;
    if (opens > MAX_OPEN_ITEMS && opens > board.items.filter(isOpen).length)
      return { status: "full" };
    await current.update({
      serverMetadata: { ...current.serverMetadata, board: tidy(changed, Date.now()) },
    });
    return { status: "saved", before };
  });
}
