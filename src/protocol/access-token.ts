/** Names of the claims of an access token that pages read. */
export const CLAIMS = {
  issuer: "iss",
  user: "sub",
  project: "aud",
  /** Legacy tokens have no audience and name their project here. */
  legacyProject: "projectId",
  session: "refresh_token_id",
  /** The same under the name of 2.8.1, which is the only one in tokens of older services. */
  legacySession: "refreshTokenId",
  /** Seconds since the epoch. */
  issuedAt: "iat",
  /** Seconds since the epoch. */
  expiresAt: "exp",
} as const;

/** Claims about the user, as of the token's issue. Separate, because pages do not read them. */
export const USER_CLAIMS = {
  role: "role",
  displayName: "name",
  primaryEmail: "email",
  primaryEmailVerified: "email_verified",
  selectedTeamId: "selected_team_id",
  /** Seconds since the epoch. */
  signedUpAt: "signed_up_at",
  isAnonymous: "is_anonymous",
  isRestricted: "is_restricted",
  restrictedReason: "restricted_reason",
  isMultiFactorRequired: "requires_totp_mfa",
  /** Who acts besides the user (RFC 8693). Missing if no one does. */
  actor: "act",
  /** The same as `aud`, under the name that other clients read. */
  project: "project_id",
  branch: "branch_id",
  /** As in 2.8.1, for backends that read it. */
  legacyBranch: "branchId",
} as const;
