import { KnownErrors } from "@stackkit/next/protocol";
import type { Project } from "../config/project-config.js";

export interface PasskeyOrigin {
  readonly origin: string;
  /** The relying party that a ceremony on this origin is for: its host name. */
  readonly rpId: string;
}

/** Where a ceremony took place, as the browser says of it; `undefined` where that cannot be read. */
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
 * The origin of a ceremony, if passkeys may be used there: `localhost` where the project allows it, else exactly a trusted
 * domain, port included. A domain that is trusted for a path only is none. Throws `PASSKEY_AUTHENTICATION_FAILED`, or what
 * `unreadable` makes where the browser's word cannot be read.
 */
export function requirePasskeyOrigin(
  { config }: Project,
  clientDataJson: unknown,
  unreadable: () => Error,
): PasskeyOrigin {
  const origin = originIn(clientDataJson);
  if (origin === undefined) throw unreadable();
  const { hostname } = new URL(origin);
  const allowed =
    hostname === "localhost"
      ? config.allowLocalhost
      : config.domains.some(({ domain }) => domain === origin);
  if (!allowed)
    throw new KnownErrors.PasskeyAuthenticationFailed(undefined, {
      message:
        "Passkeys cannot be used on this site: it is not one of the project's trusted domains.",
    });
  return { origin, rpId: hostname };
}
