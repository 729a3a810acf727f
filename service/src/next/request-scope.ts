import { AsyncLocalStorage } from "node:async_hooks";
import { after, connection } from "next/server.js";
import { ServiceError } from "../core/service-error.js";

/**
 * Defers to request time, as a request over the network would: a page that is prerendered must not
 * contain what the service answers.
 */
export async function requestTime(): Promise<void> {
  if (await isOutsideRendering()) return;
  // Inline condition: bundlers drop the module for versions of Next that lack it.
  if (process.env.__NEXT_CACHE_COMPONENTS) {
    const { io } = await import("next/cache.js");
    return io();
  }
  try {
    await connection();
  } catch (error) {
    // Next interrupts prerendering by errors with a digest. Scripts and caches have no request.
    if (error instanceof Error && "digest" in error) throw error;
  }
}

/** Work of Next that may not defer, since it has no request or no say in how a page is rendered. */
const OUTSIDE_RENDERING: readonly string[] = [
  "cache",
  "private-cache",
  "unstable-cache",
  "build-time-generator",
];

/** Looks first: a refused `connection()` in a cache fails the page, even if the error is caught. */
async function isOutsideRendering(): Promise<boolean> {
  const [, { workUnitAsyncStorage }] = await storages();
  const unit = workUnitAsyncStorage.getStore();
  return unit !== undefined && (unit.phase === "after" || OUTSIDE_RENDERING.includes(unit.type));
}

/** The headers of the request that this code handles; `undefined` without a request. */
export async function currentHeaders(): Promise<Headers | undefined> {
  try {
    const { headers } = await import("next/headers.js");
    return new Headers(await headers());
  } catch {
    return undefined;
  }
}

/** Lets Next wait for work after the response. False without a request. */
export function waitAfter(work: Promise<unknown> | (() => Promise<unknown>)): boolean {
  try {
    after(work);
    return true;
  } catch {
    return false;
  }
}

const storages = async () =>
  Promise.all([
    import("next/dist/server/app-render/work-async-storage.external.js"),
    import("next/dist/server/app-render/work-unit-async-storage.external.js"),
  ]);

/**
 * Where modules load, which no page renders yet. While React renders in development it records a
 * stack for every promise, which takes a second for those of opening the service.
 */
const outsideRendering = AsyncLocalStorage.snapshot();

/** Runs work that outlives the current request, so that it does not hold the request's memory. */
export async function outsideRequest<T>(work: () => Promise<T>): Promise<T> {
  // Scripts have no storages of requests.
  if (!("AsyncLocalStorage" in globalThis)) return work();
  const [{ workAsyncStorage }, { workUnitAsyncStorage }] = await storages();
  return outsideRendering(() => workAsyncStorage.exit(() => workUnitAsyncStorage.exit(work)));
}

/** Throws `opened-in-build`, naming the page that needs the service while it is built. */
export async function failInBuild(): Promise<never> {
  const [{ workAsyncStorage }] = await storages();
  const page = workAsyncStorage.getStore()?.route ?? "A page";
  throw new ServiceError(
    "opened-in-build",
    `${page} needs the auth service while next build renders it, and the service is not ` +
      "opened in a build: its database may be unreachable there, and what the page shows " +
      "would stay until the next build. Read it at request time: call await connection() from " +
      "next/server before it, in a <Suspense> if cacheComponents is on.",
  );
}
