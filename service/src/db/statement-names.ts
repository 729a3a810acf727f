import { createHash } from "node:crypto";

const names = new Map<string, string>();

/** Has PostgreSQL connections prepare a statement under a name of its own. */
export const nameStatement = (sql: string): void =>
  void names.set(sql, createHash("sha256").update(sql).digest("base64url"));

/** The name of a prepared statement on a PostgreSQL connection; `undefined` for unprepared ones. */
export const preparedName = (sql: string): string | undefined => names.get(sql);
