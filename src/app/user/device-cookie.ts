import { environment } from "#environment";
import { deviceCookie } from "../../protocol/cookies.js";
import { DEVICE_TOKEN_LIFE_MILLIS } from "../../protocol/limits/limits.js";
import type { CookieJar } from "../../session/cookie-store.js";
import type { DeviceStore } from "../../transport/device-store.js";
import type { TokenStoreChoice } from "../config/token-store-choice.js";
import { ifInRequest } from "./if-in-request.js";

/**
 * Keeps the device token in a cookie of the page or request, written as those of the session: pages
 * have to read it, since their calls to the service carry no cookies. Undefined for apps that keep
 * their tokens elsewhere.
 */
export function createDeviceCookie(
  projectId: string,
  store: TokenStoreChoice,
): DeviceStore | undefined {
  if (store !== "nextjs-cookie" && store !== "cookie") return undefined;
  const name = deviceCookie(projectId);
  return {
    get: async () => (await jarIfAny())?.get(name) ?? null,
    set: async (token) =>
      (await jarIfAny())?.set(name, token, { maxAgeSeconds: DEVICE_TOKEN_LIFE_MILLIS / 1000 }),
  };
}

const jarIfAny = (): Promise<CookieJar | undefined> =>
  ifInRequest(async () => (await environment.cookies()).jar);
