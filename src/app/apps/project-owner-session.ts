import type { OwnerSession } from "../../transport/transport.js";

/**
 * The session of a user of the internal project (`user.currentSession`), with which an admin app
 * administers a project that the user owns.
 */
export type ProjectOwnerSession = OwnerSession;
