import pg from "pg";
import { DatabaseUnavailable, type UnavailableReason } from "../unavailable.js";

/** States (SQLSTATE) of PostgreSQL that pass, and what each means. */
const STATES: Readonly<Record<string, UnavailableReason>> = {
  "25006": "read-only",
  "25P03": "timeout",
  "25P04": "timeout",
  "53100": "disk-full",
  "53200": "too-many-connections",
  "53300": "too-many-connections",
  "55P03": "lock",
  "57014": "timeout",
  "57P01": "connection",
  "57P02": "connection",
  "57P03": "connection",
  "57P05": "connection",
  "58000": "disk-error",
  "58030": "disk-error",
};
const CONNECTION_STATE = /^08/;

/** What an error of a connection to PostgreSQL means; `undefined` for a mistake in the statement. */
export function postgresUnavailable(error: unknown): DatabaseUnavailable | undefined {
  if (error instanceof DatabaseUnavailable) return error;
  // A mistake in this program, not in the connection.
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError)
    return undefined;
  if (!(error instanceof pg.DatabaseError)) {
    return new DatabaseUnavailable(
      error.message === READ_TIMEOUT ? "timeout" : "connection",
      error,
    );
  }
  const state = error.code ?? "";
  const reason = CONNECTION_STATE.test(state) ? "connection" : STATES[state];
  return reason && new DatabaseUnavailable(reason, error);
}

/** How the driver names an answer that did not come in time. */
const READ_TIMEOUT = "Query read timeout";
