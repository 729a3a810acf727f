/** How many records a page has. */
export const PAGE = { usual: 20, most: 100 } as const;

/** When a record was created, and its id. */
export interface Place {
  readonly created_at: number;
  readonly id: string;
}

/** The cursor of the page behind a record. */
export const cursorOf = ({ created_at, id }: Place): string => `${created_at}~${id}`;

export function readCursor(cursor: string): Place {
  const [at, id = ""] = cursor.split("~");
  return { created_at: Number(at), id };
}
