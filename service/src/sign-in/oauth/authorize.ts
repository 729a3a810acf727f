import {
  API_PATH,
  fillPath,
  type Input,
  KnownErrors,
  OAUTH_SCOPE,
  oauth,
} from "@stackkit/next/protocol/internal";
import { generateRandomCodeVerifier } from "oauth4webapi";
import { type CallbackContext, requireTrustedCallback } from "../../codes/callback-url.js";
import type { Project } from "../../db/tables/project-config.js";
import type { Context } from "../../http/context.js";
import type { RequestInfo } from "../../http/request-info.js";
import { limit } from "../../limits/rate-limit.js";
import { findProject, findProjectByClientKey } from "../../projects/projects.js";
import { setInnerCookie } from "./inner-cookie.js";
import { readLinkToken, spendLinkTicket } from "./link-ticket.js";
import { enabledProvider, openProvider } from "./open-provider.js";
import { keepRequest, type LinkTarget } from "./outer-request.js";
import { authorizationUrl } from "./provider-client.js";

type AuthorizeQuery = Input<typeof oauth.authorize.query, "client">;

/** Redirects to a provider and stores the app's request until the user returns. */
export async function authorize(
  context: Context,
  info: RequestInfo,
  providerId: string,
  query: AuthorizeQuery,
): Promise<Response> {
  const project = await proveApp(context, query);
  const isShared = enabledProvider(project, providerId).type === "shared";
  if (query.scope !== OAUTH_SCOPE) throw new KnownErrors.InvalidScope();
  requireTrusted({ context, info, project }, query);
  const extraScopes = (query.providerScope ?? "").split(" ").filter(Boolean);
  await limit(context, info, "ceremony");
  const linkTo = query.type === "link" ? await targetOf(context, project, providerId, query) : null;
  if (linkTo !== null && extraScopes.length > 0 && isShared)
    throw new KnownErrors.OAuthExtraScopeNotAvailableWithSharedOAuthKeys();

  const provider = await openProvider(context, project, providerId, info.origin);
  const callbackUrl =
    info.origin + API_PATH + fillPath(oauth.callback.path, { provider_id: providerId });
  const codeVerifier = generateRandomCodeVerifier();
  const scopes = [...new Set([...provider.row.scopes, ...extraScopes])];
  const state = await keepRequest(context, project.id, providerId, {
    redirectUri: withoutHash(query.redirectUri),
    state: query.state,
    codeChallenge: query.codeChallenge,
    errorRedirectUrl: query.errorRedirectUri ?? query.errorRedirectUrl ?? null,
    afterCallbackRedirectUrl: query.afterCallbackRedirectUrl ?? null,
    linkTo,
    scopes,
    codeVerifier,
    callbackUrl,
  });
  const location = await authorizationUrl(provider, { callbackUrl, state, codeVerifier }, scopes);
  return new Response(null, {
    status: oauth.authorize.status,
    headers: {
      location: location.href,
      "set-cookie": setInnerCookie(info, state, provider.row.answersByForm ?? false),
    },
  });
}

/** Authenticates the app by project id and publishable key. */
async function proveApp(
  context: Context,
  { clientId, clientSecret }: AuthorizeQuery,
): Promise<Project> {
  if (!(await findProject(context.db, clientId)))
    throw new KnownErrors.InvalidOAuthClientIdOrSecret({ client_id: clientId });
  const project = await findProjectByClientKey(
    context.db,
    clientId,
    clientSecret,
    context.clock.now(),
  );
  if (!project) throw new KnownErrors.InvalidPublishableClientKey({ project_id: clientId });
  return project;
}

function requireTrusted(
  call: CallbackContext,
  { redirectUri, afterCallbackRedirectUrl }: AuthorizeQuery,
): void {
  for (const url of [redirectUri, afterCallbackRedirectUrl])
    if (url !== undefined) requireTrustedCallback(call, url);
}

/**
 * Reads a link ticket or, from older clients, an access token. The code exchange binds both to the
 * browser.
 */
const targetOf = (
  context: Context,
  project: Project,
  providerId: string,
  { linkTicket, token, codeChallenge }: AuthorizeQuery,
): Promise<LinkTarget> =>
  linkTicket === undefined
    ? readLinkToken(context, project, token ?? "")
    : spendLinkTicket(context, project, linkTicket, { providerId, codeChallenge });

const withoutHash = (url: string): string => url.split("#", 1)[0] as string;
