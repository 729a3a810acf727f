import { KnownErrors } from "@stackkit/next/protocol/internal";
import type { CallbackContext } from "../../codes/callback-url.js";
import type { Project } from "../../db/tables/project-config.js";
import { trustsLocalhost } from "../../projects/localhost.js";

export interface PasskeyOrigin {
  readonly origin: string;
  /**
   * The domains that a passkey of this page may belong to. The browser lets a page use its own host
   * name, a domain above it, and one that names the page's origin in `/.well-known/webauthn`.
   */
  readonly rpIds: string[];
}

/** The origin in the browser's client data; `undefined` if unreadable. */
function originIn(clientDataJson: unknown): string | undefined {
  try {
    const clientData: unknown = JSON.parse(
      Buffer.from(String(clientDataJson), "base64url").toString("utf8"),
    );
    const { origin } = clientData as { origin?: unknown };
    return typeof origin === "string" && URL.canParse(origin) ? origin : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The origin of a ceremony, if passkeys are allowed there: `localhost` if it is trusted,
 * else exactly a trusted domain including its port. Domains trusted for a path don't count. Throws
 * `PASSKEY_AUTHENTICATION_FAILED`, or the error of `unreadable` for invalid client data.
 */
export function requirePasskeyOrigin(
  { context, info, project }: CallbackContext,
  clientDataJson: unknown,
  unreadable: () => Error,
): PasskeyOrigin {
  const origin = originIn(clientDataJson);
  if (origin === undefined) throw unreadable();
  const { hostname } = new URL(origin);
  const allowed =
    hostname === "localhost"
      ? trustsLocalhost(context, info, project)
      : project.config.domains.some(({ domain }) => domain === origin);
  if (!allowed)
    throw new KnownErrors.PasskeyAuthenticationFailed(undefined, {
      message:
        "Passkeys cannot be used on this site: it is not one of the project's trusted domains.",
    });
  return { origin, rpIds: [...new Set([...withDomainsAbove(hostname), ...rpIdsOf(project)])] };
}

/** The domains that passkeys of the project's trusted domains may belong to. */
export const rpIdsOf = ({ config }: Project): string[] =>
  config.domains.flatMap(({ domain }) => withDomainsAbove(new URL(domain).hostname));

const MIN_LABELS = 2;

/**
 * A host name and the domains above it. Those of a registry belong to no one, so no browser uses
 * them.
 */
function withDomainsAbove(hostname: string): string[] {
  const labels = hostname.split(".");
  const isAddress = /^\d+$/.test(labels.at(-1) ?? "") || hostname.startsWith("[");
  if (isAddress) return [hostname];
  const above = labels.map((_, position) => labels.slice(position));
  return [
    hostname,
    ...above.filter(({ length }) => length >= MIN_LABELS).map((one) => one.join(".")),
  ];
}
