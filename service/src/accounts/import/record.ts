/** A record of an export with its line, or why there is none. */
export type Found<T> =
  | { readonly line: number; readonly value: T; readonly problem?: undefined }
  | { readonly line: number; readonly problem: string };

/** The fields of one record by the export's own names. */
export type ExportRow = Readonly<Record<string, unknown>>;

/** A record that cannot be imported. The message is a reason for the report, without values. */
export class Rejected extends Error {}
