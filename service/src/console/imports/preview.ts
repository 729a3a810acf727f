import type { ReadImport, RejectedRecord } from "../../accounts/import/read-import.js";
import { type ImportOutcome, importUsers, REFUSED_OUTCOMES } from "../../accounts/import-users.js";
import type { ImportDraft } from "../../accounts/insert-imported.js";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";

/** Rows and problems that a preview shows. */
const SHOWN_ROWS = 10;
const SHOWN_PROBLEMS = 100;
/** Users whose addresses are looked up at once. */
const BATCH = 500;

/** What an import would do, without doing it. */
export async function previewImport(
  db: Database,
  project: Project,
  { users, rejected, fields, second }: ReadImport,
  now: number,
) {
  const counts: Record<ImportOutcome, number> = {
    imported: 0,
    exists: 0,
    deleted: 0,
    "address-taken": 0,
    "account-taken": 0,
  };
  const hashes: Record<string, number> = {};
  const problems: RejectedRecord[] = [...rejected];
  const incomplete: RejectedRecord[] = [];
  for (let from = 0; from < users.length; from += BATCH) {
    const some = users.slice(from, from + BATCH);
    const drafts = some.map(({ draft }) => draft);
    const outcomes = await importUsers(db, project, drafts, now, true);
    for (const [at, { line, draft, lost }] of some.entries()) {
      const outcome = outcomes[at] as ImportOutcome;
      counts[outcome]++;
      const reason = (REFUSED_OUTCOMES as Readonly<Record<string, string>>)[outcome];
      const id = draft.addresses[0]?.value ?? draft.id;
      if (reason !== undefined) problems.push({ line, id, reason });
      if (outcome === "imported" && lost.length > 0)
        incomplete.push({ line, id, reason: `without ${lost.join("; ")}` });
      const format = hashFormatOf(draft);
      if (format !== undefined) hashes[format] = (hashes[format] ?? 0) + 1;
    }
  }
  const { imported, exists, ...refused } = counts;
  const byLine = (a: RejectedRecord, b: RejectedRecord) => a.line - b.line;
  return {
    counts: {
      imported,
      existing: exists,
      refused: rejected.length + Object.values(refused).reduce((sum, count) => sum + count, 0),
      incomplete: incomplete.length,
    },
    fields: [...fields].map(([name, is_read]) => ({ name, is_read })),
    hashes: Object.entries(hashes).map(([format, count]) => ({ format, count })),
    second: second && {
      matched: second.matched,
      unmatched: second.unmatched.length,
      records: second.unmatched.slice(0, SHOWN_PROBLEMS),
    },
    problems: problems.sort(byLine).slice(0, SHOWN_PROBLEMS),
    incomplete: incomplete.slice(0, SHOWN_PROBLEMS),
    rows: users.slice(0, SHOWN_ROWS).map(({ line, draft }) => ({
      line,
      email: draft.addresses[0]?.value ?? null,
      is_verified: draft.addresses[0]?.isVerified ?? false,
      name: draft.displayName ?? null,
      providers: draft.oauthAccounts.map(({ providerId }) => providerId),
      has_password: draft.passwordHash != null,
    })),
  };
}

/** The algorithm of a stored hash, such as `bcrypt`. */
function hashFormatOf({ passwordHash }: ImportDraft): string | undefined {
  const [, name] = /^\$([\w-]+)\$/.exec(passwordHash ?? "") ?? [];
  return name?.startsWith("2") ? "bcrypt" : name;
}
