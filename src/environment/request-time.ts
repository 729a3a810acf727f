/**
 * Defers to request time. With `cacheComponents` Next prerenders pages, where reading the clock or
 * requesting the service is not allowed.
 */
export async function requestTime(): Promise<void> {
  // Inline condition, so that builds without `cacheComponents` drop the module, above all for the
  // edge.
  if (process.env.__NEXT_CACHE_COMPONENTS) {
    const { io } = await import("next/cache.js");
    await io();
  }
}
