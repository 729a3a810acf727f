import type { FastRead } from "../prepared.js";
import { sqliteUnavailable } from "../unavailable.js";
import type { TransactingDatabase } from "./dialect.js";
import type { SqliteConnection } from "./driver.js";
import { reuseStatements } from "./statements.js";

interface PendingRead {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  resolve(rows: object[]): void;
  reject(error: unknown): void;
}

/**
 * A read-only connection for prepared reads, so that none waits for a write transaction; they see
 * the latest commit. Batches the reads of one tick in one transaction, which takes the file lock
 * once. Opened by the first read.
 */
export function createBatchedReads(openFile: () => SqliteConnection): {
  readonly read: FastRead;
  close(): void;
} {
  let connection: TransactingDatabase | undefined;
  let pending: PendingRead[] = [];

  function readPending() {
    const reads = pending;
    pending = [];
    try {
      connection ??= reuseStatements(openFile());
      connection.prepare("begin").run([]);
      for (const one of reads) readOne(connection, one);
      connection.prepare("commit").run([]);
    } catch (error) {
      // The next read opens a connection in a known state.
      connection?.close();
      connection = undefined;
      for (const { reject } of reads) reject(sqliteUnavailable(error) ?? error);
    }
  }

  return {
    read: (sql, parameters) =>
      new Promise((resolve, reject) => {
        if (pending.push({ sql, parameters, resolve, reject }) === 1) queueMicrotask(readPending);
      }),
    close: () => connection?.close(),
  };
}

function readOne(
  connection: TransactingDatabase,
  { sql, parameters, resolve, reject }: PendingRead,
): void {
  try {
    resolve(connection.prepare(sql).all(parameters) as object[]);
  } catch (error) {
    reject(sqliteUnavailable(error) ?? error);
  }
}
