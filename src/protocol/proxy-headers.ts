/**
 * Written by the kit's proxy on the forwarded request: the requested path, so that a page can be
 * the return address after signing in. A value from the browser is discarded, and no decision
 * depends on it.
 */
export const REQUESTED_PATH_HEADER = "x-stackkit-requested-path";

/**
 * Written by the kit's proxy on the forwarded request if the service refused the session, so that
 * the sign-in page can say so.
 */
export const SESSION_ENDED_HEADER = "x-stackkit-session-ended";
