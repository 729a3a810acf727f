import { isLocalHost } from "../core/local-address.js";
import type { ServiceConfig } from "./config.js";

type Exposure = Pick<ServiceConfig, "production" | "publicUrl" | "host" | "localNetworks">;

/**
 * Why the service is in production, as the end of a sentence; `undefined` on a developer's machine.
 * A service that others can reach is in production, regardless of `NODE_ENV`.
 */
export function productionReason(config: Exposure): string | undefined {
  const { production, publicUrl, host, localNetworks = [] } = config;
  if (production) return "NODE_ENV is production";
  if (publicUrl !== undefined && URL.canParse(publicUrl)) {
    const { hostname } = new URL(publicUrl);
    if (!isLocalHost(hostname, localNetworks))
      return `its public address (STACKKIT_PUBLIC_URL) is at ${hostname}, which is not this machine`;
  }
  // A container listens for its host, whose network is in the setting.
  if (host !== undefined && localNetworks.length === 0 && !isLocalHost(host, []))
    return `it listens on ${host}, which other machines can reach`;
  return undefined;
}

/** Whether the service is exposed, so that production's rules hold. */
export const isProduction = (config: Exposure): boolean => productionReason(config) !== undefined;
