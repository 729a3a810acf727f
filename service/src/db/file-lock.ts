import Sqlite from "better-sqlite3";

/** Releases the lock when it is disposed of. */
export interface FileLock extends Disposable {}

/**
 * Takes an exclusive lock on a file, which is made if need be; `undefined` if another holder has it. The
 * operating system gives it back when the process ends, however it ends: a process number in a file says
 * nothing once the number is another process's. Throws if the file cannot be written.
 */
export function lockFile(file: string): FileLock | undefined {
  const lock = new Sqlite(file, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
    return { [Symbol.dispose]: () => lock.close() };
  } catch (error) {
    lock.close();
    if ((error as { code?: unknown }).code === "SQLITE_BUSY") return undefined;
    throw error;
  }
}
