/** Names of the claims of an access token. */
export const CLAIMS = {
  issuer: "iss",
  user: "sub",
  project: "aud",
  /** Legacy tokens have no audience and name their project here. */
  legacyProject: "projectId",
  session: "refreshTokenId",
  branch: "branchId",
  /** Seconds since the epoch. */
  issuedAt: "iat",
  /** Seconds since the epoch. */
  expiresAt: "exp",
} as const;

/**
 * True only in tokens of anonymous users. Separate from the others because pages do not read it.
 */
export const ANONYMOUS_CLAIM = "is_anonymous";
