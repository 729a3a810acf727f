import { deviceOf } from "../../http/device.js";
import { locationOf } from "../../http/geolocation.js";
import type { RequestInfo } from "../../http/request-info.js";

/** The device that sent a request, as text; null if it does not say. */
export function describedDevice(info: RequestInfo): string | null {
  const { userAgent } = locationOf(info);
  return (userAgent !== null && deviceOf(userAgent)) || null;
}
