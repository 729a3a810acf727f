/** Names of the claims of an access token that pages read. */
export const CLAIMS = {
  issuer: "iss",
  user: "sub",
  project: "aud",
  /** Legacy tokens have no audience and name their project here. */
  legacyProject: "projectId",
  session: "refresh_token_id",
  /** Tokens of older services name their session here. */
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
  /** The same as `aud`, under the name that other clients read. */
  project: "project_id",
  branch: "branch_id",
} as const;
