import { setImmediate as nextTurn } from "node:timers/promises";
import { json, type ResponseParts } from "./response-parts.js";

/**
 * The rows of a list in batches: a long list neither fills memory nor blocks the event loop.
 * Returns the end of the response, such as the next page's cursor.
 */
export type Batches<T, End = undefined> = AsyncGenerator<readonly T[], End, undefined>;

/**
 * Reads rows in order until there are no more. `read` receives the last row of the previous batch.
 */
export async function* readBatches<T>(
  size: number,
  read: (limit: number, last: T | undefined) => Promise<T[]>,
): Batches<T> {
  let last: T | undefined;
  for (;;) {
    const rows = await read(size, last);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}

/** Changes each batch of rows as it is read. */
export async function* mapBatches<T, U>(
  batches: Batches<T>,
  change: (rows: readonly T[]) => readonly U[] | Promise<readonly U[]>,
): Batches<U> {
  for await (const rows of batches) yield await change(rows);
}

/** How rows become the items of a streamed list. */
export interface ListLayout<T, End> {
  readonly show: (row: T) => unknown;
  /** Members of the response next to `items`. */
  readonly rest: (end: End) => Readonly<Record<string, unknown>>;
}

/** Responds with a list. Long lists are streamed at the client's pace. */
export async function answerBatches<T, End>(
  batches: Batches<T, End>,
  { show, rest }: ListLayout<T, End>,
  status: number,
): Promise<ResponseParts | Response> {
  const first = await batches.next();
  if (first.done) return json({ items: [], ...rest(first.value) }, status);
  const second = await batches.next();
  if (second.done) return json({ items: first.value.map(show), ...rest(second.value) }, status);

  const encoder = new TextEncoder();
  const textOf = (rows: readonly T[]) => rows.map((row) => JSON.stringify(show(row))).join(",");
  // A batch without visible rows adds no comma.
  const items = [textOf(first.value), textOf(second.value)].filter((text) => text !== "").join(",");
  const start = `{"items":[${items}`;
  let isEmpty = items === "";
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(start)),
      async pull(controller) {
        // SQLite reads are synchronous, so a long list would block other requests.
        await nextTurn();
        const next = await batches.next();
        if (!next.done) {
          const text = textOf(next.value);
          controller.enqueue(encoder.encode(isEmpty || text === "" ? text : `,${text}`));
          isEmpty &&= text === "";
          return;
        }
        controller.enqueue(encoder.encode(`],${JSON.stringify(rest(next.value)).slice(1)}`));
        controller.close();
      },
      async cancel() {
        await batches.return(undefined as End);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { status, headers: json(null).headers });
}
