/** A place that needs a manual check. Lines are counted from 1, in the original file. */
export interface Note {
  readonly line: number;
  readonly words: string;
}

export interface Rewritten {
  readonly text: string;
  /** Each change, by line. */
  readonly changes: readonly { readonly line: number; readonly to: readonly string[] }[];
  readonly notes: readonly Note[];
}

/** A file that was moved, or is added. */
export interface MovedFile extends Rewritten {
  readonly path: string;
  readonly isNew?: true;
}
