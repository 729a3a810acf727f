import { canonicalEmail } from "@stackkit/next/protocol/internal";
import { MAX_CLAIMS_PER_ADDRESS } from "../core/limits.js";
import { hashOf } from "../core/random.js";
import type { Database } from "../db/database.js";
import { countInWindows } from "../limits/counters.js";
import type { CredentialsByEmail } from "./credentials.js";

const LOCK_KEPT_MILLIS = 60_000;

/**
 * Serializes sign-ups with one address until the transaction ends. Unverified addresses have no
 * unique index, so it locks a counter row, which works on both engines.
 */
export async function lockAddress(
  tx: Database,
  projectId: string,
  canonical: string,
  now: number,
): Promise<void> {
  const key = hashOf(["address", projectId, canonical].join("\n"));
  await countInWindows(tx, [{ key, windowStart: now, expiresAt: now + LOCK_KEPT_MILLIS }]);
}

/** Claims of one address from one network. */
const MAX_CLAIMS_PER_NETWORK = 3;
/** A claim that is used so long after its sign-up is never displaced. */
const CLAIM_IN_USE_AFTER_MILLIS = 10_000;

/** An account that wants to claim an address. */
export interface NewClaim {
  readonly projectId: string;
  /** The accounts that claim it already, oldest first. */
  readonly claims: readonly CredentialsByEmail[];
  /** The hash of its network; undefined for requests without one. */
  readonly networkHash: string | undefined;
  readonly now: number;
}

interface RivalClaim {
  readonly userId: string;
  readonly canonical: string;
  readonly network: string;
  /** Whether its account was used after the sign-up. */
  readonly isInUse: boolean;
}

/**
 * Makes room for another account that claims an address, by ending an unused claim: the newest of
 * the same network if that has too many, else the newest of the network with the most. So a flood
 * displaces itself, and no claim in use. Returns false if there is no room.
 */
export async function makeRoomForClaim(tx: Database, claim: NewClaim): Promise<boolean> {
  const { projectId, claims, networkHash = "", now } = claim;
  const rivals = await readRivals(tx, claim);
  const ofNetwork = (network: string) => rivals.filter((rival) => rival.network === network);
  const isCrowded = ofNetwork(networkHash).length >= MAX_CLAIMS_PER_NETWORK;
  if (!isCrowded && claims.length < MAX_CLAIMS_PER_ADDRESS) return true;
  const unused = (isCrowded ? ofNetwork(networkHash) : rivals).filter(({ isInUse }) => !isInUse);
  const most = Math.max(...unused.map(({ network }) => ofNetwork(network).length));
  const displaced = unused.findLast(({ network }) => ofNetwork(network).length === most);
  if (!displaced) return false;
  await claimsTo(tx, projectId, displaced.canonical, now)
    .where("user_id", "=", displaced.userId)
    .execute();
  return true;
}

async function readRivals(
  tx: Database,
  { projectId, claims, networkHash = "" }: NewClaim,
): Promise<RivalClaim[]> {
  if (claims.length === 0) return [];
  const ids = claims.map(({ userId }) => userId);
  const users = await tx
    .selectFrom("users")
    .select(["id", "signed_up_at", "last_active_at"])
    .where("project_id", "=", projectId)
    .where("id", "in", ids)
    .execute();
  const networks = await tx
    .selectFrom("known_networks")
    .select(["user_id", "network_hash"])
    .where("project_id", "=", projectId)
    .where("user_id", "in", ids)
    .orderBy("last_seen_at")
    .execute();
  return claims.map(({ userId, email }) => {
    const user = users.find(({ id }) => id === userId);
    const known = networks.filter(({ user_id }) => user_id === userId);
    const own = known.find(({ network_hash }) => network_hash === networkHash) ?? known[0];
    const usedFor = user ? user.last_active_at - user.signed_up_at : 0;
    return {
      userId,
      canonical: canonicalEmail(email),
      network: own?.network_hash ?? "",
      isInUse: usedFor > CLAIM_IN_USE_AFTER_MILLIS,
    };
  });
}

/** Ends other accounts' claims to an address that one account has verified. */
export async function endOtherClaims(
  tx: Database,
  projectId: string,
  canonical: string,
  holderId: string,
  now: number,
): Promise<void> {
  await claimsTo(tx, projectId, canonical, now).where("user_id", "!=", holderId).execute();
}

/** Those of some canonical addresses that accounts sign in with: as claims, or verified. */
export async function usedAmong(
  db: Database,
  projectId: string,
  canonicals: readonly string[],
  as: "claim" | "verified",
): Promise<ReadonlySet<string>> {
  if (canonicals.length === 0) return new Set();
  const rows = await db
    .selectFrom("contact_channels")
    .select("canonical")
    .where("project_id", "=", projectId)
    .where("canonical", "in", canonicals)
    .where("is_verified", "=", as === "verified" ? 1 : 0)
    .where("used_for_auth", "=", 1)
    .execute();
  return new Set(rows.map(({ canonical }) => canonical));
}

/** Takes the sign-in from unverified addresses. The time tells it from the user's own choice. */
const claimsTo = (tx: Database, projectId: string, canonical: string, now: number) =>
  tx
    .updateTable("contact_channels")
    .set({ used_for_auth: 0, claim_ended_at: now })
    .where("project_id", "=", projectId)
    .where("type", "=", "email")
    .where("canonical", "=", canonical)
    .where("is_verified", "=", 0)
    .where("used_for_auth", "=", 1);

/** Whether an unverified address would sign in, had another account not ended its claim. */
export async function isEndedClaim(
  tx: Database,
  projectId: string,
  channelId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom("contact_channels")
    .select("claim_ended_at")
    .where("project_id", "=", projectId)
    .where("id", "=", channelId)
    .executeTakeFirst();
  return row !== undefined && row.claim_ended_at !== null;
}
