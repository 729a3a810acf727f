/** Why the database is unavailable. */
export type UnavailableReason =
  | "connection"
  | "no-connection-free"
  | "too-many-connections"
  | "disk-full"
  | "disk-error"
  | "lock"
  | "timeout"
  | "read-only"
  | "unconfirmed"
  | "damaged";

const SENTENCES: Readonly<Record<UnavailableReason, string>> = {
  connection: "The connection to the database failed",
  "no-connection-free": "Every connection to the database is in use",
  "too-many-connections": "The database server takes no more connections",
  "disk-full": "The disk of the database is full",
  "disk-error": "The database cannot read or write its files",
  lock: "Another write holds the rows that this one needs",
  timeout: "The database took too long to answer",
  "read-only": "The database can only be read here",
  unconfirmed: "No standby confirmed the write in time",
  damaged: "The database file is damaged",
};

/** Why a SQLite file is usually locked for so long that the service says so. */
export const LOCKED_FILE =
  "perhaps by an open transaction of another program, such as a database tool; end it there";

/** The database is temporarily unavailable. Requests get a 503. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  constructor(
    readonly reason: UnavailableReason,
    override readonly cause: Error,
    says = cause.message,
  ) {
    super(`${SENTENCES[reason]}: ${says}`, { cause });
  }
}

/** Prefixes of SQLite's error codes; most have longer, more specific forms. */
const SQLITE_CODES: readonly (readonly [start: string, reason: UnavailableReason])[] = [
  ["SQLITE_BUSY", "lock"],
  ["SQLITE_LOCKED", "lock"],
  ["SQLITE_FULL", "disk-full"],
  ["SQLITE_READONLY", "read-only"],
  ["SQLITE_IOERR", "disk-error"],
  ["SQLITE_CANTOPEN", "disk-error"],
  ["SQLITE_NOMEM", "disk-error"],
  ["SQLITE_PROTOCOL", "lock"],
  ["SQLITE_CORRUPT", "damaged"],
  ["SQLITE_NOTADB", "damaged"],
];

/** Classifies a SQLite error; `undefined` for faulty statements. */
export function sqliteUnavailable(error: unknown): DatabaseUnavailable | undefined {
  if (error instanceof DatabaseUnavailable) return error;
  const code = (error as { code?: unknown } | null)?.code;
  if (!(error instanceof Error) || typeof code !== "string") return undefined;
  const reason = SQLITE_CODES.find(([start]) => code.startsWith(start))?.[1];
  const says = reason === "lock" ? `${error.message}, ${LOCKED_FILE}` : undefined;
  return reason && new DatabaseUnavailable(reason, error, says);
}
