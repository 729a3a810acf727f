import { findSqliteDriver } from "./sqlite/find-driver.js";

/** Releases the lock when it is disposed of. */
export interface FileLock extends Disposable {}

/**
 * Takes an exclusive lock on a file, which it creates if missing; `undefined` if another process
 * holds it. The operating system releases it however the process ends, unlike a PID file, whose
 * number may be reused. Throws if the file is not writable.
 */
export async function lockFile(file: string): Promise<FileLock | undefined> {
  const driver = await findSqliteDriver();
  const lock = driver.open(file, { timeoutMillis: 0 });
  try {
    lock.exec("begin exclusive");
    return { [Symbol.dispose]: () => lock.close() };
  } catch (error) {
    lock.close();
    if ((error as { code?: unknown }).code === "SQLITE_BUSY") return undefined;
    throw error;
  }
}
