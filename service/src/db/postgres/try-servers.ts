import { DatabaseUnavailable } from "../unavailable.js";
import type { ConnectionSettings } from "./client.js";
import { postgresUnavailable } from "./unavailable.js";

/** Errors for which another server may help. */
const NEXT_SERVER: ReadonlySet<string> = new Set(["connection", "timeout", "read-only"]);

/** The pool's error if no connection becomes free in time. */
const NONE_FREE = "timeout exceeded when trying to connect";

const describeFailure = (error: unknown): DatabaseUnavailable =>
  (error as Error).message === NONE_FREE
    ? new DatabaseUnavailable("no-connection-free", error as Error)
    : (postgresUnavailable(error) ?? new DatabaseUnavailable("connection", error as Error));

/** Tries each server once. */
export async function tryServers<T>(
  { choice }: ConnectionSettings,
  connect: () => Promise<T>,
): Promise<T> {
  for (let left = choice.urls.length - 1; ; left--) {
    try {
      return await connect();
    } catch (error) {
      const unavailable = describeFailure(error);
      if (left <= 0 || !NEXT_SERVER.has(unavailable.reason)) throw unavailable;
    }
  }
}
