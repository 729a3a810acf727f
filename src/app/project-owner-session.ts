import type { TokenSource } from "../transport/transport.js";

/** The session of a user of the internal project, by which an admin app acts for a project that the user owns. */
export type ProjectOwnerSession = TokenSource;
