import { describe, expect, it } from "vitest";
import { type Pages, readInView } from "../../console/src/api/read-in-view.js";

const PAGE = 3;

/** A list whose cursors name the first row of a page, as that of users does. */
const listOf = (rows: readonly string[]) => {
  const asked: (string | null)[] = [];
  const read = async (cursor: string | null) => {
    asked.push(cursor);
    const from = cursor === null ? 0 : rows.indexOf(cursor);
    if (from === -1) return { items: [], nextCursor: null };
    return { items: rows.slice(from, from + PAGE), nextCursor: rows[from + PAGE] ?? null };
  };
  return { asked, read };
};

/** Twelve rows on four pages, as they were read before. */
const ROWS = [..."abcdefghijkl"];
const BEFORE: Pages = {
  pages: [0, 1, 2, 3].map((page) => ({
    items: ROWS.slice(page * PAGE, page * PAGE + PAGE),
    nextCursor: ROWS[page * PAGE + PAGE] ?? null,
  })),
  pageParams: [null, "d", "g", "j"],
};
const rowsOf = ({ pages }: Pages): string => pages.flatMap(({ items }) => items).join("");

describe("a list is read again", () => {
  it.each([
    ["at its top", [0, 1], [null]],
    ["in its middle", [4, 5], ["d"]],
    ["across two pages", [5, 7], ["d", "g"]],
    ["at its end", [10, 11], ["j"]],
    ["beyond its end", [40, 50], ["j"]],
  ] as const)("%s by the pages in view alone", async (_, rows, cursors) => {
    const { asked, read } = listOf(ROWS);
    const again = await readInView(BEFORE, rows, read);
    expect(asked).toEqual(cursors);
    expect(again).toEqual(BEFORE);
  });

  it("with what is new in view; what has moved is read when it is scrolled to", async () => {
    const { asked, read } = listOf([..."abcdXefghijkl"]);
    const again = await readInView(BEFORE, [4, 5], read);
    expect(asked).toEqual(["d"]);
    expect(rowsOf(again)).toBe("abcdXe");
    expect(again.pages.at(-1)?.nextCursor).toBe("f");
  });

  it("from the page before if the first row of the page is gone", async () => {
    const { asked, read } = listOf([..."abcefghijkl"]);
    const again = await readInView(BEFORE, [4, 5], read);
    expect(asked).toEqual(["d", null, "e"]);
    expect(rowsOf(again)).toBe("abcefg");
    expect(again.pages.at(-1)?.nextCursor).toBe("h");
  });

  it("to its end, which may have come nearer", async () => {
    const { read } = listOf([..."abcde"]);
    const again = await readInView(BEFORE, [3, 9], read);
    expect(rowsOf(again)).toBe("abcde");
    expect(again.pages.at(-1)?.nextCursor).toBeNull();
    expect(rowsOf(await readInView(BEFORE, [0, 9], listOf([]).read))).toBe("");
  });
});
