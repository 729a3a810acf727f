import cluster from "node:cluster";
import { randomBytes, randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { ServiceError } from "./service-error.js";

const PRIVATE = 0o600;
const PRIVATE_DIRECTORY = 0o700;
const SECRET_BYTES = 32;

/** Tells this process from an earlier one with its number: in a container, every process is number 1. */
const RUN = randomUUID();

/** A directory of the service's own: one process at a time, with those that it started to serve. */
export interface DataDirectory extends Disposable {
  readonly databaseFile: string;
  /** The secret that was made at the first start. */
  readonly secret: () => string;
}

export const databaseFileOf = (directory: string): string => join(directory, "stackkit.db");

export function openDataDirectory(directory: string): DataDirectory {
  try {
    mkdirSync(directory, { recursive: true, mode: PRIVATE_DIRECTORY });
  } catch (cause) {
    throw cannotWrite(directory, cause);
  }
  const lock = takeLock(directory);
  return {
    databaseFile: databaseFileOf(directory),
    secret: () => readOrMakeSecret(directory),
    [Symbol.dispose]: () => {
      if (lock !== undefined) rmSync(lock, { force: true });
    },
  };
}

const cannotWrite = (directory: string, cause: unknown) =>
  new ServiceError("data-directory-not-writable", `The data directory ${directory} cannot be written. Choose another with --data, or give this user the right to write there.`, {
    cause,
  });

/** The lock's file; `undefined` where the process that started this one holds it. */
function takeLock(directory: string): string | undefined {
  const file = join(directory, "service.pid");
  for (let tries = 0; tries < 2; tries++) {
    try {
      const handle = openSync(file, "wx", PRIVATE);
      writeSync(handle, `${process.pid} ${RUN}`);
      closeSync(handle);
      return file;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cannotWrite(directory, cause);
    }
    const [number, run] = readFileSync(file, "utf8").split(" ");
    const holder = Number(number);
    if (cluster.isWorker && holder === process.ppid) return undefined;
    if (holder === process.pid ? run === RUN : isAlive(holder)) {
      throw new ServiceError(
        "data-directory-in-use",
        `The data directory ${directory} is in use by another service (process ${holder}). Stop that one, choose another directory with --data, or use PostgreSQL (DATABASE_URL) to run several.`,
      );
    }
    // Its holder died without giving it back.
    rmSync(file, { force: true });
  }
  throw cannotWrite(directory, undefined);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The secret of a directory, made at its first use. */
export function readOrMakeSecret(directory: string): string {
  const file = join(directory, "secret");
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString("base64url"), { flag: "wx", mode: PRIVATE });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw cannotWrite(directory, error);
  }
  return readFileSync(file, "utf8").trim();
}
