import { KnownErrors } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import type { Database } from "../db/database.js";
import {
  type ChannelDraft,
  deleteChannel,
  insertChannel,
  updateChannel,
} from "./change-channels.js";
import { findPrimaryChannel } from "./contact-channels.js";

/**
 * A server's change of a user's primary address. Without `value` it applies to the current one;
 * `null` removes it.
 */
export interface PrimaryEmailChange {
  readonly value?: string | null | undefined;
  readonly verified?: boolean | undefined;
  readonly usedForAuth?: boolean | undefined;
  /** Also rejects an address that another account claims. */
  readonly isStrict?: boolean | undefined;
}

/** Throws a plain 400 for flags without an address. */
export function requireAddress(
  email: string | null | undefined,
  { verified, usedForAuth }: PrimaryEmailChange,
): void {
  if (email) return;
  if (verified)
    throw new PlainError(
      400,
      "A primary address cannot be verified where there is none. Send the address as well.",
    );
  if (usedForAuth)
    throw new PlainError(
      400,
      "One cannot sign in with a primary address where there is none. Send the address as well.",
    );
}

/**
 * Changes, adds or removes a user's primary address. The transaction must have locked their row. A
 * server may mark any address verified, and a changed one stays so.
 */
export async function changePrimaryEmail(
  tx: Database,
  projectId: string,
  userId: string,
  change: PrimaryEmailChange,
  now: number,
): Promise<void> {
  const primary = await findPrimaryChannel(tx, projectId, userId);
  const value = change.value === undefined ? primary?.value : change.value;
  requireAddress(value, change);
  if (!value) {
    if (primary) await deleteChannel(tx, projectId, primary);
    return;
  }
  const refusals = {
    own: () =>
      new PlainError(
        400,
        "This address is another contact channel of the user already. Make that channel " +
          "the primary one.",
      ),
    taken: () => new KnownErrors.UserWithEmailAlreadyExists({ email: value }),
    isStrict: change.isStrict,
  };
  const draft: ChannelDraft = {
    userId,
    value,
    isVerified: change.verified ?? primary?.isVerified ?? false,
    usedForAuth: change.usedForAuth ?? primary?.usedForAuth ?? false,
    isPrimary: true,
  };
  if (primary) await updateChannel(tx, projectId, now, primary, draft, refusals);
  else await insertChannel(tx, projectId, now, draft, refusals);
}
