import { firebase } from "./firebase.js";
import { type ExportText, readExport } from "./read-export.js";
import type { SourceName } from "./sources.js";

/** Names of fields that tell an export. The first row of which a record has all decides. */
const MARKS: readonly (readonly [SourceName, ...string[]])[] = [
  ["clerk", "primary_email_address"],
  ["clerk", "email_addresses"],
  ["auth0", "user_id"],
  ["auth0", "_id"],
  ["supabase", "encrypted_password"],
  ["firebase", "localId"],
  ["better-auth", "emailVerified", "updatedAt"],
  ["next-auth", "emailVerified"],
  ["csv", "email"],
];

/** Columns at the end that Firebase may leave out. */
const OPTIONAL_COLUMNS = 2;

/** Where the users of an export come from, by its first record; `undefined` if unknown. */
export async function recognizeSource(text: ExportText): Promise<SourceName | undefined> {
  for await (const { value } of recordsOf(text)) {
    const names = new Set(Object.keys(value));
    const row = MARKS.find(([, ...marks]) => marks.every((mark) => names.has(mark)));
    if (row) return row[0];
    // Firebase writes CSV without a header.
    const columns = firebase.columns?.length ?? 0;
    return names.size > columns / 2 && Object.keys(value).length >= columns - OPTIONAL_COLUMNS
      ? "firebase"
      : undefined;
  }
  return undefined;
}

async function* recordsOf(text: ExportText) {
  for await (const found of readExport(text, { required: [] }))
    if (found.problem === undefined) yield found;
}
