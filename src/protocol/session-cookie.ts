/** The cookie that holds the refresh token. */
export const refreshCookie = (projectId: string): string => `stack-refresh-${projectId}`;

/** Legacy name of the refresh cookie: read if the new one is missing, deleted on write. */
export const LEGACY_REFRESH_COOKIE = "stack-refresh";

/**
 * The cookie that changes when a server of the app has written on behalf of this browser's user. Its
 * value is random and says nothing else.
 */
export const WRITES_COOKIE = "stack-writes";
