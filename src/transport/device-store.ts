import { HEADERS } from "../protocol/headers.js";

/** Keeps the token by which accounts know this browser. */
export interface DeviceStore {
  get(): Promise<string | null>;
  set(token: string): Promise<void>;
}

/** The calls whose result depends on the browser. Other calls name no browser. */
const isAboutSignIn = (path: string): boolean =>
  path.startsWith("/auth/") || path.startsWith("/contact-channels/verify");

/** Returns the device token for a call, or null. */
export const deviceTokenFor = async (
  store: DeviceStore | undefined,
  { method, path }: { readonly method: string; readonly path: string },
): Promise<string | null> =>
  store && method !== "GET" && isAboutSignIn(path) ? store.get() : null;

/** Keeps the device token of a response, if it has one. */
export async function keepDeviceToken(
  store: DeviceStore | undefined,
  { headers }: { readonly headers: Headers },
): Promise<void> {
  const token = headers.get(HEADERS.deviceToken);
  if (token !== null) await store?.set(token);
}
