import type { Access } from "../../access/access.js";
import type { Level } from "../../protocol/operations/level.js";
import type { Fields } from "../../protocol/records/record.js";
import { type session, sessions } from "../../protocol/records/session.js";

/**
 * A session of a user on a device.
 * @interface
 */
export type ActiveSession = Omit<Fields<typeof session, "client">, "isCurrentSession"> & {
  /** Whether this is the current session. */
  readonly isCurrentSession: boolean;
};

/** Methods about a user's sessions. */
export interface SessionActions {
  /** Lists the user's sessions. Only administrators see impersonation sessions. */
  getActiveSessions(): Promise<ActiveSession[]>;
  /**
   * Ends a session. Throws `CANNOT_DELETE_CURRENT_SESSION` for the current one: sign out instead.
   */
  revokeSession(sessionId: string): Promise<void>;
}

/** The methods about a user's sessions. */
export const createSessionActions = <L extends Level>(access: Access<L>): SessionActions => ({
  getActiveSessions: () =>
    access
      .query(
        sessions.list,
        { query: { userId: access.subject } },
        (fields): ActiveSession => ({
          ...fields,
          isCurrentSession: fields.isCurrentSession ?? false,
        }),
      )
      .fetch(),
  revokeSession: (id) =>
    access.run(sessions.delete, { params: { session_id: id }, query: { userId: access.subject } }),
});
