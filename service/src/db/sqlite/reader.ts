import type BetterSqlite3 from "better-sqlite3";
import { remembered } from "../../core/memoize.js";
import { type ReadAside, readTogether, type WaitingRead } from "../fast-reads.js";
import { sqliteUnavailable } from "../unavailable.js";

/** More than the service has prepared queries. */
const STATEMENTS_AT_MOST = 100;

/** A statement that was parsed once. */
interface Parsed {
  readonly statement: BetterSqlite3.Statement<unknown[], unknown[]>;
  readonly names: readonly string[];
}

/** A connection that only reads, with what begins and ends a transaction on it. */
interface Reader {
  readonly sqlite: BetterSqlite3.Database;
  readonly parse: (sql: string) => Parsed;
  readonly begin: BetterSqlite3.Statement;
  readonly commit: BetterSqlite3.Statement;
}

/**
 * A connection for prepared reads, so that none waits for a transaction; they see what was committed last. Opened by the first of them.
 * Those that are asked for together are read together, in one transaction: a read by itself takes a lock and gives it back, and brings all
 * that it needs back into the processor's caches.
 */
export function createReader(openFile: () => BetterSqlite3.Database): {
  readonly read: ReadAside;
  close(): void;
} {
  let reader: Reader | undefined;

  function open(): Reader {
    const sqlite = openFile();
    return {
      sqlite,
      parse: remembered(STATEMENTS_AT_MOST, (sql) => parse(sqlite, sql)),
      begin: sqlite.prepare("begin"),
      commit: sqlite.prepare("commit"),
    };
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
      for (const { reject } of all) reject(sqliteUnavailable(error) ?? error);
    }
  }

  return {
    read: readTogether(readAll, queueMicrotask),
    close: () => reader?.sqlite.close(),
  };
}

function readOne({ parse }: Reader, { sql, parameters, resolve, reject }: WaitingRead) {
  try {
    const { statement, names } = parse(sql);
    resolve({ names, rows: statement.all(parameters) });
  } catch (error) {
    reject(sqliteUnavailable(error) ?? error);
  }
}

function parse(sqlite: BetterSqlite3.Database, sql: string): Parsed {
  const statement = sqlite.prepare<unknown[], unknown[]>(sql).raw();
  return { statement, names: statement.columns().map(({ name }) => name) };
}
