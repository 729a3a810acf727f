import { canonicalEmail, HEADERS } from "@stackkit/next/protocol";
import { PlainError } from "../core/plain-error.js";
import { hashOf } from "../core/random.js";
import { isKnownNetwork } from "../db/queries/sign-in/known-networks.js";
import { countInWindows } from "../db/queries/sign-in/rate-limits.js";
import { header, isSentByServer, type RequestInfo } from "../http/request/request-info.js";
import type { Context } from "../runtime/context.js";
import { networkOf } from "./network.js";

const MINUTE = 60_000;

interface Rule {
  readonly windowMillis: number;
  /** Requests about one account from one network in a window. */
  readonly perAccount: number;
  /** Requests about one account from everywhere. A network that the account's owner signed in from may still try. */
  readonly everywhere: number;
  /** Requests from one network in a window. */
  readonly perNetwork: number;
}

/** What is limited, and how. An account is an address or a user's id. */
export const RATE_LIMITS = {
  /** Proving oneself by something that can be guessed: a password, a code of an authenticator app. */
  signIn: { windowMillis: 5 * MINUTE, perAccount: 20, everywhere: 200, perNetwork: 150 },
  /** Looking at or using a code from a mail. */
  code: { windowMillis: 5 * MINUTE, perAccount: 60, everywhere: 600, perNetwork: 150 },
  /** Having a mail sent. */
  /** Adding or changing an address of an account. */
  address: { windowMillis: 15 * MINUTE, perAccount: 20, everywhere: 60, perNetwork: 60 },
  mail: { windowMillis: 15 * MINUTE, perAccount: 8, everywhere: 24, perNetwork: 60 },
  /** Making an account. */
  signUp: { windowMillis: 60 * MINUTE, perAccount: 20, everywhere: 60, perNetwork: 120 },
  /** Making an account that holds nothing. */
  anonymousSignUp: { windowMillis: 60 * MINUTE, perAccount: 60, everywhere: 600, perNetwork: 60 },
  /** Starting a sign-in that keeps a row until it ends: a passkey's, a command-line tool's. */
  ceremony: { windowMillis: 5 * MINUTE, perAccount: 60, everywhere: 600, perNetwork: 150 },
} as const satisfies Record<string, Rule>;

type RateLimitName = keyof typeof RATE_LIMITS;

/**
 * Counts a request against its network and against its account, there and everywhere, and answers 429 with `Retry-After`
 * if any of them had too many. What strangers try elsewhere does not keep owners from signing in where they did before.
 * Counts are kept in the database: every instance sees them. A server speaks for many people, so its network is not counted.
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
  const ofAccount = account === undefined ? [] : ["account", project, canonicalEmail(account)];
  const strict = [
    ...(account === undefined
      ? []
      : [{ key: keyOf(...ofAccount, network ?? ""), most: rule.perAccount }]),
    ...(network === undefined ? [] : [{ key: keyOf("network", network), most: rule.perNetwork }]),
  ];
  const everywhere =
    account === undefined ? [] : [{ key: keyOf(...ofAccount), most: rule.everywhere }];
  const counted = [...strict, ...everywhere];
  if (counted.length === 0) return;
  const counts = await countInWindows(
    context.db,
    counted.map(({ key }) => ({ key, windowStart, expiresAt })),
  );
  const fits = ({ key, most }: { key: string; most: number }) => (counts.get(key) ?? 0) <= most;
  if (strict.every(fits)) {
    if (everywhere.every(fits)) return;
    if (
      account !== undefined &&
      network !== undefined &&
      (await isKnownNetwork(context.db, project, account, hashOf(network)))
    )
      return;
  }
  const seconds = Math.max(1, Math.ceil((expiresAt - now) / 1000));
  throw new PlainError(429, `Too many attempts. Try again in ${seconds} seconds.`, {
    "retry-after": String(seconds),
  });
}

/** The network that a client's request came from; none for servers, who speak for many people. */
export const clientNetwork = (info: RequestInfo): string | undefined =>
  isSentByServer(info) ? undefined : networkOf(info.ip, info.isForwarded);
