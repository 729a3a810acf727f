import type { JobKind, JobState } from "@stackkit/next/protocol/internal";
import type { Fixed, JsonText, Millis, Sealed } from "./columns.js";

/** Jobs over many users. */
export interface JobTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  kind: Fixed<JobKind>;
  state: JobState;
  /** The query of the list of users. */
  filter: Fixed<string | null>;
  /** Users by id: without a filter, or found when the job was made by their whole id or address. */
  user_ids: Fixed<JsonText | null>;
  options: Fixed<JsonText>;
  total: Fixed<number>;
  done: number;
  failed: number;
  /** The last user that was done, in order of sign-up. */
  place: JsonText | null;
  created_at: Fixed<Millis>;
  updated_at: Millis;
  finished_at: Millis | null;
  actor_type: Fixed<string | null>;
  actor_id: Fixed<string | null>;
}

/** Users with whom a job failed. */
export interface JobFailureTable {
  project_id: Fixed<string>;
  job_id: Fixed<string>;
  user_id: Fixed<string>;
  reason: Fixed<string>;
  at: Fixed<Millis>;
}

/** Parts of the files of exports, in order. */
export interface JobFileTable {
  project_id: Fixed<string>;
  job_id: Fixed<string>;
  part: Fixed<number>;
  content: Fixed<Sealed>;
  created_at: Fixed<Millis>;
}
