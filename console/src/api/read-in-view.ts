/** A page of a list. */
export interface Page {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
}

/** The pages of a list that were read, with the cursor of each. */
export interface Pages {
  readonly pages: readonly Page[];
  readonly pageParams: readonly (string | null)[];
}

/** The places of the first and the last row in view. */
export type RowsInView = readonly [first: number, last: number];

/**
 * Reads the pages with a row in view again. Those before them stay. Those after them stay if they
 * still follow, or else are read when they come into view.
 */
export async function readInView(
  { pages, pageParams }: Pages,
  [first, last]: RowsInView,
  read: (cursor: string | null) => Promise<Page>,
): Promise<Pages> {
  let rows = 0;
  const ends = pages.map(({ items }) => {
    rows += items.length;
    return rows;
  });
  const pageOf = (row: number): number => {
    const found = ends.findIndex((end) => end > row);
    return found === -1 ? pages.length - 1 : found;
  };
  const to = pageOf(last);
  for (let from = pageOf(first); ; from -= 1) {
    const again = { pages: pages.slice(0, from), pageParams: pageParams.slice(0, from) };
    let cursor = pageParams[from] ?? null;
    for (let at = from; at <= to && (at === from || cursor !== null); at += 1) {
      const page = await read(cursor);
      again.pages.push(page);
      again.pageParams.push(cursor);
      cursor = page.nextCursor;
    }
    // A cursor names a row, which may be gone: the page before has the new one.
    if (from > 0 && again.pages[from]?.items.length === 0) continue;
    if (cursor !== null && cursor === pageParams[to + 1]) {
      again.pages.push(...pages.slice(to + 1));
      again.pageParams.push(...pageParams.slice(to + 1));
    }
    return again;
  }
}
