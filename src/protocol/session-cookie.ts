/** The cookie that holds the refresh token. */
export const refreshCookie = (projectId: string): string => `stack-refresh-${projectId}`;

/** Legacy name of the refresh cookie: read if the new one is missing, deleted on write. */
export const LEGACY_REFRESH_COOKIE = "stack-refresh";

/** The cookie that holds both tokens. */
export const ACCESS_COOKIE = "stack-access";
