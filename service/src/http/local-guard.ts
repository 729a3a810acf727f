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
export function requireLocal(what: string, info: RequestInfo, settings: LocalNetworks): void {
  if (info.isFromOutside && info.peer === undefined)
    throw refusal(
      `${what} answers only this machine, and the address of this connection is not known. ` +
        "Load the page again: the app learns the addresses of connections once it has loaded.",
    );
  const foreign = foreignName(info, settings);
  if (foreign !== undefined)
    throw refusal(
      `${what} answers only under a local name such as localhost, and was asked as ` +
        `${foreign.slice(0, 100)}.`,
    );
  if (!hasLocalAddresses(info, settings))
    throw refusal(
      `${what} answers only this machine. Networks that count to it can be named in ` +
        "STACKKIT_LOCAL_NETWORKS.",
    );
}

/** Whether a request certainly comes from this machine: its connection is known and local. */
export const isLocalRequest = (info: RequestInfo, settings: LocalNetworks): boolean =>
  info.peer !== undefined &&
  foreignName(info, settings) === undefined &&
  hasLocalAddresses(info, settings);

/** A name of the service that is not local, as the client or a proxy says it. */
const foreignName = (
  { headers, url }: RequestInfo,
  { localNetworks }: LocalNetworks,
): string | undefined =>
  [headers.get("host") ?? url.host, ...(headers.get("x-forwarded-host")?.split(",") ?? [])]
    .map((host) => host.trim())
    .find((host) => !isLocalHost(host, localNetworks));

const hasLocalAddresses = (
  { peer, headers }: RequestInfo,
  { localNetworks }: LocalNetworks,
): boolean =>
  [...(peer === undefined ? [] : [peer]), ...forwardedAddresses(headers)].every((address) =>
    isLocalAddress(address, localNetworks),
  );

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
