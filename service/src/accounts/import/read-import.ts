import { setImmediate as nextTurn } from "node:timers/promises";
import { ServiceError } from "../../core/service-error.js";
import type { CheckedUser, ImportContext } from "./check-user.js";
import { Owners } from "./owners.js";
import type { ExportText } from "./read-export.js";
import { type ReadUser, readSecond, readUsers, type SecondExport } from "./read-users.js";
import type { ExportRow } from "./record.js";
import type { Source } from "./source.js";

/** Users of one import that is read whole. */
export const MAX_IMPORTED = 20_000;
/** Records of its second file: users have several accounts. */
const MAX_SECOND_RECORDS = 5 * MAX_IMPORTED;
/** Records between two turns of other requests. */
const RECORDS_PER_TURN = 100;
/** Records whose fields are compared with those that the source reads. */
const RECORDS_WATCHED = 50;

/** A record that can be imported. */
export interface ImportedRecord extends CheckedUser {
  readonly line: number;
}

/** A record that cannot be imported, and why. */
export interface RejectedRecord {
  readonly line: number;
  /** The id at the source, as far as it is known. */
  readonly id: string;
  readonly reason: string;
}

/** An export that was read whole. */
export interface ReadImport {
  readonly users: readonly ImportedRecord[];
  readonly rejected: readonly RejectedRecord[];
  /** Of the second file: how many records belong to a user of the first, and which do not. */
  readonly second:
    | {
        readonly matched: number;
        readonly unmatched: readonly { readonly line: number; readonly id: string }[];
      }
    | undefined;
  /** The names of fields, and whether the import reads them. */
  readonly fields: ReadonlyMap<string, boolean>;
}

/** Reads and checks a small export. Throws {@link ServiceError} if it is none, or too large. */
export async function readImport(
  context: ImportContext,
  source: Source,
  text: ExportText,
  secondText?: ExportText,
): Promise<ReadImport> {
  const fields = new Map<string, boolean>();
  const second = await readSecond(watchedSecond(source, fields), secondText, MAX_SECOND_RECORDS);
  const records: ReadUser[] = [];
  const owners = new Owners();
  for await (const user of readUsers(context, watched(source, fields), text, second)) {
    records.push(user);
    if (user.checked) owners.add(user.record, user.checked.draft);
    if (records.length > MAX_IMPORTED)
      throw new ServiceError(
        "file-too-large",
        `${text.name} has more than ${MAX_IMPORTED.toLocaleString("en")} users. Split it, or use ` +
          "the command user import.",
      );
    if (records.length % RECORDS_PER_TURN === 0) await nextTurn();
  }
  const users: ImportedRecord[] = [];
  const rejected: RejectedRecord[] = second.unreadable.map((record) => ({ ...record, id: "" }));
  for (const { record, line, id, checked, reason } of records) {
    const problem = reason ?? (checked && owners.conflictOf(record, checked.draft));
    if (checked && problem === undefined) users.push({ line, ...checked });
    else rejected.push({ line, id, reason: problem ?? "" });
  }
  return { users, rejected, fields, second: secondText && matchesOf(second) };
}

function matchesOf({ users, joined }: SecondExport): ReadImport["second"] {
  const records = [...users].flatMap(([id, { lines }]) => lines.map((line) => ({ line, id })));
  const unmatched = records.filter(({ id }) => !joined.has(id)).sort((a, b) => a.line - b.line);
  return { matched: records.length - unmatched.length, unmatched };
}

/** The source, noting which fields of the second file it looks at. */
const watchedSecond = (source: Source, fields: Map<string, boolean>): Source =>
  source.second ? { ...source, second: watched(source.second, fields) } : source;

/** A reader of records, noting which fields of the first ones it looks at. */
function watched<T extends Pick<Source, "read">>(source: T, fields: Map<string, boolean>): T {
  let read = 0;
  const watch = (row: ExportRow): ExportRow => {
    if (++read > RECORDS_WATCHED) return row;
    for (const name of Object.keys(row)) fields.set(name, fields.get(name) ?? false);
    return new Proxy(row, {
      getOwnPropertyDescriptor(target, name) {
        if (fields.has(String(name))) fields.set(String(name), true);
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
    });
  };
  return { ...source, read: (row) => source.read(watch(row)) };
}
