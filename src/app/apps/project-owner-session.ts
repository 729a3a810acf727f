import type { OwnerSession } from "../../transport/transport.js";

/** The session of a user of the internal project, by which an admin app acts for a project that the user owns: `user.currentSession`. */
export type ProjectOwnerSession = OwnerSession;
