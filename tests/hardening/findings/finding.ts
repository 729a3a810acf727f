/** A weakness found in a running service or app, and its fix. */
export interface Finding {
  /** The prefix of the titles of the tests for the fix: `A1: …`. */
  readonly id: string;
  readonly found: string;
  readonly fixed: string;
}
