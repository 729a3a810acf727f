import type { Schema, Value } from "../encoding/schema.js";
import type { FamilyCode } from "./families.js";

/**
 * One error: its HTTP status, the schema of its details `D` (null without any), its message, and
 * its family.
 */
export interface ErrorRow<D = unknown, F extends FamilyCode | undefined = FamilyCode | undefined> {
  readonly status: number;
  readonly details: Schema<D> | null;
  // biome-ignore lint/suspicious/noExplicitAny: each row reads its own details; the class that calls it is typed by code.
  readonly message: (details: any) => string;
  readonly family: F;
  readonly sentAs?: SentAs;
}

/** The code and reason used on the wire if older clients do not know the error's own code. */
export interface SentAs {
  readonly code: string;
  readonly reason: string;
}

/** An error without details. */
export const plain = <const F extends FamilyCode | undefined = undefined>(
  status: number,
  message: string,
  family?: F,
): ErrorRow<null, F> => ({
  status,
  details: null,
  message: () => message,
  family: family as F,
});

/** An error with further details, in wire names. */
export const detailed = <S extends Schema, const F extends FamilyCode | undefined = undefined>(
  status: number,
  details: S,
  message: (details: Value<S>) => string,
  family?: F,
): ErrorRow<Value<S>, F> => ({ status, details, message, family: family as F });

/** An error sent as a more general one with a reason, so that older clients show its message. */
export const refined = <const F extends FamilyCode | undefined = undefined>(
  sentAs: SentAs,
  message: string,
  family?: F,
): ErrorRow<null, F> => ({ ...plain(400, message, family), sentAs });
