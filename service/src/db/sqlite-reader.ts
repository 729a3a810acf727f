import type BetterSqlite3 from "better-sqlite3";
import type { SqliteDatabase } from "kysely";
import type { ReadAside, WaitingRead } from "./prepared.js";
import { rememberStatements } from "./sqlite-statements.js";

/** A connection that only reads, with what begins and ends a transaction on it. */
interface Reader {
  readonly statements: SqliteDatabase;
  readonly begin: BetterSqlite3.Statement;
  readonly commit: BetterSqlite3.Statement;
}

/**
 * A connection for prepared reads, so that none waits for a transaction; they see what was committed last. Opened by the first of them.
 * Those that are asked for together are read together, in one transaction: a read by itself takes a lock and gives it back, and brings all
 * that it needs back into the processor's caches.
 */
export function createReader(openFile: () => BetterSqlite3.Database): { readonly read: ReadAside; close(): void } {
  let reader: Reader | undefined;
  let waiting: WaitingRead[] = [];

  function open(): Reader {
    const sqlite = openFile();
    return { statements: rememberStatements(sqlite), begin: sqlite.prepare("begin"), commit: sqlite.prepare("commit") };
  }

  function readAll() {
    const all = waiting;
    waiting = [];
    try {
      reader ??= open();
      reader.begin.run();
      for (const one of all) readOne(reader.statements, one);
      reader.commit.run();
    } catch (error) {
      // Those that were read before have their answers. The next are read by a connection of which more is known.
      reader?.statements.close();
      reader = undefined;
      for (const { reject } of all) reject(error);
    }
  }

  return {
    read: (sql, parameters) =>
      new Promise((resolve, reject) => {
        if (waiting.push({ sql, parameters, resolve, reject }) === 1) queueMicrotask(readAll);
      }),
    close: () => reader?.statements.close(),
  };
}

function readOne(statements: SqliteDatabase, { sql, parameters, resolve, reject }: WaitingRead) {
  try {
    resolve(statements.prepare(sql).all(parameters) as unknown[]);
  } catch (error) {
    reject(error);
  }
}
