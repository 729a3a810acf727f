/** Names of the claims of an access token. */
export const CLAIMS = {
  issuer: "iss",
  user: "sub",
  project: "aud",
  /** Where tokens of the old form, which have no audience, name their project. */
  legacyProject: "projectId",
  session: "refreshTokenId",
  branch: "branchId",
  /** Seconds since the epoch. */
  issuedAt: "iat",
  /** Seconds since the epoch. */
  expiresAt: "exp",
} as const;

/** True in tokens of anonymous users, and in no others. Apart from the rest: pages do not read it. */
export const ANONYMOUS_CLAIM = "is_anonymous";
