import type { Settings } from "../config/app-settings.js";

/**
 * The domain that passkeys of a page belong to: the option `passkeyRpId` on that domain, below it
 * and on trusted origins, which the domain names in `/.well-known/webauthn`; else the page's own.
 */
export function rpIdOfPage(
  { passkeyRpId, trustedOrigins }: Pick<Settings, "passkeyRpId" | "trustedOrigins">,
  { hostname, origin }: Pick<URL, "hostname" | "origin">,
): string {
  if (passkeyRpId === undefined) return hostname;
  const isRelated =
    hostname === passkeyRpId ||
    hostname.endsWith(`.${passkeyRpId}`) ||
    trustedOrigins.includes(origin);
  return isRelated ? passkeyRpId : hostname;
}
