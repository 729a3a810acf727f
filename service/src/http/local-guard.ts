import { isLocalAddress, isLocalHost } from "../core/local-address.js";
import { PlainError } from "../core/plain-error.js";
import type { Settings } from "../settings/settings.js";
import { forwardedAddresses } from "./forwarded.js";
import type { RequestInfo } from "./request-info.js";

type LocalNetworks = Pick<Settings, "localNetworks">;

/**
 * Allows only this machine: the connection and every forwarded address must be local. The host must
 * be local too, against DNS rebinding.
 */
export function requireLocal(
  what: string,
  { headers, peer, url, isFromOutside }: RequestInfo,
  { localNetworks }: LocalNetworks,
): void {
  if (isFromOutside && peer === undefined)
    throw refusal(
      `${what} answers only this machine, and the address of this connection is not known. Load the page again: the app learns the addresses of connections once it has loaded.`,
    );
  const host = headers.get("host") ?? url.host;
  const hosts = [host, ...(headers.get("x-forwarded-host")?.split(",") ?? [])];
  if (!hosts.every((one) => isLocalHost(one.trim(), localNetworks)))
    throw refusal(
      `${what} answers only under a local name such as localhost, and was asked as ${host.slice(0, 100)}.`,
    );
  const addresses = [...(peer === undefined ? [] : [peer]), ...forwardedAddresses(headers)];
  if (!addresses.every((address) => isLocalAddress(address, localNetworks)))
    throw refusal(
      `${what} answers only this machine. Networks that count to it can be named in STACKKIT_LOCAL_NETWORKS.`,
    );
}

/** Rejects cross-site requests from a local browser. */
export function requireOwnSite(what: string, { headers, url }: RequestInfo): void {
  const origin = headers.get("origin");
  if (origin !== null && origin !== `${url.protocol}//${headers.get("host") ?? url.host}`)
    throw refusal(`${what} cannot be read by other sites.`);
  const site = headers.get("sec-fetch-site");
  const isVisit =
    headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document";
  if (site !== null && !isVisit && site !== "same-origin" && site !== "none")
    throw refusal(`${what} cannot be read by other sites.`);
}

const refusal = (message: string) => new PlainError(403, message);
