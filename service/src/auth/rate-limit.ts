import { canonicalEmail, HEADERS } from "@stackkit/next/protocol";
import type { Context } from "../context.js";
import { countInWindows } from "../db/queries/rate-limits.js";
import { PlainError } from "../plain-error.js";
import { hashOf } from "../random.js";
import { header, type RequestFacts } from "../request/facts.js";
import { networkOf } from "./network.js";

const MINUTE = 60_000;

interface Rule {
  readonly windowMillis: number;
  /** Requests about one account in a window. */
  readonly perAccount: number;
  /** Requests from one network in a window. */
  readonly perNetwork: number;
}

/** What is limited, and how. An account is an address or a user's id. */
export const RATE_LIMITS = {
  /** Proving oneself by something that can be guessed: a password, a code of an authenticator app. */
  signIn: { windowMillis: 5 * MINUTE, perAccount: 20, perNetwork: 150 },
  /** Looking at or using a code from a mail. */
  code: { windowMillis: 5 * MINUTE, perAccount: 60, perNetwork: 150 },
  /** Having a mail sent. */
  mail: { windowMillis: 15 * MINUTE, perAccount: 8, perNetwork: 60 },
  /** Adding or changing an address of an account. */
  address: { windowMillis: 15 * MINUTE, perAccount: 20, perNetwork: 60 },
  /** Making an account. */
  signUp: { windowMillis: 60 * MINUTE, perAccount: 20, perNetwork: 120 },
  /** Making an account that holds nothing. */
  anonymousSignUp: { windowMillis: 60 * MINUTE, perAccount: 60, perNetwork: 60 },
  /** Starting a sign-in that keeps a row until it ends: a passkey's, a command-line tool's. */
  ceremony: { windowMillis: 5 * MINUTE, perAccount: 60, perNetwork: 150 },
} as const satisfies Record<string, Rule>;

type RateLimitName = keyof typeof RATE_LIMITS;

/**
 * Counts a request against its account and its network, and answers 429 with `Retry-After` where either had too many.
 * Counts are kept in the database: every instance sees them. A server speaks for many people, so its network is not counted.
 */
export async function limit(context: Context, facts: RequestFacts, name: RateLimitName, account?: string): Promise<void> {
  if (!context.settings.rateLimits) return;
  const rule: Rule = RATE_LIMITS[name];
  const now = context.clock.now();
  const windowStart = now - (now % rule.windowMillis);
  const expiresAt = windowStart + rule.windowMillis;
  const project = header(facts, HEADERS.projectId) ?? "";
  const network = isServer(facts) ? undefined : networkOf(facts.ip, facts.isForwarded);
  const counted = [
    ...(account === undefined ? [] : [{ key: hashOf([name, "account", project, canonicalEmail(account)].join("\n")), most: rule.perAccount }]),
    ...(network === undefined ? [] : [{ key: hashOf([name, "network", network].join("\n")), most: rule.perNetwork }]),
  ];
  if (counted.length === 0) return;
  const counts = await countInWindows(
    context.db,
    counted.map(({ key }) => ({ key, windowStart, expiresAt })),
  );
  if (counted.every(({ key, most }) => (counts.get(key) ?? 0) <= most)) return;
  const seconds = Math.max(1, Math.ceil((expiresAt - now) / 1000));
  throw new PlainError(429, `Too many attempts. Try again in ${seconds} seconds.`, { "retry-after": String(seconds) });
}

/** Whether a secret key came along. It has been proved by the time anything is limited. */
const isServer = (facts: RequestFacts): boolean => {
  const level = header(facts, HEADERS.accessType);
  return level === "server" || level === "admin";
};
