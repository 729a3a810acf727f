/**
 * Waits until somebody really asks for the page. With `cacheComponents` Next renders pages ahead, with a person's cookies at hand but
 * nobody waiting: neither the clock nor the service may be asked there, and what this hands to others would never end.
 */
export async function requestTime(): Promise<void> {
  // Written out here, so that a build without `cacheComponents`, for the edge above all, leaves the module away.
  if (process.env.__NEXT_CACHE_COMPONENTS) {
    const { io } = await import("next/cache.js");
    await io();
  }
}
