import type { Database } from "../db/database.js";
import { keyOfAccount, keyOfMails, keyOfNetwork } from "./counter-keys.js";
import { type Network, unknownProxy } from "./network.js";
import { MAILS_PER_DAY, NO_NETWORK, RATE_LIMITS, type RateLimitName } from "./rate-limit.js";

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
  /** `account`: of this account, from all networks; `network`: of all accounts. */
  readonly scope: "account" | "account-here" | "network";
  /** Empty if the address of the attempts is unknown. */
  readonly network: string | null;
  /** When it ends. */
  readonly until: number;
}

interface Counter extends Omit<ReachedLimit, "until"> {
  readonly key: string;
  readonly most: number;
}

function countersOf({ projectId, accounts, networks: known }: Counted): Counter[] {
  const networks = [...known, ...unknownProxy];
  const counters: Counter[] = [];
  for (const name of OF_SIGN_IN) {
    const { perAccount, everywhere, perNetwork } = RATE_LIMITS[name];
    for (const account of accounts) {
      const key = (network?: string) => keyOfAccount(name, projectId, account, network);
      counters.push({ name, scope: "account", network: null, key: key(), most: everywhere });
      for (const { name: network, factor } of [...networks, NO_NETWORK]) {
        const most = factor === 1 ? perAccount : Math.min(perAccount * factor, everywhere / 2);
        counters.push({ name, scope: "account-here", network, key: key(network), most });
      }
    }
    for (const { name: network, factor } of networks) {
      const key = keyOfNetwork(name, network);
      counters.push({ name, scope: "network", network, key, most: perNetwork * factor });
    }
  }
  for (const account of accounts) {
    const key = keyOfMails("strangers", projectId, account);
    counters.push({ name: "mails", scope: "account", network: null, key, most: MAILS_PER_DAY });
  }
  return counters;
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
    const { name, scope, network } = counter;
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
