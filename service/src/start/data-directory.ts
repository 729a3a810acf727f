import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { systemClock } from "../core/clock.js";
import type { Log } from "../core/log.js";
import { ServiceError } from "../core/service-error.js";
import { type FileLock, lockFile } from "../db/file-lock.js";
import type { ServiceConfig } from "../settings/config.js";
import { isProduction } from "../settings/production.js";
import { cannotWrite, type DirectorySecret, secretIn } from "./directory-secret.js";

const PRIVATE = 0o600;
const PRIVATE_DIRECTORY = 0o700;
const MAX_PID_LENGTH = 10;

/** The service's directory, locked for one process and its workers. */
export interface DataDirectory extends Disposable, DirectorySecret {
  readonly databaseFile: string;
  /** Removes other users' access to the files, once the database is open. */
  readonly makePrivate: () => void;
}

export const databaseFileOf = (directory: string): string => join(directory, "stackkit.db");

interface OpenOptions {
  /** How long to wait for another process that has the directory. */
  readonly waitMillis?: number;
  /** Called with the other process before the first wait. */
  readonly onWait?: ((holder: string) => void) | undefined;
  /** A database that is replaced may be unusable. */
  readonly isReplaced?: boolean;
}

/** Opens a directory for this process. */
export async function openDataDirectory(
  directory: string,
  { waitMillis = 0, onWait, isReplaced = false }: OpenOptions = {},
): Promise<DataDirectory> {
  try {
    mkdirSync(directory, { recursive: true, mode: PRIVATE_DIRECTORY });
  } catch (cause) {
    throw cannotWrite(directory, cause);
  }
  const lock = await takeLock(directory, waitMillis, onWait);
  makePrivate(directory);
  try {
    if (!isReplaced) requireUsableDatabase(directory);
  } catch (error) {
    lock?.[Symbol.dispose]();
    throw error;
  }
  return {
    databaseFile: databaseFileOf(directory),
    ...secretIn(directory),
    makePrivate: () => makePrivate(directory),
    [Symbol.dispose]: () => lock?.[Symbol.dispose](),
  };
}

interface StorageConfig {
  readonly databaseUrl?: string | undefined;
  readonly dataDirectory?: string | undefined;
}

/** The configured directory; `undefined` with PostgreSQL or a database in memory. */
export const openConfiguredDirectory = async (
  { databaseUrl, dataDirectory }: StorageConfig,
  options?: OpenOptions,
): Promise<DataDirectory | undefined> =>
  databaseUrl === undefined && dataDirectory !== undefined
    ? openDataDirectory(dataDirectory, options)
    : undefined;

/** How long production waits for the process of the last release, which may still be stopping. */
const RELEASE_WAIT_MILLIS = 5000;

/** The configured directory for a service. In development a second service is a mistake. */
export const openDirectoryToServe = (
  config: ServiceConfig,
  log: Log,
): Promise<DataDirectory | undefined> =>
  openConfiguredDirectory(config, {
    waitMillis: isProduction(config) ? RELEASE_WAIT_MILLIS : 0,
    onWait: (holder) =>
      log.info("another process has the data directory, and this one waits for it", { holder }),
  });

/** Files in the directory. */
const FILES = [
  "stackkit.db",
  "stackkit.db-wal",
  "stackkit.db-shm",
  "stackkit.db-journal",
  "secret",
  "service.lock",
  "service.lock-journal",
  "service.pid",
];

const OTHERS = 0o077;

/** Files, including the directory itself, that other users can access. */
export const readableByOthers = (directory: string): string[] =>
  [directory, ...FILES.map((name) => join(/* turbopackIgnore: true */ directory, name))].filter(
    (path) => {
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats !== undefined && (stats.mode & OTHERS) !== 0 && process.platform !== "win32";
    },
  );

/** Removes other users' access, including that left by earlier versions or copies. */
function makePrivate(directory: string): void {
  for (const path of readableByOthers(directory)) {
    try {
      chmodSync(path, statSync(path).mode & ~OTHERS);
    } catch {
      // Owned by another user or without modes: `doctor` reports it.
    }
  }
}

const LOCK_RETRY_MILLIS = 100;

/** Locks the directory for this process; `undefined` for its workers. */
async function takeLock(
  directory: string,
  waitMillis: number,
  onWait: OpenOptions["onWait"],
): Promise<Disposable | undefined> {
  const pidFile = join(directory, "service.pid");
  let lock = await tryLock(directory);
  for (let waited = 0; !lock; waited += LOCK_RETRY_MILLIS) {
    const holder = readHolder(pidFile);
    if (holder === String(process.ppid) && (await import("node:cluster")).default.isWorker)
      return undefined;
    if (waited < waitMillis) {
      if (waited === 0) onWait?.(holder);
      await systemClock.wait(LOCK_RETRY_MILLIS);
      lock = await tryLock(directory);
      continue;
    }
    throw new ServiceError(
      "data-directory-in-use",
      `The data directory ${directory} is in use by another service (process ${holder}). ` +
        "Stop that one, choose another directory with --data, or use PostgreSQL " +
        "(DATABASE_URL) to run several.",
    );
  }
  try {
    writeFileSync(pidFile, String(process.pid), { mode: PRIVATE });
  } catch (cause) {
    lock[Symbol.dispose]();
    throw cannotWrite(directory, cause);
  }
  return {
    [Symbol.dispose]: () => {
      rmSync(pidFile, { force: true });
      lock[Symbol.dispose]();
    },
  };
}

async function tryLock(directory: string): Promise<FileLock | undefined> {
  try {
    accessSync(directory, constants.W_OK);
    return await lockFile(join(directory, "service.lock"));
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    throw cannotWrite(directory, cause);
  }
}

/** Identifies the holder in messages; only the lock decides. */
function readHolder(pidFile: string): string {
  try {
    return readFileSync(pidFile, "utf8").slice(0, MAX_PID_LENGTH);
  } catch {
    return "unknown";
  }
}

/**
 * Throws if the database is missing while a secret exists, since a new one would hide the data
 * loss. Also throws if the database is not writable.
 */
function requireUsableDatabase(directory: string): void {
  const file = databaseFileOf(directory);
  if (!existsSync(file)) return;
  if (statSync(file).size === 0 && existsSync(join(directory, "secret"))) {
    throw new ServiceError(
      "database-is-empty",
      `The database ${file} is empty, although this directory has been in use. Restore a ` +
        "backup, or delete the file to start without any data.",
    );
  }
  try {
    accessSync(file, constants.W_OK);
  } catch (cause) {
    throw new ServiceError(
      "database-not-writable",
      `The database ${file} is not writable by this user. Give it write access, or choose ` +
        "another directory with --data.",
      { cause },
    );
  }
}
