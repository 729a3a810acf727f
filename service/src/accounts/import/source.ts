import { textOf } from "./fields.js";
import type { ExportShape } from "./read-export.js";
import type { ExportRow } from "./record.js";

export interface SourceAddress {
  readonly value: string;
  readonly isVerified: boolean;
}

/** An account at a provider, by the source's name of the provider. */
export interface SourceAccount {
  readonly provider: string;
  readonly accountId: string;
  readonly email?: string | undefined;
}

export interface SourceHash {
  readonly text: string;
  /** Clerk's name of the format. */
  readonly hasher?: string | undefined;
  /** A hash of Firebase's, which needs the parameters of the Firebase project. */
  readonly firebaseSalt?: string | undefined;
}

/** A user as the export has it. */
export interface SourceUser {
  /** The id at the source. */
  readonly id: string | undefined;
  readonly name?: string | undefined;
  readonly picture?: string | undefined;
  /** The primary address first. */
  readonly addresses?: readonly SourceAddress[];
  readonly hash?: SourceHash | undefined;
  readonly accounts?: readonly SourceAccount[];
  /** The secret of an authenticator app, in base 32. */
  readonly totpSecret?: string | undefined;
  /** In milliseconds. */
  readonly signedUpAt?: number | undefined;
  readonly lastActiveAt?: number | undefined;
  /** Data that the user may change. */
  readonly clientMetadata?: ExportRow | undefined;
  /** Data that the user may read. */
  readonly clientReadOnlyMetadata?: ExportRow | undefined;
  readonly serverMetadata?: ExportRow | undefined;
  /** Why the user must not sign in. */
  readonly barred?: string | undefined;
  /** What the export does not have of the user, for the report. */
  readonly lost?: readonly string[];
}

interface Records extends ExportShape {
  readonly read: (row: ExportRow) => SourceUser;
  /** The user's id in a record that cannot be read, if it is not where most exports have it. */
  readonly idOf?: (row: ExportRow) => string | undefined;
}

/** Where users come from: how to read the records of an export. */
export interface Source extends Records {
  /** A second export, such as a table of accounts. Its records are joined by the user's id. */
  readonly second?: Records;
}

/** The user's id in a record of an account or identity. */
export const userIdOf = (row: ExportRow): string | undefined => textOf(row, "userId", "user_id");

/** Joins two records of one user. Values of the first win. */
export function joinRecords(first: SourceUser, second: SourceUser): SourceUser {
  const isSet = ([, value]: readonly [string, unknown]) => value !== undefined;
  const own = Object.fromEntries(Object.entries(first).filter(isSet)) as unknown as SourceUser;
  return {
    ...second,
    ...own,
    addresses: first.addresses?.length ? first.addresses : (second.addresses ?? []),
    accounts: [...(first.accounts ?? []), ...(second.accounts ?? [])],
    lost: [...(first.lost ?? []), ...(second.lost ?? [])],
  };
}

/** One address of a record, or none. */
export const addressesOf = (value: string | undefined, isVerified: boolean): SourceAddress[] =>
  value === undefined ? [] : [{ value, isVerified }];

export const fullName = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(" ") || undefined;
