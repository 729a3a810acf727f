/** A weakness that was found in a running service or app, and how it was fixed. */
export interface Finding {
  /** Titles of the tests that hold the fix begin with it: `A1: …`. */
  readonly id: string;
  readonly found: string;
  readonly fixed: string;
}
