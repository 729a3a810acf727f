import { HEADERS } from "@stackkit/next/protocol/internal";
import { isInNetworks } from "../core/networks.js";
import { PlainError } from "../core/plain-error.js";
import type { Context } from "../http/context.js";
import { header, type RequestInfo } from "../http/request-info.js";
import type { Settings } from "../settings/settings.js";
import { isServed, ownOrigin } from "./place.js";

const HEADER = "x-stackkit-console";

/**
 * Throws unless the call comes from the console's own page. Pages of other origins can't send the
 * header without being asked first, and no answer allows it; browsers say where a call comes from.
 */
export function requireOwnPage({ settings }: Context, info: RequestInfo): void {
  requireServed(settings, info);
  const { headers } = info;
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const isOwn =
    headers.get(HEADER) === "1" &&
    (site === null || site === "same-origin") &&
    (origin === null
      ? info.method === "GET" || site !== null
      : origin === ownOrigin(info, settings));
  if (!isOwn) throw new PlainError(403, "The console's calls come from the console's own page.");
}

/**
 * Throws a plain 404 where the console does not answer, a 403 in other networks, and a 400 for what
 * claims to be a server: no limit counts its network, and no key is checked here.
 */
export function requireServed(settings: Settings, info: RequestInfo): void {
  if (!isServed(info, settings)) throw new PlainError(404, `There is nothing at ${info.path}.`);
  if (header(info, HEADERS.accessType) !== undefined)
    throw new PlainError(400, "The console and its agents have no access type.");
  const { consoleNetworks } = settings;
  if (consoleNetworks.length === 0) return;
  if (info.ip === undefined || !isInNetworks(info.ip, consoleNetworks))
    throw new PlainError(
      403,
      `The console is closed to ${info.ip ?? "requests whose address is not known"}. STACKKIT_CONSOLE_NETWORKS names the networks that may open it.`,
    );
}
