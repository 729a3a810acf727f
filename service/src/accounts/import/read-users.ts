import { ServiceError } from "../../core/service-error.js";
import { type CheckedUser, checkUser, type ImportContext } from "./check-user.js";
import { fieldOf } from "./fields.js";
import { type ExportText, readExport } from "./read-export.js";
import { type ExportRow, Rejected } from "./record.js";
import { joinRecords, type Source, type SourceUser } from "./source.js";

/** The ids and addresses of so many records fit in memory. */
const MAX_RECORDS = 5_000_000;

/** A record of the export: a user, or why it cannot be one. */
export interface ReadUser {
  /** The record's number, from 1. */
  readonly record: number;
  readonly line: number;
  /** The id at the source, as far as it is known. */
  readonly id: string;
  readonly checked?: CheckedUser | undefined;
  readonly reason?: string;
}

/** The records of the second export by the user's id. */
export interface SecondExport {
  readonly users: ReadonlyMap<string, SourceUser>;
  /** The ids that the first export has too, once it has been read. */
  readonly joined: Set<string>;
  /** Records that belong to no user. */
  readonly unreadable: readonly { readonly line: number; readonly reason: string }[];
}

const shownId = (row: ExportRow): string => {
  const id = fieldOf(row, "id", "user_id", "localId", "userId", "email");
  return typeof id === "string" || typeof id === "number" ? String(id) : "";
};

function reasonOf(error: unknown): string {
  if (error instanceof Rejected) return error.message;
  throw error;
}

/** Reads the export, checks every record, and joins those of the second export. */
export async function* readUsers(
  context: ImportContext,
  source: Source,
  file: ExportText,
  second: SecondExport,
): AsyncGenerator<ReadUser> {
  let record = 0;
  for await (const found of readExport(file, source)) {
    record++;
    requireBounded(record, file);
    const { line } = found;
    if (found.problem !== undefined) {
      yield { record, line, id: "", reason: found.problem };
      continue;
    }
    let id = shownId(found.value);
    try {
      const own = source.read(found.value);
      id = own.id ?? id;
      const other = second.users.get(id);
      if (other) second.joined.add(id);
      const checked = checkUser(context, other ? joinRecords(own, other) : own);
      yield { record, line, id, checked };
    } catch (error) {
      yield { record, line, id, reason: reasonOf(error) };
    }
  }
}

/** Reads the second export. A user with a record that cannot be read will be rejected. */
export async function readSecond(
  source: Source,
  file: ExportText | undefined,
): Promise<SecondExport> {
  const users = new Map<string, SourceUser>();
  const unreadable: { line: number; reason: string }[] = [];
  const second = { users, unreadable, joined: new Set<string>() };
  if (file === undefined) return second;
  if (source.second === undefined)
    throw new ServiceError("bad-flag", "Exports from there are one file: leave --with out.");
  let record = 0;
  for await (const found of readExport(file, source.second)) {
    requireBounded(++record, file);
    if (found.problem !== undefined) {
      unreadable.push({ line: found.line, reason: found.problem });
      continue;
    }
    const user = readRecord(source.second.read, found.value);
    if (user.id === undefined)
      unreadable.push({ line: found.line, reason: user.barred ?? "the record has no id" });
    else {
      const known = users.get(user.id);
      users.set(user.id, known ? joinRecords(known, user) : user);
    }
  }
  return second;
}

function readRecord(read: Source["read"], row: ExportRow): SourceUser {
  try {
    return read(row);
  } catch (error) {
    const barred = `its record in the second file: ${reasonOf(error)}`;
    return { id: shownId(row) || undefined, barred };
  }
}

function requireBounded(record: number, { name }: ExportText): void {
  if (record > MAX_RECORDS)
    throw new ServiceError(
      "file-too-large",
      `${name} has more than ${MAX_RECORDS.toLocaleString("en")} records. Split it.`,
    );
}
