/** Something that can be read: once for a fresh value, or again and again for a live one. */
export interface Query<T> {
  /** Same key, same value: it names the session, the call and its parameters. */
  readonly key: string;
  /** The kinds of record in the value; a write to one of them makes it stale. */
  readonly kinds: readonly string[];
  fetch(): Promise<T>;
}
