import { accessSync, constants, createReadStream, existsSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { ServiceError } from "../../core/service-error.js";

type Given = string | boolean | undefined;

function named(value: Given, flag: string): string {
  if (typeof value !== "string" || value === "")
    throw new ServiceError("bad-flag", `Name the file with ${flag} <file>.`);
  return value;
}

/** The input file of a command. */
export function fileToRead(value: Given, flag: string): string {
  const file = named(value, flag);
  if (!existsSync(file)) throw new ServiceError("no-file", `There is no file ${file}.`);
  return file;
}

/** The lines of a file. Throws {@link ServiceError} if it is unreadable, such as a directory. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  try {
    yield* createInterface({
      input: createReadStream(file),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
  } catch (cause) {
    const { message } = cause as Error;
    throw new ServiceError("file-unreadable", `${file} cannot be read: ${message}`, { cause });
  }
}

/** The output file of a command, which must not exist yet. */
export function fileToWrite(value: Given): string {
  const file = named(value, "--to");
  if (existsSync(file))
    throw new ServiceError(
      "file-exists",
      `${file} exists already. Name another file; nothing was written.`,
    );
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (cause) {
    throw new ServiceError(
      "file-not-writable",
      `${file} cannot be written: its directory is not there, or this user may not write in it.`,
      { cause },
    );
  }
  return file;
}
