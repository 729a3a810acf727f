import { randomId } from "../../core/random.js";
import type { AuthEvent } from "../../http/context/auth-events.js";
import type { Context } from "../../http/context.js";
import { locationOf } from "../../http/geolocation.js";
import { isSentByServer, type RequestInfo } from "../../http/request-info.js";
import { deviceIdOf } from "../../limits/known-devices.js";
import { networkHashOf } from "../../limits/rate-limit.js";

/** When and where an event comes from. A server's own address is not that of the user. */
export function originOfEvent(
  context: Pick<Context, "clock" | "vault">,
  info: RequestInfo,
  projectId: string,
): Pick<
  AuthEvent,
  "id" | "at" | "ip" | "country" | "userAgent" | "networkHash" | "deviceId" | "requestId"
> {
  const { geoInfo, userAgent } = locationOf(info);
  return {
    id: randomId(),
    at: context.clock.now(),
    ip: isSentByServer(info) ? null : (info.ip ?? null),
    country: geoInfo?.countryCode ?? null,
    userAgent,
    networkHash: networkHashOf(info) ?? null,
    deviceId: deviceIdOf(context, info, projectId) ?? null,
    requestId: info.id,
  };
}
