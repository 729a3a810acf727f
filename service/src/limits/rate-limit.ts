import { canonicalEmail, HEADERS } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import { hashOf } from "../core/random.js";
import type { Context } from "../http/context.js";
import { header, isSentByServer, type RequestInfo } from "../http/request-info.js";
import { countInWindows } from "./counters.js";
import { isKnownNetwork } from "./known-networks.js";
import { networkOfRequest } from "./network.js";

const MINUTE = 60_000;

interface Rule {
  readonly windowMillis: number;
  /** Requests about one account from one network per window. */
  readonly perAccount: number;
  /**
   * Requests about one account from all networks per window. Networks of the owner's earlier
   * sign-ins are exempt.
   */
  readonly everywhere: number;
  /** Requests from one network per window. */
  readonly perNetwork: number;
}

/** The rate limits. An account is an address or a user's id. */
export const RATE_LIMITS = {
  /** Guessable credentials: passwords and authenticator codes. */
  signIn: { windowMillis: 5 * MINUTE, perAccount: 20, everywhere: 200, perNetwork: 150 },
  /** Checking or using a code from a mail. */
  code: { windowMillis: 5 * MINUTE, perAccount: 60, everywhere: 600, perNetwork: 150 },
  /** Adding or changing an address. */
  address: { windowMillis: 15 * MINUTE, perAccount: 20, everywhere: 60, perNetwork: 60 },
  /** Requesting a mail. */
  mail: { windowMillis: 15 * MINUTE, perAccount: 8, everywhere: 24, perNetwork: 60 },
  /** Creating an account. */
  signUp: { windowMillis: 60 * MINUTE, perAccount: 20, everywhere: 60, perNetwork: 120 },
  /** Creating an anonymous account. */
  anonymousSignUp: { windowMillis: 60 * MINUTE, perAccount: 60, everywhere: 600, perNetwork: 60 },
  /** Starting a sign-in that stores a row: passkeys, command-line tools. */
  ceremony: { windowMillis: 5 * MINUTE, perAccount: 60, everywhere: 600, perNetwork: 150 },
} as const satisfies Record<string, Rule>;

/** One count of a request. */
interface Window {
  readonly key: string;
  readonly most: number;
  /** Does not count for networks of the account's earlier sign-ins. */
  readonly exemptsKnownNetworks?: boolean;
}

type RateLimitName = keyof typeof RATE_LIMITS;

/**
 * Counts a request against its network and account. Throws a plain 429 with `Retry-After` above a
 * limit. Attempts from other networks don't lock out the owner. Counters are in the database,
 * shared by all instances. Servers act for many users, so their network is not counted.
 */
export async function limit(
  context: Context,
  info: RequestInfo,
  name: RateLimitName,
  account?: string,
): Promise<void> {
  if (!context.settings.rateLimits) return;
  const rule: Rule = RATE_LIMITS[name];
  const now = context.clock.now();
  const windowStart = now - (now % rule.windowMillis);
  const expiresAt = windowStart + rule.windowMillis;
  const project = header(info, HEADERS.projectId) ?? "";
  const network = clientNetwork(info);
  const keyOf = (...parts: string[]) => hashOf([name, ...parts].join("\n"));
  const windows: Window[] = [];
  if (network !== undefined)
    windows.push({ key: keyOf("network", network), most: rule.perNetwork });
  if (account !== undefined) {
    const ofAccount = ["account", project, canonicalEmail(account)];
    windows.push(
      { key: keyOf(...ofAccount, network ?? ""), most: rule.perAccount },
      { key: keyOf(...ofAccount), most: rule.everywhere, exemptsKnownNetworks: true },
    );
  }
  if (windows.length === 0) return;
  const counts = await countInWindows(
    context.db,
    windows.map(({ key }) => ({ key, windowStart, expiresAt })),
  );
  const full = windows.filter(({ key, most }) => (counts.get(key) ?? 0) > most);
  if (full.length === 0) return;
  if (
    full.every(({ exemptsKnownNetworks }) => exemptsKnownNetworks) &&
    account !== undefined &&
    network !== undefined &&
    (await isKnownNetwork(context.db, project, account, hashOf(network)))
  )
    return;
  const seconds = Math.max(1, Math.ceil((expiresAt - now) / 1000));
  throw new PlainError(429, `Too many attempts. Try again in ${seconds} seconds.`, {
    "retry-after": String(seconds),
  });
}

/** The network of a client's request; `undefined` for servers, which act for many users. */
export const clientNetwork = (info: RequestInfo): string | undefined =>
  isSentByServer(info) ? undefined : networkOfRequest(info);
