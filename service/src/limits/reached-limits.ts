import type { Database } from "../db/database.js";
import { type Network, NO_NETWORK, unknownProxy } from "./network.js";
import {
  mailsOf,
  type RateLimitName,
  type Window,
  windowsOfAccount,
  windowsOfNetworks,
} from "./rate-limit.js";

/** What keeps people from signing in, rather than from signing up. */
const OF_SIGN_IN = ["signIn", "code", "mail", "ceremony"] as const satisfies RateLimitName[];

/** Whose attempts are counted. */
export interface Counted {
  readonly projectId: string;
  /** The names that an account is counted by: its addresses and its id. */
  readonly accounts: readonly string[];
  /** Where its latest attempts came from. */
  readonly networks: readonly Network[];
}

/** A limit that refuses more attempts. */
export interface ReachedLimit {
  readonly name: RateLimitName | "mails";
  /** Whether it counts attempts for this account, or for all from a network. */
  readonly scope: "account" | "network";
  /** Null if it counts all networks, empty if the address of the attempts is unknown. */
  readonly network: string | null;
  /** When it ends. */
  readonly until: number;
}

interface Counter extends Window {
  readonly name: ReachedLimit["name"];
  readonly scope: ReachedLimit["scope"];
}

function countersOf({ projectId, accounts, networks: known }: Counted): Counter[] {
  const networks = [...known, ...unknownProxy];
  const ofLimit = (name: (typeof OF_SIGN_IN)[number]): Counter[] => [
    ...windowsOfNetworks(name, networks).map(
      (window): Counter => ({ ...window, name, scope: "network" }),
    ),
    ...accounts.flatMap((account) =>
      windowsOfAccount(name, projectId, account, [...networks, NO_NETWORK]).map(
        (window): Counter => ({ ...window, name, scope: "account" }),
      ),
    ),
  ];
  return [
    ...OF_SIGN_IN.flatMap(ofLimit),
    ...accounts.map(
      (account): Counter => ({
        ...mailsOf("strangers", projectId, account),
        name: "mails",
        scope: "account",
      }),
    ),
  ];
}

/** The limits that attempts for an account have reached, the last to end first. */
export async function findReachedLimits(
  db: Database,
  counted: Counted,
  now: number,
): Promise<ReachedLimit[]> {
  const counters = new Map(countersOf(counted).map((counter) => [counter.key, counter]));
  if (counters.size === 0) return [];
  const rows = await db
    .selectFrom("rate_limits")
    .select(["key", "count", "expires_at"])
    .where("key", "in", [...counters.keys()])
    .where("expires_at", ">", now)
    .execute();
  const reached: ReachedLimit[] = [];
  for (const { key, count, expires_at: until } of rows) {
    const counter = counters.get(key);
    if (!counter || count < counter.most) continue;
    const { name, scope, network = null } = counter;
    reached.push({ name, scope, network, until });
  }
  return reached.sort((a, b) => b.until - a.until);
}

/** Forgets what was counted. Returns how many counters there were. */
export async function liftReachedLimits(tx: Database, counted: Counted): Promise<number> {
  const keys = countersOf(counted).map(({ key }) => key);
  if (keys.length === 0) return 0;
  const { numDeletedRows } = await tx
    .deleteFrom("rate_limits")
    .where("key", "in", keys)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
