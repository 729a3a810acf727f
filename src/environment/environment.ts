import type { Context } from "react";
import type { Query } from "../cache/query.js";
import type { CookieJar } from "../session/cookie-store.js";
import type { CircuitBreaker } from "../transport/send.js";

/** The cookies at hand: of the page in a browser, of the request on a server. */
export interface Cookies {
  readonly jar: CookieJar;
  /** The same object as long as it is the same page or request; what is remembered for one of them hangs on it. */
  readonly scope: object;
}

/** What components read queries from. */
export interface LiveReads {
  use<T>(query: Query<T>): Promise<T>;
  subscribe<T>(query: Query<T>, listener: () => void): () => void;
}

/** What a provider hands down to the hooks below it; the app knows the rest of its shape. */
export interface ProviderValue {
  readonly user: Promise<unknown> | undefined;
}

/** What the hooks of the kit are made of. Handed over, since server components may not even import it. */
export interface Hooks extends Pick<typeof import("react"), "use" | "useSyncExternalStore"> {
  /** What the provider hands down. */
  readonly context: Context<ProviderValue | null>;
}

/** The cookies of a page, to look at. */
export interface PageCookies {
  get(name: string): string | null;
  subscribe(listener: () => void): () => void;
}

/** The part of an environment that every page with a hook carries, so it is kept small. */
export interface Rendering {
  /** `"elsewhere"`: client components while a server renders them, and plain Node. */
  readonly world: "server" | "browser" | "elsewhere";
  /** Runs a hook whose value only a browser has; elsewhere leaves the server's render, or throws an error that names `twin`. */
  callHook<T>(name: string, twin: string, run: (react: Hooks) => T): T;
  /** Runs a hook in any client component, also while a server renders it; elsewhere throws an error that names `twin`. */
  renderHook<T>(name: string, twin: string, run: (react: Hooks) => T): T;
  /** Throws what `say` picks in a component. A browser loads the words first, and suspends meanwhile. */
  fail(say: (errors: typeof import("./hook-errors.js")) => Error): never;
  /** The cookies of the page, where there is one. */
  readonly pageCookies: PageCookies | undefined;
}

/** What differs between server components, browsers and everything else. Each file beside this one is one of them. */
export interface Environment extends Rendering {
  /** The body of a hook that shows a query's value. */
  useQuery<T>(reads: LiveReads, query: Query<T>, hook: string, twin: string): T;
  /** Throws `STORE_NOT_ON_SERVER` where there are none. */
  cookies(): Promise<Cookies>;
  /** The cookies of the page, where there is one. */
  readonly pageJar: (() => CookieJar) | undefined;
  /** The address of the open page. A server has none that it may believe. */
  currentUrl(): URL | undefined;
  /** A header of this request, null where it has none or there is no request. It comes from outside: whoever reads it judges it. */
  requestHeader(name: string): Promise<string | null>;
  /** Goes to an address that has been judged already. On a server this throws what Next catches. */
  go(to: string, how: { replace: boolean }): Promise<void>;
  /** Ends the render with Next's 401 or 403 page. Throws `NO_AUTH_INTERRUPTS` where Next cannot: see there. */
  interrupt(how: "unauthorized" | "forbidden"): Promise<never>;
  /**
   * Drops what was rendered for whoever was here before: what Next's router keeps, or all of it by loading the page anew, with
   * forms and hidden pages. A server has nothing to drop.
   */
  forgetPages(what: "router" | "all"): void;
  /** The function that a component navigates with. A hook. */
  useGo(byAddressBar: boolean): (to: string) => void;
  /** Runs `run` while no other tab of this browser runs something under the same name. */
  runExclusively<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** False where the device knows that it is offline. */
  isOnline(): boolean;
  /** Of a service, in processes that serve many people. Browsers have none. */
  readonly circuitBreaker?: ((host: string) => CircuitBreaker) | undefined;
}
