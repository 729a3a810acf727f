import type { Context } from "react";
import type { Query } from "../cache/query.js";
import type { CookieJar } from "../session/cookie-store.js";
import type { CircuitBreaker } from "../transport/sender-options.js";
import type { AskForTotp } from "./totp-request.js";

/** The cookies of the page in a browser, or of the request on a server. */
export interface Cookies {
  readonly jar: CookieJar;
  /** One object per page or request, to which their state is attached. */
  readonly scope: object;
}

/** The cache that components read queries from. */
export interface LiveReads {
  use<T>(query: Query<T>): Promise<T>;
  subscribe<T>(query: Query<T>, listener: () => void): () => void;
}

/** The part of the provider's context value that this layer knows. */
export interface ProviderValue {
  readonly user: Promise<unknown> | undefined;
}

/** The React hooks that the kit uses. Injected, since server components cannot import them. */
export interface Hooks extends Pick<typeof import("react"), "use" | "useSyncExternalStore"> {
  /** The provider's context. */
  readonly context: Context<ProviderValue | null>;
}

/** Read access to the cookies of a page. */
export interface PageCookies {
  get(name: string): string | null;
  subscribe(listener: () => void): () => void;
}

/** The part of an environment in every page with a hook. Keep it small. */
export interface Rendering {
  /** `"elsewhere"`: client components while a server renders them, and plain Node. */
  readonly world: "server" | "browser" | "elsewhere";
  /**
   * Runs a hook whose value only browsers have. Elsewhere bails out of server rendering, or throws
   * an error that names `twin`.
   */
  callHook<T>(name: string, twin: string, run: (react: Hooks) => T): T;
  /**
   * Runs a hook in any client component, during server rendering too. Elsewhere throws an error
   * that names `twin`.
   */
  renderHook<T>(name: string, twin: string, run: (react: Hooks) => T): T;
  /**
   * Throws the error that `say` creates. Browsers load the error messages first and suspend
   * meanwhile.
   */
  fail(say: (errors: typeof import("./hook-errors.js")) => Error): never;
  /** The cookies of the page, if any. */
  readonly pageCookies: PageCookies | undefined;
}

/**
 * Everything that differs between server components, browsers and other runtimes. One module
 * implements each.
 */
export interface Environment extends Rendering {
  /** The body of a hook that returns a query's value. */
  useQuery<T>(reads: LiveReads, query: Query<T>, hook: string, twin: string): T;
  /** Throws `STORE_NOT_ON_SERVER` without a page or request. */
  cookies(): Promise<Cookies>;
  /**
   * Whether Next refuses the request's cookies here: in caches that users share, in
   * `generateStaticParams`, and in what a page leaves to `after`. Servers only.
   */
  readonly isOutsideRequest?: (() => Promise<boolean>) | undefined;
  /**
   * The route, if it has `dynamic = "force-static"`, to which Next gives no cookies. Only for
   * warnings in `next dev`, since Next has no public name for it.
   */
  readonly forcedStaticRoute?: (() => Promise<string | undefined>) | undefined;
  /** The cookies of the page, if any. */
  readonly pageJar: (() => CookieJar) | undefined;
  /** The address of the open page. Servers have no trustworthy one. */
  currentUrl(): URL | undefined;
  /** A header of this request, or null. It is untrusted input. */
  requestHeader(name: string): Promise<string | null>;
  /** Navigates to an address that was checked before. On a server it throws Next's redirect. */
  go(to: string, how: { replace: boolean }): Promise<void>;
  /**
   * Ends rendering with Next's 401 or 403 page. Throws `NO_AUTH_INTERRUPTS` if Next does not
   * support it.
   */
  interrupt(how: "unauthorized" | "forbidden"): Promise<never>;
  /**
   * Drops what was rendered for the previous user: the cache of Next's router, or everything by a
   * page load, forms and hidden pages included. Does nothing on servers.
   */
  forgetPages(what: "router" | "all"): void;
  /** A hook that returns a component's navigation function. */
  useGo(byAddressBar: boolean): (to: string) => void;
  /** Finds what asks for a second factor on this page, if anything does. Browsers only. */
  readonly findTotpPrompt?: (() => Promise<AskForTotp | undefined>) | undefined;
  /** Runs `run` under a lock that all tabs of this browser share. */
  runExclusively<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** False if the device knows that it is offline. */
  isOnline(): boolean;
  /** Creates the circuit breaker of a service. Servers only. */
  readonly circuitBreaker?: ((host: string) => CircuitBreaker) | undefined;
}
