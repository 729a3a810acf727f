import { type Board, finishedItems, type Item, isOpen } from "./board";
import { LETTER_MILLIS } from "./limits";
import { dayInWords } from "./words";

export interface Letter {
  title: string;
  sections: { title: string; items: Item[]; empty: string }[];
}

/** The week's letter, drafted from the board. `now` in milliseconds. */
export function draftLetter(board: Board, now: number): Letter {
  const open = (stage: Item["stage"]) =>
    board.items.filter((item) => item.stage === stage && isOpen(item));
  return {
    title: `The week to ${dayInWords(now)}`,
    sections: [
      {
        title: "Finished",
        items: finishedItems(board).filter(
          (item) => now - Date.parse(item.finishedAt ?? item.addedAt) < LETTER_MILLIS,
        ),
        empty: "Nothing was finished this week. It happens.",
      },
      { title: "Now", items: open("now"), empty: "Nothing is under way." },
      { title: "Next", items: open("next"), empty: "Nothing is lined up yet." },
    ],
  };
}

/** The letter as plain text, for a mail or a chat. */
export function letterText({ title, sections }: Letter): string {
  const parts = sections.map((section) => {
    const lines = section.items.map(
      (item) => `- ${item.title}${item.note === "" ? "" : `\n  ${item.note}`}`,
    );
    return [section.title, ...(lines.length === 0 ? [section.empty] : lines)].join("\n");
  });
  return [title, ...parts].join("\n\n");
}
