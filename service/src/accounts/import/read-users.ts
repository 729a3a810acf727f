import { setImmediate as nextTurn } from "node:timers/promises";
import { ServiceError } from "../../core/service-error.js";
import { type CheckedUser, checkUser, type ImportContext } from "./check-user.js";
import { fieldOf } from "./fields.js";
import { type ExportText, readExport } from "./read-export.js";
import { type ExportRow, Rejected } from "./record.js";
import { joinRecords, type Source, type SourceUser } from "./source.js";

/** The ids and addresses of so many records fit in memory. */
const MAX_RECORDS = 5_000_000;
/** Records of the second export that one user may have: each of them copies those before. */
const MAX_JOINED = 100;
/** Records of the second export between two turns of other requests. */
const RECORDS_PER_TURN = 500;

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

/** What the second export has of one user. */
interface SecondUser {
  readonly user: SourceUser;
  /** Where its records are. */
  readonly lines: readonly number[];
}

/** The records of the second export by the user's id. */
export interface SecondExport {
  readonly users: ReadonlyMap<string, SecondUser>;
  /** The ids that the first export has too, once it has been read. */
  readonly joined: Set<string>;
  /** Records that belong to no user. The reason names the second file. */
  readonly unreadable: readonly { readonly line: number; readonly reason: string }[];
}

/** The id of a record that may be unreadable. */
function shownId({ idOf }: Pick<Source, "idOf">, row: ExportRow): string {
  if (idOf) {
    try {
      return idOf(row) ?? "";
    } catch (error) {
      reasonOf(error);
      return "";
    }
  }
  const id = fieldOf(row, "id", "user_id", "localId", "email");
  return typeof id === "string" || typeof id === "number" ? String(id) : "";
}

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
    let id = shownId(source, found.value);
    let from = "";
    try {
      const own = source.read(found.value);
      id = own.id ?? id;
      const other = second.users.get(id);
      if (other) second.joined.add(id);
      const user = other ? joinRecords(own, other.user) : own;
      if (other && user.barred === undefined)
        from = `, joined with line ${other.lines[0]} of the second file`;
      yield { record, line, id, checked: checkUser(context, user) };
    } catch (error) {
      yield { record, line, id, reason: reasonOf(error) + from };
    }
  }
}

/** Reads the second export. A user with a record that cannot be read will be rejected. */
export async function readSecond(
  source: Source,
  file: ExportText | undefined,
  maxRecords = MAX_RECORDS,
): Promise<SecondExport> {
  const users = new Map<string, { user: SourceUser; lines: number[] }>();
  const unreadable: { line: number; reason: string }[] = [];
  const second = { users, unreadable, joined: new Set<string>() };
  if (file === undefined) return second;
  if (source.second === undefined)
    throw new ServiceError("bad-flag", "Exports from there are one file. Leave the second out.");
  let record = 0;
  for await (const found of readExport(file, source.second)) {
    requireBounded(++record, file, maxRecords);
    if (record % RECORDS_PER_TURN === 0) await nextTurn();
    const { line } = found;
    const refuse = (reason: string) =>
      unreadable.push({ line, reason: `the second file: ${reason}` });
    if (found.problem !== undefined) {
      refuse(found.problem);
      continue;
    }
    const user = readRecord(source.second, found.value, line);
    if (user.id === undefined) {
      refuse(user.barred ?? "the record has no id");
      continue;
    }
    const known = users.get(user.id);
    if (!known) users.set(user.id, { user, lines: [line] });
    else {
      known.lines.push(line);
      known.user =
        known.lines.length > MAX_JOINED
          ? { id: user.id, barred: `the second file has more than ${MAX_JOINED} records of it` }
          : joinRecords(known.user, user);
    }
  }
  return second;
}

function readRecord(
  source: Pick<Source, "read" | "idOf">,
  row: ExportRow,
  line: number,
): SourceUser {
  try {
    return source.read(row);
  } catch (error) {
    const id = shownId(source, row) || undefined;
    const reason = reasonOf(error);
    return { id, barred: id ? `line ${line} of the second file: ${reason}` : reason };
  }
}

function requireBounded(record: number, { name }: ExportText, max = MAX_RECORDS): void {
  if (record > max)
    throw new ServiceError(
      "file-too-large",
      `${name} has more than ${max.toLocaleString("en")} records. Split it.`,
    );
}
