import type { Database, OnStatement } from "./database.js";

/** Reads by a compiled query, bypassing the query builder. Resolves to rows as plain objects. */
export type FastRead = (sql: string, parameters: readonly unknown[]) => Promise<object[]>;

const fastReads = new WeakMap<object, FastRead>();

/** Sends prepared reads of an open database through `read`. */
export const registerFastReads = (db: Database, read: FastRead): void =>
  void fastReads.set(db.getExecutor().adapter, read);

/** The registered fast read; a transaction has none. */
export const fastReadOf = (db: Database): FastRead | undefined =>
  db.isTransaction ? undefined : fastReads.get(db.getExecutor().adapter);

/** Reports fast reads to `onStatement`. */
export const withStatementHook = (
  onStatement: OnStatement | undefined,
  read: FastRead,
): FastRead =>
  onStatement
    ? async (sql, parameters) => {
        const started = performance.now();
        try {
          return await read(sql, parameters);
        } finally {
          onStatement({ sql, parameters, millis: performance.now() - started });
        }
      }
    : read;
