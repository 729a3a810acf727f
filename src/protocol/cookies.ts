import { LEGACY_REFRESH_COOKIE, WRITES_COOKIE } from "./session-cookie.js";

/**
 * Names of the kit's cookies. They match the hosted kit's, so that existing sessions survive a
 * migration.
 */
export const COOKIES = {
  /** Holds both tokens. */
  access: "stack-access",
  legacyRefresh: LEGACY_REFRESH_COOKIE,
  /** Set by the browser on an https page, so that the server may mark its cookies `Secure`. */
  isHttps: "stack-is-https",
  oauthOuterPrefix: "stack-oauth-outer-",
  /** Set by the service during a redirect to a provider. */
  oauthInnerPrefix: "stack-oauth-inner-",
  writes: WRITES_COOKIE,
  /** The language that a reader chose for the screens, as a language tag. */
  language: "stack-language",
  /** `light` or `dark`, if the reader chose one for the screens. */
  appearance: "stack-appearance",
} as const;

/** The cookie that holds the browser's device token. Signing out leaves it. */
export const deviceCookie = (projectId: string): string => `stack-device-${projectId}`;

export { refreshCookie } from "./session-cookie.js";
