/** A file that `init` writes if there is none. */
export interface Source {
  readonly path: string;
  readonly text: string;
  /** The file that it belongs to: it is left out if that exists already. */
  readonly partOf?: string;
}
