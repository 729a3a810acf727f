import type BetterSqlite3 from "better-sqlite3";
import { type ReadAside, readTogether, type WaitingRead } from "./read-aside.js";

/** A statement that was parsed once: there are as many as the service has prepared queries. */
interface Parsed {
  readonly statement: BetterSqlite3.Statement<unknown[], unknown[]>;
  readonly names: readonly string[];
}

/** A connection that only reads, with what begins and ends a transaction on it. */
interface Reader {
  readonly sqlite: BetterSqlite3.Database;
  readonly parsed: Map<string, Parsed>;
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

  function open(): Reader {
    const sqlite = openFile();
    return { sqlite, parsed: new Map(), begin: sqlite.prepare("begin"), commit: sqlite.prepare("commit") };
  }

  function readAll(all: readonly WaitingRead[]) {
    try {
      reader ??= open();
      reader.begin.run();
      for (const one of all) readOne(reader, one);
      reader.commit.run();
    } catch (error) {
      // Those that were read before have their answers. The next are read by a connection of which more is known.
      reader?.sqlite.close();
      reader = undefined;
      for (const { reject } of all) reject(error);
    }
  }

  return {
    read: readTogether(readAll, queueMicrotask),
    close: () => reader?.sqlite.close(),
  };
}

function readOne({ sqlite, parsed }: Reader, { sql, parameters, resolve, reject }: WaitingRead) {
  try {
    const { statement, names } = parsed.get(sql) ?? parse(sqlite, parsed, sql);
    resolve({ names, rows: statement.all(parameters) });
  } catch (error) {
    reject(error);
  }
}

function parse(sqlite: BetterSqlite3.Database, all: Map<string, Parsed>, sql: string): Parsed {
  const statement = sqlite.prepare<unknown[], unknown[]>(sql).raw();
  const parsed = { statement, names: statement.columns().map(({ name }) => name) };
  all.set(sql, parsed);
  return parsed;
}
