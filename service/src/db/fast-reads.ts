import type { Database, OnStatement } from "./open.js";

/** Rows as drivers hand them over quickest: the names of the columns, and the values of each row in their order. */
export interface Table {
  readonly names: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** A way to read by a prepared query that is quicker than the query builder's own, for reads that stand in no transaction. */
export type ReadAside = (sql: string, parameters: unknown[]) => Promise<Table>;

/** A read on its way, with whoever waits for it. */
export interface WaitingRead {
  readonly sql: string;
  readonly parameters: unknown[];
  resolve(found: Table): void;
  reject(error: unknown): void;
}

/** Reads that are asked for together, handed over together: `later` says when nobody else comes along. */
export function readTogether(
  readAll: (all: readonly WaitingRead[]) => void,
  later: (work: () => void) => void,
): ReadAside {
  let waiting: WaitingRead[] = [];
  const read = () => {
    const all = waiting;
    waiting = [];
    readAll(all);
  };
  return (sql, parameters) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ sql, parameters, resolve, reject }) === 1) later(read);
    });
}

const aside = new WeakMap<object, ReadAside>();

/** Lets prepared reads of an open database go another way. */
export const setReadAside = (db: Database, read: ReadAside): void =>
  void aside.set(db.getExecutor().adapter, read);

/** The other way, where there is one. A transaction has none. */
export const readAsideOf = (db: Database): ReadAside | undefined =>
  db.isTransaction ? undefined : aside.get(db.getExecutor().adapter);

/** A way that is told of as all other statements are, where somebody listens. */
export const tellingOf = (onStatement: OnStatement | undefined, read: ReadAside): ReadAside =>
  onStatement
    ? async (sql, parameters) => {
        const began = performance.now();
        try {
          return await read(sql, parameters);
        } finally {
          onStatement({ sql, parameters, millis: performance.now() - began });
        }
      }
    : read;
