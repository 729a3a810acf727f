/**
 * Families of errors. They are never sent, but `instanceof` matches them. Each names its parent, if
 * any.
 */
export const families = {
  PROJECT_AUTHENTICATION_ERROR: undefined,
  INVALID_PROJECT_AUTHENTICATION: "PROJECT_AUTHENTICATION_ERROR",
  INVALID_ADMIN_ACCESS_TOKEN: "INVALID_PROJECT_AUTHENTICATION",
  PROJECT_AUTHENTICATION_REQUIRED: "PROJECT_AUTHENTICATION_ERROR",
  SESSION_AUTHENTICATION_ERROR: undefined,
  INVALID_SESSION_AUTHENTICATION: "SESSION_AUTHENTICATION_ERROR",
  INVALID_ACCESS_TOKEN: "INVALID_SESSION_AUTHENTICATION",
  REFRESH_TOKEN_ERROR: undefined,
  PASSWORD_REQUIREMENTS_NOT_MET: undefined,
  VERIFICATION_ERROR: undefined,
} as const satisfies Record<string, string | undefined>;

/** The code of a family of errors, such as all that concern an access token. */
export type FamilyCode = keyof typeof families;
