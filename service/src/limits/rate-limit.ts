import { PlainError } from "../core/plain-error.js";
import { hashOf } from "../core/random.js";
import { DAY, MINUTE } from "../core/time.js";
import type { Database } from "../db/database.js";
import type { Context } from "../http/context.js";
import { isSentByServer, type RequestInfo } from "../http/request-info.js";
import { keyOf, keyOfAccount, keyOfMails, keyOfNetwork, type MailAsker } from "./counter-keys.js";
import { countInWindows } from "./counters.js";
import { hasKnownDevice } from "./known-devices.js";
import { isKnownNetwork } from "./known-networks.js";
import { type Network, NO_NETWORK, networksOfRequest } from "./network.js";
import { USER_LIMITS } from "./user-limits.js";

interface Rule {
  readonly windowMillis: number;
  /** Requests about one account from one network per window. */
  readonly perAccount: number;
  /**
   * Requests about one account from all networks per window. Browsers and networks of the
   * owner's earlier sign-ins are exempt. One customer's networks together have at most half of it.
   */
  readonly everywhere: number;
  /** Requests from one network per window. Wider networks have a multiple of it. */
  readonly perNetwork: number;
}

/** For requests whose mails and guesses have totals of their own. */
const NO_TOTAL = Number.POSITIVE_INFINITY;

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
  /** Creating an account. A total of all would let three networks keep an address out. */
  signUp: { windowMillis: 60 * MINUTE, perAccount: 20, everywhere: NO_TOTAL, perNetwork: 120 },
  /** Creating an anonymous account. */
  anonymousSignUp: { windowMillis: 60 * MINUTE, perAccount: 60, everywhere: 600, perNetwork: 60 },
  /** Starting a sign-in that stores a row: passkeys, command-line tools. */
  ceremony: { windowMillis: 5 * MINUTE, perAccount: 60, everywhere: 600, perNetwork: 150 },
  /** Calls of agents, with a valid key or not. Keys have a limit of their own. */
  agentCalls: { windowMillis: 5 * MINUTE, perAccount: 300, everywhere: 300, perNetwork: 600 },
} as const satisfies Record<string, Rule>;

/** Mails a day that requests of strangers, or of the owner's browsers, send to one address. */
export const MAILS_PER_DAY = 40;

/** One count of a request. */
export interface Window {
  readonly key: string;
  /** The network that it counts; none for those of all networks. */
  readonly network?: string;
  readonly most: number;
  readonly windowMillis: number;
  /** Does not count for the account's owner. */
  readonly exemptsOwner?: boolean;
}

export type RateLimitName = keyof typeof RATE_LIMITS;

/** A request of a client that counts. */
interface Counted {
  readonly context: Pick<Context, "db" | "clock" | "vault">;
  readonly info: RequestInfo;
  readonly project: string;
}

/** An account that a request is about. */
interface Account {
  readonly projectId: string;
  /** An address, or a user's id. */
  readonly id: string;
}

/**
 * Counts a request against its networks and account. Throws a plain 429 with `Retry-After` above a
 * limit. Attempts from other networks don't lock out the owner. Counters are in the database,
 * shared by all instances. Servers act for many users, so their network is not counted.
 */
export async function limit(
  context: Context,
  info: RequestInfo,
  name: RateLimitName,
  account?: Account,
): Promise<void> {
  if (!context.settings.rateLimits) return;
  const counted = { context, info, project: account?.projectId ?? "" };
  const networks = clientNetworks(info);
  const windows = [
    ...windowsOfNetworks(name, networks),
    ...(account ? windowsOfAccount(name, account.projectId, account.id, networks) : []),
  ];
  const seconds = await countFull(counted, windows, account?.id);
  if (seconds !== undefined) throw tooMany(seconds);
  if (name === "mail" && account) {
    const wait = await countMail(counted, account.id);
    if (wait !== undefined) throw tooMany(wait);
  }
}

/**
 * Counts what a user, an API key or the holder of a password does. Throws a plain 429 above the
 * limit.
 */
export async function limitUser(
  context: Context,
  info: RequestInfo,
  name: keyof typeof USER_LIMITS,
  project: string,
  id: string,
): Promise<void> {
  if (!context.settings.rateLimits) return;
  const window = { key: keyOf(name, project, id), ...USER_LIMITS[name] };
  const seconds = await countFull({ context, info, project }, [window]);
  if (seconds !== undefined) throw tooMany(seconds);
}

/** What counts requests from each network, for any account. */
export const windowsOfNetworks = (name: RateLimitName, networks: readonly Network[]): Window[] => {
  const { perNetwork, windowMillis } = RATE_LIMITS[name];
  return networks.map((network) => ({
    key: keyOfNetwork(name, network.name),
    network: network.name,
    most: perNetwork * network.factor,
    windowMillis,
  }));
};

/** What counts requests about one account: from each network, and from all. */
export function windowsOfAccount(
  name: RateLimitName,
  project: string,
  account: string,
  networks: readonly Network[],
): Window[] {
  const { perAccount, everywhere, windowMillis } = RATE_LIMITS[name];
  const key = (network?: string) => keyOfAccount(name, project, account, network);
  return [
    ...(networks.length > 0 ? networks : [NO_NETWORK]).map((network) => ({
      key: key(network.name),
      network: network.name,
      // One customer with many networks leaves half of the account's total to others.
      most:
        network.factor === 1 ? perAccount : Math.min(perAccount * network.factor, everywhere / 2),
      windowMillis,
    })),
    { key: key(), most: everywhere, windowMillis, exemptsOwner: true },
  ];
}

/** Counts in windows. Returns the seconds until the first full one ends, `undefined` if none is. */
async function countFull(
  { context, info, project }: Counted,
  windows: readonly Window[],
  account?: string,
): Promise<number | undefined> {
  if (windows.length === 0) return undefined;
  const now = context.clock.now();
  const countsOf = (counted: readonly Window[]) =>
    counted.map(({ key, windowMillis }) => {
      const windowStart = now - (now % windowMillis);
      return { key, windowStart, expiresAt: windowStart + windowMillis };
    });
  const counts = await countInWindows(context.db, countsOf(windows));
  const full = windows.filter(({ key, most }) => (counts.get(key) ?? 0) > most);
  const [first] = full;
  if (first === undefined) return undefined;
  const isOwnersOnly = full.every(({ exemptsOwner }) => exemptsOwner) && account !== undefined;
  if (isOwnersOnly && (await isKnown(context, info, project, account))) return undefined;
  // A refused request uses up nothing that others share.
  await countInWindows(context.db, countsOf(windows), -1);
  return Math.max(1, Math.ceil((first.windowMillis - (now % first.windowMillis)) / 1000));
}

/**
 * Whether an account's owner, by id or address, has signed in before from the browser of a request,
 * wherever it is now, or from its network.
 */
export async function isKnown(
  context: Counted["context"],
  info: RequestInfo,
  projectId: string,
  account: string,
): Promise<boolean> {
  const { db } = context;
  if (await hasKnownDevice(db, context, info, projectId, account)) return true;
  const network = clientNetwork(info);
  return network !== undefined && isKnownNetwork(db, projectId, account, hashOf(network));
}

/** What counts a day's mails to an address. */
export const mailsOf = (asker: MailAsker, project: string, email: string): Window => ({
  key: keyOfMails(asker, project, email),
  most: MAILS_PER_DAY,
  windowMillis: DAY,
});

/**
 * Counts a mail that a client's request sends to an address. Returns the seconds until the next may
 * be sent, if it is too many. The owner's own mails count apart from those of strangers.
 */
async function countMail(counted: Counted, email: string): Promise<number | undefined> {
  const { context, info, project } = counted;
  if (isSentByServer(info)) return undefined;
  const wait = await countFull(counted, [mailsOf("strangers", project, email)]);
  if (wait === undefined || !(await isKnown(context, info, project, email))) return wait;
  return countFull(counted, [mailsOf("owner", project, email)]);
}

/**
 * Counts a mail that a request for something else sends. Returns whether the address may still get
 * it today.
 */
export const mayMail = async (
  { settings, clock, vault }: Pick<Context, "settings" | "clock" | "vault">,
  db: Database,
  info: RequestInfo,
  asker: MailAsker,
  project: string,
  email: string,
): Promise<boolean> =>
  !settings.rateLimits ||
  isSentByServer(info) ||
  (await countFull({ context: { db, clock, vault }, info, project }, [
    mailsOf(asker, project, email),
  ])) === undefined;

const tooMany = (seconds: number): PlainError =>
  new PlainError(429, `Too many attempts. Try again in ${seconds} seconds.`, {
    "retry-after": String(seconds),
  });

/** The networks of a client's request; none for servers, which act for many users. */
export const clientNetworks = (info: RequestInfo): readonly Network[] =>
  isSentByServer(info) ? [] : networksOfRequest(info);

/** The narrowest network of a client's request. */
export const clientNetwork = (info: RequestInfo): string | undefined =>
  clientNetworks(info)[0]?.name;

/** The stored form of a client's network. */
export function networkHashOf(info: RequestInfo): string | undefined {
  const network = clientNetwork(info);
  return network === undefined ? undefined : hashOf(network);
}
