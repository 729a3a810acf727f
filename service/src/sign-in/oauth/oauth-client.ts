import { KnownErrors } from "@stackkit/next/protocol/internal";
import type { Project } from "../../db/tables/project-config.js";
import type { Context } from "../../http/context.js";
import type { RequestInfo } from "../../http/request-info.js";
import { findProjectByClientKey } from "../../projects/projects.js";

export interface ClientCredentials {
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
}

/**
 * The project that calls the token endpoint, by its id and publishable client key in the body or
 * HTTP Basic. Throws `INVALID_OAUTH_CLIENT_ID_OR_SECRET`.
 */
export async function requireOAuthClient(
  context: Context,
  info: RequestInfo,
  sent: ClientCredentials,
): Promise<Project> {
  const { clientId, clientSecret } =
    sent.clientSecret === undefined ? { ...sent, ...basicCredentials(info) } : sent;
  const project =
    clientId !== undefined &&
    clientSecret !== undefined &&
    (await findProjectByClientKey(context.db, clientId, clientSecret, context.clock.now()));
  if (!project) throw new KnownErrors.InvalidOAuthClientIdOrSecret({ client_id: clientId ?? null });
  return project;
}

/** RFC 6749, 2.3.1: both parts are form-encoded first. */
function basicCredentials(info: RequestInfo): ClientCredentials {
  const [scheme = "", encoded = ""] = (info.headers.get("authorization") ?? "").split(" ");
  if (scheme.toLowerCase() !== "basic") return {};
  const pair = Buffer.from(encoded, "base64").toString("utf8");
  const at = pair.indexOf(":");
  if (at < 0) return {};
  const [clientId, clientSecret] = [pair.slice(0, at), pair.slice(at + 1)].map(
    (part) => new URLSearchParams(`part=${part}`).get("part") ?? "",
  );
  return { clientId, clientSecret };
}
