import type { TokenStoreChoice } from "./token-store-choice.js";
import type { Place } from "./unknown-options.js";

/**
 * Reads a variable that the bundler inlines as `process.env.NEXT_PUBLIC_…`, else from the process.
 */
export const inlined = (read: () => string | undefined): string | undefined => {
  try {
    return filled(read());
  } catch {
    // A browser without `process`, and a bundler that inlined nothing.
    return undefined;
  }
};

/** The value of a variable, unless it is empty or blank. */
export const filled = (value: string | undefined): string | undefined =>
  value === undefined || value.trim() === "" ? undefined : value.trim();

/**
 * Whether Next was built with `cacheComponents`. Only then may a static layout hold a promise that
 * reads the request.
 */
export const hasCacheComponents = (): boolean =>
  inlinedFlag(() => process.env.__NEXT_CACHE_COMPONENTS);

/** Next's `basePath`, inlined by its bundler; empty if not set. */
export const nextBasePath = (): string =>
  inlined(() => process.env.__NEXT_ROUTER_BASEPATH)?.replace(/\/+$/, "") ?? "";

const inlinedFlag = (read: () => unknown): boolean => {
  try {
    const value = read();
    return value === true || value === "true";
  } catch {
    return false;
  }
};

/** Whether this is not a production build. */
export const isDevelopment = (): boolean => inlined(() => process.env.NODE_ENV) !== "production";

/** Whether this is `next dev`. */
export const isNextDev = (): boolean => inlined(() => process.env.NODE_ENV) === "development";

/** In `next dev`, warns of options that no one reads. Bundlers leave it out of production. */
export function reportUnknownOptions(place: Place, options: object): void {
  if (process.env.NODE_ENV === "development")
    void import(/* webpackChunkName: "stk-rare" */ "./unknown-options.js").then(
      ({ warnOfUnknownOptions }) => warnOfUnknownOptions(place, options),
      // A server that stops or restarts loads no warnings.
      () => {},
    );
}

/** In `next dev`, warns of a route that reads the user of cookies and to which Next gives none. */
export function reportForcedStatic(tokenStore: TokenStoreChoice): void {
  if (process.env.NODE_ENV === "development" && tokenStore === "nextjs-cookie")
    void import(/* webpackChunkName: "stk-rare" */ "./forced-static.js").then(
      ({ warnOfForcedStatic }) => warnOfForcedStatic(),
      () => {},
    );
}
