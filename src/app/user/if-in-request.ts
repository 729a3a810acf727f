import { environment } from "#environment";

/** Opens something of the page or request; undefined without either, as in a script or a cache. */
export async function ifInRequest<T>(open: () => Promise<T>): Promise<T | undefined> {
  if (await environment.isOutsideRequest?.()) return undefined;
  try {
    return await open();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "STORE_NOT_ON_SERVER")
      return undefined;
    throw error;
  }
}
