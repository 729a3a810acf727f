import { LRUCache } from "lru-cache";
import type { Vault } from "../../core/vault.js";
import type { Database } from "../../db/database.js";
import type { AuthEvent } from "../../http/context/auth-events.js";
import { addressHash, type EventOwner, trimEventsOf } from "./table.js";

/** Events above the maximum after which the oldest of an owner are deleted. */
export const SURPLUS_EVENTS = 50;
/** Owners whose events are counted here. Those of others are trimmed hourly. */
const MAX_COUNTED_OWNERS = 10_000;
/** Each trim reads hundreds of rows, for which sign-ins wait. */
const TRIMS_PER_BATCH = 3;

/** Trims the owners of many events, a few at a time. */
export function createTrimmer(vault: Vault) {
  const counts = new LRUCache<string, number>({ max: MAX_COUNTED_OWNERS });
  const due = new Map<string, EventOwner>();
  return async (db: Database, written: readonly AuthEvent[]): Promise<void> => {
    for (const event of written) {
      const owner = ownerOf(vault, event);
      if (!owner) continue;
      const key = `${owner.projectId} ${owner.value}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count % SURPLUS_EVENTS);
      if (count === SURPLUS_EVENTS && due.size < MAX_COUNTED_OWNERS) due.set(key, owner);
    }
    for (const [key, owner] of [...due].slice(0, TRIMS_PER_BATCH)) {
      await trimEventsOf(db, owner);
      due.delete(key);
    }
  };
}

/** A user, or an address without a verified account. */
function ownerOf(vault: Vault, { projectId, userId, address }: AuthEvent): EventOwner | undefined {
  if (userId !== null) return { projectId, column: "user_id", value: userId };
  return address === null
    ? undefined
    : { projectId, column: "address_hash", value: addressHash(vault, projectId, address) };
}
