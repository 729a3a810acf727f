/** An error in the form that OAuth gives it (RFC 6749, 5.2), for what the catalogue has no code for. */
export class OAuthProblem extends Error {
  override readonly name = "OAuthProblem";
  readonly status = 400;
  constructor(
    readonly error: "invalid_request" | "invalid_grant" | "unsupported_grant_type",
    message: string,
  ) {
    super(message);
  }
  /** The error as it travels. */
  toJSON(): { error: string; error_description: string } {
    return { error: this.error, error_description: this.message };
  }
}

/** The value of a parameter that a grant cannot do without. */
export function requireParameter(name: string, value: string | undefined): string {
  if (value === undefined || value === "")
    throw new OAuthProblem("invalid_request", `The parameter ${name} is missing.`);
  return value;
}
