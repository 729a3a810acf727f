import { describe, expect, it } from "vitest";
import { type Board, type Item, readBoard } from "../../example-app/board/board.js";
import { applyChange, tidy } from "../../example-app/board/change.js";
import { draftLetter, letterText } from "../../example-app/board/letter.js";
import {
  LETTER_MILLIS,
  MAX_FINISHED_ITEMS,
  REMOVED_KEPT_MILLIS,
} from "../../example-app/board/limits.js";
import { draftProblem, readChange } from "../../example-app/board/read-change.js";
import { describeChange, timeInWords } from "../../example-app/board/words.js";

const NOW = Date.parse("2026-11-21T09:00:00Z");
const ago = (millis: number): string => new Date(NOW - millis).toISOString();
const at = ago(0);
const HOUR = 60 * 60 * 1000;

const item = (change: Partial<Item> = {}): Item => ({
  id: "beans",
  title: "Sow the beans",
  note: "",
  stage: "now",
  addedBy: "Robin",
  addedAt: ago(HOUR),
  finishedAt: null,
  removedAt: null,
  ...change,
});
const board = (...items: Item[]): Board => ({ items });

const formOf = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

describe("a board kept with its team", () => {
  it("is empty if nothing was kept, or something else was", () => {
    for (const kept of [
      undefined,
      null,
      3,
      "board",
      [],
      {},
      { board: null },
      { board: { items: "many" } },
    ])
      expect(readBoard(kept)).toEqual({ items: [] });
  });

  it("shows the cards that can be read and passes over the others", () => {
    const broken = [
      { ...item(), stage: "someday" },
      { ...item(), addedAt: "yesterday" },
      null,
      "card",
    ];
    expect(readBoard({ board: { items: [item(), ...broken] } })).toEqual(board(item()));
  });
});

describe("a change", () => {
  it.each(["move:later", "finish", "reopen", "remove", "restore"])(
    "to %s is undone by the change that its message offers",
    (kind) => {
      const before =
        kind === "reopen"
          ? item({ finishedAt: at })
          : kind === "restore"
            ? item({ removedAt: at })
            : item();
      const change = readChange(formOf({ item: "beans", change: kind }), at);
      if (change === null) throw new Error("not read");
      const { undo } = describeChange(before, change);
      const back = readChange(formOf(undo), at);
      if (back === null) throw new Error("not undone");
      expect(applyChange(applyChange(board(before), change), back)).toEqual(board(before));
    },
  );

  it("touches only the card that it names", () => {
    const other = item({ id: "gate" });
    expect(applyChange(board(item(), other), { kind: "finish", id: "beans", at }).items[1]).toBe(
      other,
    );
  });

  it.each([
    { item: "", change: "finish" },
    { item: "beans", change: "explode" },
    { item: "beans", change: "move:someday" },
    { change: "finish" },
  ])("is not read from a foreign form: %o", (values) => {
    expect(readChange(formOf(values), at)).toBeNull();
  });
});

describe("tidying up", () => {
  it("keeps a removed card while it can be brought back, and not longer", () => {
    const fresh = item({ id: "fresh", removedAt: ago(REMOVED_KEPT_MILLIS - 1) });
    expect(
      tidy(board(fresh, item({ id: "old", removedAt: ago(REMOVED_KEPT_MILLIS) })), NOW),
    ).toEqual(board(fresh));
  });

  it("keeps every open card and the latest finished ones", () => {
    const finished = Array.from({ length: MAX_FINISHED_ITEMS + 5 }, (_, index) =>
      item({ id: `done-${index}`, finishedAt: ago(index * HOUR) }),
    );
    const { items } = tidy(board(item(), ...finished), NOW);
    expect(items).toHaveLength(1 + MAX_FINISHED_ITEMS);
    expect(items.map(({ id }) => id)).not.toContain(`done-${MAX_FINISHED_ITEMS}`);
  });
});

describe("the letter", () => {
  it("tells what was finished this week, what is under way and what comes next", () => {
    const letter = draftLetter(
      board(
        item({ id: "1", title: "Seeds ordered", finishedAt: ago(HOUR) }),
        item({ id: "2", title: "Long done", finishedAt: ago(LETTER_MILLIS) }),
        item({ id: "3", title: "Beans", note: "Two rows" }),
        item({ id: "4", title: "Gate", removedAt: at }),
      ),
      NOW,
    );
    expect(letterText(letter)).toBe(
      "The week to 21 November\n\nFinished\n- Seeds ordered\n\nNow\n- Beans\n" +
        "  Two rows\n\nNext\nNothing is lined up yet.",
    );
  });
});

describe("words", () => {
  it.each([
    [0, "just now"],
    [-HOUR, "just now"],
    [90 * 60 * 1000, "1 hour ago"],
    [24 * HOUR, "yesterday"],
    [3 * 24 * HOUR, "3 days ago"],
    [20 * 24 * HOUR, "1 November"],
  ])("say a time as people do: %i milliseconds ago is %s", (millis, words) => {
    expect(timeInWords(ago(millis), NOW)).toBe(words);
  });

  it("name the field of a draft that cannot be kept", () => {
    expect(draftProblem({ title: "", note: "" })?.field).toBe("title");
    expect(draftProblem({ title: "x".repeat(121), note: "" })?.field).toBe("title");
    expect(draftProblem({ title: "x", note: "x".repeat(401) })?.field).toBe("note");
    expect(draftProblem({ title: "x", note: "" })).toBeNull();
  });
});
