import type { ColumnType } from "kysely";

/** A boolean as 1 or 0, on every engine. */
export type Flag = 0 | 1;
/** JSON as text. */
export type JsonText = string;
/** Milliseconds since the epoch. */
export type Millis = number;
/** A SHA-256 in base 64. The secret itself is not stored. */
export type Hash = string;
/** Text sealed with the service's secret. */
export type Sealed = string;

/** Immutable after insert. */
export type Fixed<T> = ColumnType<T, T, never>;
