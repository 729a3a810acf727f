/** SQLite's result codes by number, where callers tell them apart. */
const NAMES: Readonly<Record<number, string>> = {
  5: "SQLITE_BUSY",
  6: "SQLITE_LOCKED",
  7: "SQLITE_NOMEM",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  15: "SQLITE_PROTOCOL",
  19: "SQLITE_CONSTRAINT",
  26: "SQLITE_NOTADB",
  261: "SQLITE_BUSY_RECOVERY",
  517: "SQLITE_BUSY_SNAPSHOT",
  1555: "SQLITE_CONSTRAINT_PRIMARYKEY",
  2067: "SQLITE_CONSTRAINT_UNIQUE",
};
const PRIMARY_BITS = 0xff;

/** The name of a result code: of its longer form if it is known, else of the first eight bits. */
export const resultCodeName = (code: number): string =>
  NAMES[code] ?? NAMES[code & PRIMARY_BITS] ?? "SQLITE_ERROR";
