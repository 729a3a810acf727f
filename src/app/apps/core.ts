import { environment } from "#environment";
import { Access, type AccessOptions, freshReads, type Reads } from "../../access/access.js";
import { QueryCache } from "../../cache/query-cache.js";
import type { Level } from "../../protocol/operations/level.js";
import type { Session } from "../../session/session.js";
import { type Clock, systemClock } from "../../transport/clock.js";
import type { SenderOptions } from "../../transport/sender-options.js";
import { createTokenRequests, type TokenRequests } from "../../transport/token-request.js";
import { createTransport, type Transport } from "../../transport/transport.js";
import { reportMistake } from "../browser/report-mistake.js";
import type { Settings } from "../config/app-settings.js";
import { hostOfPage } from "../config/host-of-page.js";
import { isNextDev } from "../config/next-flags.js";
import type { InProcessService } from "../config/options.js";
import type { TokenStoreChoice } from "../config/token-store-choice.js";
import { announceWrite } from "../user/announce-write.js";
import { createDeviceCookie } from "../user/device-cookie.js";
import { ifInRequest } from "../user/if-in-request.js";
import { openSession } from "../user/open-session.js";

/** How long a cached value outlives its last subscriber. */
export const CACHE_KEPT_MILLIS = 5000;

/** The shortest time between two requests for the same value. */
export const CACHE_THROTTLE_MILLIS = 300;

/** The state of one page, request or token store: its session and its cached reads. */
export interface Scope<L extends Level> {
  readonly session: Session;
  readonly reads: Reads;
  /** Calls the service with this session. */
  readonly access: Access<L>;
  /** The sign-out in progress. It also leaves the page, so `or: "redirect"` must not navigate. */
  pendingSignOut?: Promise<void>;
}

/** Shared by every part of an app: settings, transport and open sessions. */
export interface Core<L extends Level = Level> {
  readonly level: L;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly sender: SenderOptions;
  readonly transport: Transport;
  readonly tokenRequests: TokenRequests;
  /** Opens the scope of a token store. Default: the app's own. */
  scope(choice?: TokenStoreChoice): Promise<Scope<L>>;
  /** Calls the service by key alone, without a session. */
  readonly byKey: Access<L>;
  /** As `byKey`, but shares reads within the current request, if any. */
  keyAccess(): Promise<Access<L>>;
  /**
   * As `byKey`, for calls without a user. Writes invalidate reads in the app's own scope, if any.
   */
  unauthenticated(): Promise<Access<L>>;
  /** Lets failed reads be retried at once. Browsers only. */
  forgetFailures(): void;
}

/** Dependencies of an app besides its settings, set by tests or by the app that owns it. */
export interface CoreParts extends Pick<AccessOptions<Level>, "onWrite"> {
  readonly clock?: Clock | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Calls the service in this process as fetch calls one over the network. */
const fetchOf = (service: InProcessService | undefined): typeof globalThis.fetch | undefined =>
  service && ((input, init) => service.fetch(new Request(input, init)));

/** Makes what an app's methods share: settings, transport, cache and sessions. */
export function createCore<L extends Level>(
  level: L,
  settings: Settings,
  parts: CoreParts = {},
): Core<L> {
  const { projectId, keys, projectOwnerSession } = settings;
  const clock = parts.clock ?? systemClock;
  const sender: SenderOptions = {
    host:
      environment.world === "browser" ? hostOfPage(settings.hosts.browser) : settings.hosts.server,
    clock,
    fetch: parts.fetch ?? fetchOf(settings.service),
    origin: environment.currentUrl()?.origin,
    isOnline: environment.isOnline,
    isRendering: () => environment.world === "server",
    timeoutMillis: settings.requestTimeoutMillis,
    mayCompile: isNextDev(),
    breaker: settings.service ? undefined : environment.circuitBreaker?.(settings.hosts.server),
    logger: settings.logger,
    onError: settings.onError ?? reportMistake,
  };
  const device = createDeviceCookie(projectId, settings.tokenStore);
  const transport = createTransport({
    ...sender,
    projectId,
    level,
    keys,
    ownerSession: projectOwnerSession,
    extraHeaders: settings.extraRequestHeaders,
    device,
  });
  const tokenRequests = createTokenRequests({
    ...sender,
    projectId,
    publishableClientKey: keys.publishableClientKey ?? "",
    device,
  });
  const reads = createReads(clock);
  const scopes = new WeakMap<object, Scope<L>>();

  const isAnnouncing = environment.world === "server" && settings.tokenStore === "nextjs-cookie";
  const onWrite =
    parts.onWrite ?? (isAnnouncing ? () => announceWrite(settings.projectId) : undefined);
  const accessOf = (session: Session | null, scopeReads: Reads): Access<L> =>
    new Access({
      level,
      transport,
      session,
      reads: scopeReads,
      live: liveOf(scopeReads),
      onWrite,
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
    (settings.tokenStore === null ? undefined : await ifInRequest(scope))?.access.as(null) ?? byKey;
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
    // A request shares its reads. A script has no request, so it always reads again.
    keyAccess: async () =>
      settings.tokenStore === "nextjs-cookie" && environment.world === "server"
        ? unauthenticated()
        : byKey,
    unauthenticated,
    forgetFailures: () => (reads(true) as QueryCache).forgetFailures(),
  };
}

/**
 * Creates the read caches: page-wide in browsers, per request on servers, none for long-lived
 * stores.
 */
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
