import * as z from "zod/mini";
import { millis, nonEmptyText, queryCount } from "../encoding/scalars.js";
import { get, page, post, success, USER_ERRORS } from "../operations/operation.js";
import { optionalField } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";

const TYPES = ["sign-in", "sign-up", "reset", "protection"] as const;
const OUTCOMES = ["done", "failed", "asked", "refused"] as const;

const activityColumns = {
  /** The id of the event. */
  id: column("id", z.string()),
  /** What kind of event it is; `protection` is a change of how the account is protected. */
  type: column("type", z.enum(TYPES)),
  /** How: `password`, `code`, `passkey`, `provider`, …; or the change: `passkey_added`, …. */
  method: column("method", z.string()),
  /** `asked`: the person had to prove more. `refused`: nothing was compared, as by a limit. */
  outcome: column("outcome", z.enum(OUTCOMES)),
  /** The code of the error; null if there was none. */
  reason: column("reason", z.nullable(z.string())),
  /** When it happened. */
  at: column("at_millis", millis),
  /** The device, as text: `Chrome, macOS`; null if unknown. */
  device: column("device", z.nullable(z.string())),
  /** The country, of two letters; null if unknown. */
  countryCode: column("country_code", z.nullable(z.string())),
  /** The IP address; null for a server's call. */
  ip: column("ip", z.nullable(z.string())),
  /** Whether it opened the session of this request. */
  isCurrentSession: column("is_current_session", z.boolean()),
};
/** The columns of an event of an account. */
export interface ActivityRecord extends RecordType<typeof activityColumns> {}
/** A sign-in, a failed one, or a change of how an account is protected. */
export const activityEvent: ActivityRecord = record("activity", activityColumns);

/** Calls about what happened to an account. */
export const activity = {
  /** The last 30 days, newest first. */
  list: get("/users/{user_id}/activity", {
    access: "server",
    self: true,
    query: {
      limit: optionalField("limit", queryCount),
      /** The id of the first event of the page. */
      cursor: optionalField("cursor", nonEmptyText),
    },
    returns: page(activityEvent),
    errors: USER_ERRORS,
  }),
  /**
   * "This wasn't me": ends all other sessions, and mails the link that undoes changes to the addresses
   * that may object.
   */
  report: post("/users/{user_id}/activity/report", {
    access: "server",
    self: true,
    loose: true,
    returns: success,
    errors: USER_ERRORS,
    touches: ["session", "activity"],
  }),
};
