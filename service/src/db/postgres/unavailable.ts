import pg from "pg";
import { DatabaseUnavailable, type UnavailableReason } from "../unavailable.js";

/** Transient PostgreSQL states (SQLSTATE) and their reasons. */
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

/** Classifies a PostgreSQL error; `undefined` for faulty statements. */
export function postgresUnavailable(error: unknown): DatabaseUnavailable | undefined {
  if (error instanceof DatabaseUnavailable) return error;
  // A bug in this program, not a connection error.
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

/** The driver's error message for a timeout. */
const READ_TIMEOUT = "Query read timeout";
