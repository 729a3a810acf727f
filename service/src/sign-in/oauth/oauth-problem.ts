/** An OAuth error (RFC 6749, 5.2) without a code in the catalogue. */
export class OAuthProblem extends Error {
  override readonly name = "OAuthProblem";
  readonly status = 400;
  constructor(
    readonly error: "invalid_request" | "invalid_grant" | "unsupported_grant_type",
    message: string,
  ) {
    super(message);
  }
  /** The error in wire form. */
  toJSON(): { error: string; error_description: string } {
    return { error: this.error, error_description: this.message };
  }
}

/** Returns a required parameter of a grant. Throws {@link OAuthProblem} if it is missing. */
export function requireParameter(name: string, value: string | undefined): string {
  if (value === undefined || value === "")
    throw new OAuthProblem("invalid_request", `The parameter ${name} is missing.`);
  return value;
}
