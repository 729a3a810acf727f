/** Names of the headers of the wire protocol, as the kit sends and reads them. */
export const HEADERS = {
  projectId: "x-stack-project-id",
  accessType: "x-stack-access-type",
  publishableClientKey: "x-stack-publishable-client-key",
  secretServerKey: "x-stack-secret-server-key",
  superSecretAdminKey: "x-stack-super-secret-admin-key",
  adminAccessToken: "x-stack-admin-access-token",
  accessToken: "x-stack-access-token",
  refreshToken: "x-stack-refresh-token",
  clientVersion: "x-stack-client-version",
  /**
   * The signed name of a browser. The service sends it with a sign-in; the kit sends it back, so
   * that the account knows the browser.
   */
  deviceToken: "x-stack-device-token",
  overrideErrorStatus: "x-stack-override-error-status",
  randomNonce: "x-stack-random-nonce",
  requestId: "x-stack-request-id",
  knownError: "x-stack-known-error",
  actualStatus: "x-stack-actual-status",
  /**
   * Both tokens as JSON, from an app's browser code to the app's own server; never sent to the
   * service.
   */
  auth: "x-stack-auth",
} as const;

/** The header that carries the key of each level. */
export const KEY_HEADERS = {
  client: HEADERS.publishableClientKey,
  server: HEADERS.secretServerKey,
  admin: HEADERS.superSecretAdminKey,
} as const;
