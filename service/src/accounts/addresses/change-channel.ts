import { KnownErrors } from "@stackkit/next/protocol/internal";
import { PlainError } from "../../core/plain-error.js";
import type { Database } from "../../db/database.js";
import { transact } from "../../db/transact.js";
import { isServer } from "../../http/own-user.js";
import type { HandlerContext } from "../../http/route.js";
import type { Refusals } from "../../users/change-channels.js";
import { type ContactChannel, claimsAmong, listChannels } from "../../users/contact-channels.js";
import { addressEvents, announceProtection } from "../../users/protection.js";
import { announceUser, lockUser } from "../../users/user-rows.js";
import { hasWayIn, lastWayIn } from "../../users/ways-in.js";
import { hasRoomForClaim } from "./claim-address.js";

/** A call that changes addresses. */
export type Call = Pick<HandlerContext, "context" | "project" | "info" | "level">;

/** `shownAddress` is the address in the error if another account signs in with it. */
export const refusals = (call: Call, shownAddress: string | null): Refusals => ({
  own: () => new PlainError(400, "The user has this contact channel already."),
  taken: () =>
    new KnownErrors.ContactChannelAlreadyUsedForAuthBySomeoneElse({
      type: "email",
      contact_channel_value: shownAddress,
    }),
  isStrict: isServer(call),
});

/**
 * Runs a change of a user's channels, serialized per user. Emits a user event if the primary
 * address changed, and tells of what it means for the account's protection.
 */
export async function changeChannel<T extends Pick<ContactChannel, "isPrimary">>(
  call: Call,
  userId: string,
  change: (tx: Database) => Promise<{ before?: ContactChannel; after: T }>,
  unknown: () => Error,
): Promise<T> {
  const { context, project } = call;
  return transact(context, async (tx) => {
    if (!(await lockUser(tx, project.id, userId))) throw unknown();
    const addresses = await listChannels(tx, project.id, { userId });
    const hadWayIn = !isServer(call) && (await hasWayIn(tx, project, userId));
    const { before, after } = await change(tx);
    const changed = await listChannels(tx, project.id, { userId });
    if (!isServer(call)) await requireRoomForClaims(tx, call, userId, addresses, changed);
    if (hadWayIn && !isReplaced(addresses, changed) && !(await hasWayIn(tx, project, userId)))
      throw lastWayIn();
    const events = addressEvents(addresses, changed);
    await announceProtection(tx, call, userId, events);
    if (before?.isPrimary || after.isPrimary)
      await announceUser(tx, context, project.id, "user.updated", userId);
    return after;
  });
}

/** Whether one address took the place of another, which hears of it and can undo it. */
const isReplaced = (before: readonly ContactChannel[], after: readonly ContactChannel[]): boolean =>
  after.some(({ id, value }) => before.some((one) => one.id === id && one.value !== value));

/** Refuses a change that makes an address a claim which a sign-up with it could not be. */
async function requireRoomForClaims(
  tx: Database,
  call: Call,
  userId: string,
  before: readonly ContactChannel[],
  after: readonly ContactChannel[],
): Promise<void> {
  const { context, info, project } = call;
  const claimed = new Set(claimsAmong(before));
  for (const canonical of claimsAmong(after).filter((claim) => !claimed.has(claim))) {
    const claim = { info, projectId: project.id, userId, canonical };
    if (!(await hasRoomForClaim(tx, context, claim))) throw refusals(call, null).taken();
  }
}
