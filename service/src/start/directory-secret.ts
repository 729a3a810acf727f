import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ServiceError } from "../core/service-error.js";

const PRIVATE = 0o600;
const SECRET_BYTES = 32;

/** The secret in a data directory. */
export interface DirectorySecret {
  /** The secret, generated at first use. */
  readonly secret: () => string;
  /** Deletes a secret that was generated here, if the data turn out to have another. */
  readonly forgetNewSecret: () => void;
}

const fileOf = (directory: string): string => join(directory, "secret");

/** The secret of a directory; `undefined` if it has none. */
export function readSecret(directory: string): string | undefined {
  const file = fileOf(directory);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/** The secret of a directory, generated at first use. */
export const readOrMakeSecret = (directory: string): string => secretIn(directory).secret();

/** The secret of a directory for one start. */
export function secretIn(directory: string): DirectorySecret {
  const file = fileOf(directory);
  let isNew = false;
  return {
    secret: () => {
      isNew ||= make(directory, file);
      return readFileSync(file, "utf8").trim();
    },
    forgetNewSecret: () => {
      if (isNew) rmSync(file, { force: true });
    },
  };
}

/** Generates a secret unless there is one. Returns whether it did. */
function make(directory: string, file: string): boolean {
  try {
    const secret = randomBytes(SECRET_BYTES).toString("base64url");
    writeFileSync(file, secret, { flag: "wx", mode: PRIVATE });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw cannotWrite(directory, error);
  }
}

/** The error of a directory that cannot be written. */
export const cannotWrite = (directory: string, cause: unknown) =>
  new ServiceError(
    "data-directory-not-writable",
    `The data directory ${directory} cannot be written. Choose another with --data, or ` +
      "give this user write access.",
    {
      cause,
    },
  );
