import type { ColumnType } from "kysely";

/** Yes or no: 1 or 0, the same on every engine. */
export type Flag = 0 | 1;
/** JSON as text. */
export type JsonText = string;
/** Milliseconds since the epoch. */
export type Millis = number;
/** A SHA-256 of a secret, in base 64: the secret itself is never kept. */
export type Hash = string;
/** Text sealed with the service's secret. */
export type Sealed = string;

/** Set when the row is made, and never changed. */
export type Fixed<T> = ColumnType<T, T, never>;
