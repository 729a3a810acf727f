import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
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
import { ServiceError } from "../core/service-error.js";
import { type FileLock, lockFile } from "../db/file-lock.js";

const PRIVATE = 0o600;
const PRIVATE_DIRECTORY = 0o700;
const SECRET_BYTES = 32;
const PID_LENGTH_AT_MOST = 10;

/** A directory of the service's own: one process at a time, with those that it started to serve. */
export interface DataDirectory extends Disposable {
  readonly databaseFile: string;
  /** The secret that was made at the first start. */
  readonly secret: () => string;
  /** Takes the rights of other users on the files away, once the database has been opened. */
  readonly makePrivate: () => void;
}

export const databaseFileOf = (directory: string): string => join(directory, "stackkit.db");

export function openDataDirectory(directory: string): DataDirectory {
  try {
    mkdirSync(directory, { recursive: true, mode: PRIVATE_DIRECTORY });
  } catch (cause) {
    throw cannotWrite(directory, cause);
  }
  const lock = takeLock(directory);
  makePrivate(directory);
  try {
    requireUsableDatabase(directory);
  } catch (error) {
    lock?.[Symbol.dispose]();
    throw error;
  }
  return {
    databaseFile: databaseFileOf(directory),
    secret: () => readOrMakeSecret(directory),
    makePrivate: () => makePrivate(directory),
    [Symbol.dispose]: () => lock?.[Symbol.dispose](),
  };
}

/** What the service keeps in its directory. */
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

/** Files of a directory, and itself, on which other users have rights. */
export const readableByOthers = (directory: string): string[] =>
  [directory, ...FILES.map((name) => join(directory, name))].filter((path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats !== undefined && (stats.mode & OTHERS) !== 0 && process.platform !== "win32";
  });

/** Takes the rights of other users away, also where an earlier version or a copy left some. */
function makePrivate(directory: string): void {
  for (const path of readableByOthers(directory)) {
    try {
      chmodSync(path, statSync(path).mode & ~OTHERS);
    } catch {
      // It is another user's, or on a file system without modes: `doctor` reports what stays open.
    }
  }
}

const cannotWrite = (directory: string, cause: unknown) =>
  new ServiceError(
    "data-directory-not-writable",
    `The data directory ${directory} cannot be written. Choose another with --data, or give this user the right to write there.`,
    {
      cause,
    },
  );

/** Holds the directory for this process; `undefined` for a process that the holder started to serve. */
function takeLock(directory: string): Disposable | undefined {
  const pidFile = join(directory, "service.pid");
  const lock = tryLock(directory);
  if (!lock) {
    const holder = readHolder(pidFile);
    if (cluster.isWorker && holder === String(process.ppid)) return undefined;
    throw new ServiceError(
      "data-directory-in-use",
      `The data directory ${directory} is in use by another service (process ${holder}). Stop that one, choose another directory with --data, or use PostgreSQL (DATABASE_URL) to run several.`,
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

function tryLock(directory: string): FileLock | undefined {
  try {
    accessSync(directory, constants.W_OK);
    return lockFile(join(directory, "service.lock"));
  } catch (cause) {
    throw cannotWrite(directory, cause);
  }
}

/** Names the holder in messages; the lock alone says whether there is one. */
function readHolder(pidFile: string): string {
  try {
    return readFileSync(pidFile, "utf8").slice(0, PID_LENGTH_AT_MOST);
  } catch {
    return "unknown";
  }
}

/**
 * Refuses a database that was emptied: where a secret is, there was data, and to start anew would hide
 * the loss. A database that this user cannot write is refused as well.
 */
function requireUsableDatabase(directory: string): void {
  const file = databaseFileOf(directory);
  if (!existsSync(file)) return;
  if (statSync(file).size === 0 && existsSync(join(directory, "secret"))) {
    throw new ServiceError(
      "database-is-empty",
      `The database ${file} is empty, although this directory has been in use. Restore a backup, or delete the file to start without any data.`,
    );
  }
  try {
    accessSync(file, constants.W_OK);
  } catch (cause) {
    throw new ServiceError(
      "database-not-writable",
      `The database ${file} cannot be written by this user. Give it the right to write there, or choose another directory with --data.`,
      { cause },
    );
  }
}

/** The secret of a directory, made at its first use. */
export function readOrMakeSecret(directory: string): string {
  const file = join(directory, "secret");
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString("base64url"), {
      flag: "wx",
      mode: PRIVATE,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw cannotWrite(directory, error);
  }
  return readFileSync(file, "utf8").trim();
}
