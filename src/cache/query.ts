/** A read, either once or live. */
export interface Query<T> {
  /** Identifies the value: session, call and parameters. */
  readonly key: string;
  /** The record kinds in the value. A write to one of them makes it stale. */
  readonly kinds: readonly string[];
  fetch(): Promise<T>;
  /** Whether the session of the value has ended, or is another one now. */
  readonly isOver?: () => boolean;
}

/** A promise as React's `use` reads it: `status` avoids suspending. */
export type Tracked<T = unknown> = Promise<T> & { status?: string; value?: T };
