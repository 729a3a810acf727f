import * as z from "zod/mini";
import { json } from "../encoding/json-schemas.js";
import {
  maxLength,
  millis,
  nonEmptyText,
  queryCount,
  queryMillis,
  uuid,
} from "../encoding/scalars.js";
import type { Schema } from "../encoding/schema.js";
import { MAX_EMAIL_LENGTH } from "../limits/limits.js";
import { get, one, page } from "../operations/operation.js";
import { optionalField } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";

const MAX_WORD_LENGTH = 300;
const word = nonEmptyText.check(maxLength(MAX_WORD_LENGTH));
const CURSOR = /^\d{1,15}~[^\s]{1,100}$/;

/** The cursor of a list by time: a time, `~` and an id. */
export const TIME_CURSOR: Schema<string> = word.check(
  z.refine((value) => CURSOR.test(value), "must be a cursor of this list"),
);

/** A page of events by time, newest first. */
const ofTime = {
  /** At this time or later. */
  since: optionalField("since_millis", queryMillis),
  /** Before this time. */
  until: optionalField("until_millis", queryMillis),
  limit: optionalField("limit", queryCount),
  /** `next_cursor` of the page before. A page may be short or empty and still have one. */
  cursor: optionalField("cursor", TIME_CURSOR),
};

const auditColumns = {
  /** The entry's id. */
  id: column("id", z.string()),
  /** When it happened. */
  at: column("at_millis", millis),
  /** The level of the caller. */
  level: column("level", z.string()),
  /** The operation: `PATCH /users/{user_id}`. */
  operation: column("operation", z.string()),
  /** The path of the request. */
  subject: column("subject", z.string()),
  /** The request's id, or that of a job. */
  requestId: column("request_id", z.string()),
  /** Who did it: `administrator`, `key`, `agent` or `command-line`, and an id. */
  actor: column("actor", z.nullable(z.object({ type: z.string(), id: z.string() }))),
  /** For whom the actor of a session did it. */
  userId: column("user_id", z.nullable(z.string())),
  /** The address of the caller. */
  ip: column("ip", z.nullable(z.string())),
  /** The caller's program as text. */
  device: column("device", z.nullable(z.string())),
  /** The fields that were sent; secrets are left out. */
  changes: column("changes", json()),
};
/** The columns of the audit. */
export interface AuditEntryRecord extends RecordType<typeof auditColumns> {}
/** A change by an administrator or a server. */
export const auditEntry: AuditEntryRecord = record("audit-entry", auditColumns);

const authEventColumns = {
  /** The event's id. */
  id: column("id", z.string()),
  /** When it happened. */
  at: column("at_millis", millis),
  /** The user; null if no account has verified the address. */
  userId: column("user_id", z.nullable(z.string())),
  /** `sign-in`, `sign-up`, `reset`, `protection` or `mail`. */
  type: column("type", z.string()),
  /** How: `password`, `code`, `passkey`, `provider`, …. */
  method: column("method", z.string()),
  /** `done`, `failed`, `asked` or `refused`. */
  outcome: column("outcome", z.string()),
  /**
   * The code of the error. A wrong password that no password of an account could match is
   * `PASSWORD_NOT_SET`, or `ADDRESS_NOT_FOR_SIGN_IN`.
   */
  reason: column("reason", z.nullable(z.string())),
  /** The IP address; null for a server's call. */
  ip: column("ip", z.nullable(z.string())),
  /** The country, of two letters. */
  countryCode: column("country_code", z.nullable(z.string())),
  /** The device, as text. */
  device: column("device", z.nullable(z.string())),
  /** The session that it opened. */
  sessionId: column("session_id", z.nullable(z.string())),
  /** The request's id. */
  requestId: column("request_id", z.string()),
};
/** The columns of an event of a sign-in. */
export interface AuthEventRecord extends RecordType<typeof authEventColumns> {}
/** What happened at sign-in, or a change of how an account is protected. */
export const authEvent: AuthEventRecord = record("auth-event", authEventColumns);

const figuresColumns = {
  /** Each day, oldest first, today last. */
  days: column(
    "days",
    z.array(
      z.object({
        /** `YYYY-MM-DD` in UTC. */
        date: z.string(),
        sign_ups: z.number(),
        active_users: z.number(),
        /** Failed and refused sign-ins by the code of their error; `RATE_LIMITED` are limits. */
        failures: z.record(z.string(), z.number()),
        failed_mails: z.number(),
        failed_webhooks: z.number(),
      }),
    ),
  ),
  /** Whether there were too many failures to count all of them. */
  isPartial: column("is_partial", z.boolean()),
};
/** The columns of the figures by day. */
export interface FiguresRecord extends RecordType<typeof figuresColumns> {}
/** A project's figures by day. */
export const figures: FiguresRecord = record("figures", figuresColumns);

/** Calls about what happened. */
export const events = {
  audit: get("/internal/audit", {
    access: "admin",
    query: {
      ...ofTime,
      actorId: optionalField("actor_id", word),
      /** The beginning of the operation: `PATCH /users`. */
      operation: optionalField("operation", word),
      /** A part of the request's path, such as an id. */
      subject: optionalField("subject", word),
      requestId: optionalField("request_id", word),
    },
    returns: page(auditEntry),
  }),
  authEvents: get("/internal/auth-events", {
    access: "admin",
    query: {
      ...ofTime,
      userId: optionalField("user_id", uuid),
      /** An address, also one that no account has. */
      address: optionalField("address", nonEmptyText.check(maxLength(MAX_EMAIL_LENGTH))),
      type: optionalField("type", word),
      method: optionalField("method", word),
      /** One or several, with commas between. */
      outcome: optionalField("outcome", word),
      reason: optionalField("reason", word),
      ip: optionalField("ip", word),
      requestId: optionalField("request_id", word),
    },
    returns: page(authEvent),
  }),
  /** The last days, at most 90; 30 if not said otherwise. */
  figures: get("/internal/figures", {
    access: "admin",
    query: { days: optionalField("days", queryCount) },
    returns: one(figures),
  }),
};
