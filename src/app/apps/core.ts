import { environment } from "#environment";
import { Access, type AccessOptions, freshReads, type Reads } from "../../access/access.js";
import { QueryCache } from "../../cache/query-cache.js";
import { CACHE_KEPT_MILLIS, CACHE_THROTTLE_MILLIS } from "../../protocol/limits/limits.js";
import type { Level } from "../../protocol/operations/level.js";
import type { Session } from "../../session/session.js";
import { type Clock, systemClock } from "../../transport/clock.js";
import type { SenderOptions } from "../../transport/send.js";
import { createTokenRequests, type TokenRequests } from "../../transport/token-request.js";
import { createTransport, type Transport } from "../../transport/transport.js";
import type { Settings } from "../config/app-settings.js";
import type { AskForTotp } from "../config/options.js";
import type { TokenStoreChoice } from "../config/token-store-choice.js";
import { openSession } from "../user/open-session.js";

/** What a page, a request or a token store remembers: who uses it, and what was read for them. */
export interface Scope<L extends Level> {
  readonly session: Session;
  readonly reads: Reads;
  /** The caller with this session. */
  readonly access: Access<L>;
  /** A sign-out that is under way, and the page with it: whoever asks for a user meanwhile need not be sent anywhere else. */
  pendingSignOut?: Promise<void>;
}

/** What every part of an app shares: its settings, its way to the service, and the sessions that are open. */
export interface Core<L extends Level = Level> {
  readonly level: L;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly sender: SenderOptions;
  readonly transport: Transport;
  readonly tokenRequests: TokenRequests;
  /** The session of a token store: of the app's own, unless another is handed over. */
  scope(choice?: TokenStoreChoice): Promise<Scope<L>>;
  /** The caller by key alone, without anybody's session. */
  readonly byKey: Access<L>;
  /** The same, with reads shared within this request where there is one. */
  keyAccess(): Promise<Access<L>>;
  /** The same, for calls that need nobody signed in: what they change is read anew in the scope of the app's own store, where there is one. */
  unauthenticated(): Promise<Access<L>>;
  /** Lets what a page could not read be asked for anew at once. Only for browsers. */
  forgetFailures(): void;
  /** Asks for the digits of the authenticator app; set by the app or by the provider's dialog. */
  askForTotp: AskForTotp | undefined;
}

/** What an app is made with beside its settings: by tests, or by the app that it belongs to. */
export interface CoreParts extends Pick<AccessOptions<Level>, "onWrite"> {
  readonly clock?: Clock | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

export function createCore<L extends Level>(
  level: L,
  settings: Settings,
  parts: CoreParts = {},
): Core<L> {
  const { projectId, keys, projectOwnerSession } = settings;
  const clock = parts.clock ?? systemClock;
  const sender: SenderOptions = {
    host: environment.world === "browser" ? settings.hosts.browser : settings.hosts.server,
    clock,
    fetch: parts.fetch,
    origin: environment.currentUrl()?.origin,
    isOnline: environment.isOnline,
    isRendering: () => environment.world === "server",
    timeoutMillis: settings.requestTimeoutMillis,
    breaker: environment.circuitBreaker?.(settings.hosts.server),
    logger: settings.logger,
    onError: settings.onError,
  };
  const transport = createTransport({
    ...sender,
    projectId,
    level,
    keys,
    ownerSession: projectOwnerSession,
    extraHeaders: settings.extraRequestHeaders,
  });
  const tokenRequests = createTokenRequests({
    ...sender,
    projectId,
    publishableClientKey: keys.publishableClientKey ?? "",
  });
  const reads = createReads(clock);
  const scopes = new WeakMap<object, Scope<L>>();

  const accessOf = (session: Session | null, scopeReads: Reads): Access<L> =>
    new Access({
      level,
      transport,
      session,
      reads: scopeReads,
      live: liveOf(scopeReads),
      onWrite: parts.onWrite,
    });

  const scope = async (choice: TokenStoreChoice = settings.tokenStore): Promise<Scope<L>> => {
    const opened = await openSession(choice, {
      projectId,
      clock,
      refresh: tokenRequests.refresh,
      memory,
    });
    const known = scopes.get(opened.scope);
    if (known) return known;
    const session = opened.open();
    const scopeReads = reads(opened.lasting);
    const made: Scope<L> = { session, reads: scopeReads, access: accessOf(session, scopeReads) };
    scopes.set(opened.scope, made);
    return made;
  };
  const memory = {};
  const unauthenticated = async () =>
    (settings.tokenStore === null ? undefined : await scopeIfAny(scope))?.access.as(null) ?? byKey;
  const byKey = accessOf(null, environment.world === "browser" ? reads(true) : freshReads);

  return {
    level,
    settings,
    clock,
    sender,
    transport,
    tokenRequests,
    scope,
    byKey,
    // A request's reads are shared; a script has no request, and reads anew each time.
    keyAccess: async () =>
      settings.tokenStore === "nextjs-cookie" && environment.world === "server"
        ? unauthenticated()
        : byKey,
    unauthenticated,
    forgetFailures: () => (reads(true) as QueryCache).forgetFailures(),
    askForTotp: settings.onMfaRequired,
  };
}

/** Makes what reads are kept in: for a page as long as somebody looks, for a request to its end, otherwise not at all. */
function createReads(clock: Clock): (lasting: boolean) => Reads {
  let ofPage: QueryCache | undefined;
  return (lasting) => {
    if (environment.world === "browser") {
      ofPage ??= new QueryCache({
        clock,
        throttleMillis: CACHE_THROTTLE_MILLIS,
        keptMillis: CACHE_KEPT_MILLIS,
      });
      return ofPage;
    }
    if (lasting) return freshReads;
    const cache = new QueryCache({
      clock,
      throttleMillis: 0,
      keptMillis: Number.POSITIVE_INFINITY,
    });
    return { read: (query) => cache.use(query), stale: (kinds) => cache.stale(kinds) };
  };
}

const liveOf =
  (reads: Reads): AccessOptions<Level>["live"] =>
  (query, hook, twin) =>
    environment.useQuery(reads as QueryCache, query, hook, twin);

/** The scope of the app's own store, or undefined where there is no request or page. Whatever Next throws to leave a render passes through. */
async function scopeIfAny<L extends Level>(scope: Core<L>["scope"]): Promise<Scope<L> | undefined> {
  try {
    return await scope();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "STORE_NOT_ON_SERVER")
      return undefined;
    throw error;
  }
}
