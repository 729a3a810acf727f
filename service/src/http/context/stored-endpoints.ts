import type { Database } from "../../db/database.js";

/** What decides which events an endpoint gets. */
export interface HearingEndpoint {
  /** Names the endpoint in deliveries. */
  readonly key: string;
  readonly url: string;
  /** The types of events; `null` for all. */
  readonly events: readonly string[] | null;
}

/** The endpoints that administrators added, remembered so that events cost no query. */
export interface StoredEndpoints {
  /** Those of a project that are turned on. `conn` is the transaction of the event's change. */
  list(conn: Database, projectId: string): Promise<readonly HearingEndpoint[]>;
  /** Reads them again after a change. Other instances do within ten seconds. */
  forget(projectId: string): void;
}
