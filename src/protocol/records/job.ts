import * as z from "zod/mini";
import { items, maxLength, millis, text, uuid } from "../encoding/scalars.js";
import { get, list, one, patch, post } from "../operations/operation.js";
import { field, optionalField } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";

const STARTED_KINDS = ["end-sessions", "delete", "add-to-team", "export", "export-audit"] as const;
/**
 * What a job does with each user; `export-audit` writes the entries of the audit into a file, and
 * `import` is started in the console.
 */
export const JOB_KINDS = [...STARTED_KINDS, "import"] as const;
/** One of {@link JOB_KINDS}. */
export type JobKind = (typeof JOB_KINDS)[number];

/** Whether a job goes on. */
export const JOB_STATES = ["running", "paused", "cancelled", "done"] as const;
/** One of {@link JOB_STATES}. */
export type JobState = (typeof JOB_STATES)[number];

/** The formats of an export. */
export const EXPORT_FORMATS = ["ndjson", "csv"] as const;

const jobColumns = {
  /** The job's id. */
  id: column("id", z.string()),
  /** What it does with each user. */
  kind: column("kind", z.enum(JOB_KINDS)),
  /** Whether it goes on. */
  state: column("state", z.enum(JOB_STATES)),
  /** The query of the list of users, or of the audit; null for users by id. */
  filter: column("filter", z.nullable(z.string())),
  /** The team of `add-to-team`. */
  teamId: column("team_id", z.nullable(z.string())),
  /** The format of an export. */
  format: column("format", z.nullable(z.enum(EXPORT_FORMATS))),
  /** Whether an export has the hashes of passwords. */
  hasHashes: column("has_hashes", z.boolean()),
  /** How many users there were when it was made. */
  total: column("total", z.number()),
  /** How many are done. */
  done: column("done", z.number()),
  /** How many could not be done; `failures` has their reasons. */
  failed: column("failed", z.number()),
  /** When it was made. */
  createdAt: column("created_at_millis", millis),
  /** When it last went on. */
  updatedAt: column("updated_at_millis", millis),
  /** When it ended; null before. */
  finishedAt: column("finished_at_millis", z.nullable(millis)),
  /** Who made it: `administrator`, `key`, … and an id; null if unknown. */
  createdBy: column("created_by", z.nullable(z.object({ type: z.string(), id: z.string() }))),
};
/** The columns of a job. */
export interface JobRecord extends RecordType<typeof jobColumns> {}
/** A job over many users. */
export const job: JobRecord = record("job", jobColumns);

const failureColumns = {
  /** The user; for an import, the line of the file, such as `line 12`. */
  userId: column("user_id", z.string()),
  /** One sentence, in English. */
  reason: column("reason", z.string()),
  /** When it failed. */
  at: column("at_millis", millis),
};
/** The columns of a failure. */
export interface JobFailureRecord extends RecordType<typeof failureColumns> {}
/** A user with whom a job failed. */
export const jobFailure: JobFailureRecord = record("job-failure", failureColumns);

const linkColumns = {
  /** The address of the file. */
  url: column("url", z.string()),
  /** When the link ends. */
  expiresAt: column("expires_at_millis", millis),
};
/** The columns of a link to an export. */
export interface ExportLinkRecord extends RecordType<typeof linkColumns> {}
/** A link to the file of an export. */
export const exportLink: ExportLinkRecord = record("export-link", linkColumns);

const MAX_FILTER_LENGTH = 2000;

/** Calls about jobs over many users. */
export const jobs = {
  /** Starts a job over the users of a filter, or over some by their ids. */
  create: post("/internal/jobs", {
    access: "admin",
    body: {
      kind: field("kind", z.enum(STARTED_KINDS, `must be ${STARTED_KINDS.join(", ")}`)),
      /**
       * The query of the list of users: `anonymous=true&active_before_millis=…`; of the audit for
       * `export-audit`.
       */
      filter: optionalField("filter", text.check(maxLength(MAX_FILTER_LENGTH))),
      userIds: optionalField("user_ids", items(uuid)),
      /** Needed for a filter that has no condition. */
      everyone: optionalField("everyone", z.boolean()),
      teamId: optionalField("team_id", uuid),
      format: optionalField("format", z.enum(EXPORT_FORMATS, "must be ndjson or csv")),
      hasHashes: optionalField("has_hashes", z.boolean()),
    },
    returns: one(job),
    status: 201,
    errors: ["TEAM_NOT_FOUND"],
    touches: ["job"],
  }),
  /** The latest 100, newest first. */
  list: get("/internal/jobs", { access: "admin", returns: list(job) }),
  read: get("/internal/jobs/{job_id}", { access: "admin", returns: one(job) }),
  /** Pauses, continues or cancels it. What is done stays done. */
  update: patch("/internal/jobs/{job_id}", {
    access: "admin",
    body: {
      state: field(
        "state",
        z.enum(["running", "paused", "cancelled"], "must be running, paused or cancelled"),
      ),
    },
    returns: one(job),
    touches: ["job"],
  }),
  failures: get("/internal/jobs/{job_id}/failures", { access: "admin", returns: list(jobFailure) }),
  /** A link to the file of an export that is done. It works once, within a minute. */
  link: post("/internal/jobs/{job_id}/link", {
    access: "admin",
    body: {},
    bodyOptional: true,
    returns: one(exportLink),
    status: 201,
    touches: ["job"],
  }),
};
