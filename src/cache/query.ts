/** A read, either once or live. */
export interface Query<T> {
  /** Identifies the value: session, call and parameters. */
  readonly key: string;
  /** The record kinds in the value. A write to one of them makes it stale. */
  readonly kinds: readonly string[];
  fetch(): Promise<T>;
}
