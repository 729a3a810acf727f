import { API_PATH } from "@stackkit/next/protocol/internal";
import { createApi } from "../api/api.js";
import type { OtherApi } from "../api/app.js";
import type { Bindings } from "../http/bindings.js";
import type { Context } from "../http/context.js";
import { pathOf, RequestInfo } from "../http/request-info.js";
import type { Route } from "../http/route.js";
import { BY_ACCOUNT, BY_CONSOLE } from "./access.js";
import { CONSOLE_PATH } from "./place.js";
import { endConsoleSession, keepAsConsoleSession, sessionCookie } from "./session.js";

const VERSION_PATH = API_PATH.slice(API_PATH.lastIndexOf("/"));
const PROJECTS_BASE = `${CONSOLE_PATH}/api${VERSION_PATH}`;
const ACCOUNT_BASE = `${CONSOLE_PATH}/account${VERSION_PATH}`;

/**
 * The operations of the console: those of projects, and those of the administrator's own account.
 * Other paths are not its own.
 */
export function createConsoleApi(context: Context, routes: readonly Route[]): OtherApi {
  const ofProjects = createApi(context, routes, {
    bases: [PROJECTS_BASE],
    access: BY_CONSOLE,
    isForEveryOrigin: false,
  });
  const ofAccount = createApi(context, routes, {
    bases: [ACCOUNT_BASE],
    access: BY_ACCOUNT,
    isForEveryOrigin: false,
  });
  return {
    owns: (path) => [PROJECTS_BASE, ACCOUNT_BASE].some((base) => path.startsWith(`${base}/`)),
    async fetch(request, bindings) {
      if (pathOf(request.url).startsWith(`${PROJECTS_BASE}/`))
        return ofProjects.fetch(request, bindings);
      const response = await ofAccount.fetch(request, bindings);
      return response.ok ? keepTokens(context, request, bindings, response) : response;
    },
  };
}

/** The tokens of a new session become the console's cookie: no script may read them. */
async function keepTokens(
  context: Context,
  request: Request,
  bindings: Bindings,
  response: Response,
): Promise<Response> {
  const text = await response.text();
  const answer: unknown = JSON.parse(text);
  const headers = new Headers(response.headers);
  if (!isTokens(answer)) return new Response(text, { status: response.status, headers });
  const info = new RequestInfo(request, bindings, context.settings);
  await keepAsConsoleSession(context, answer.refresh_token);
  await endConsoleSession(context, info);
  headers.set("set-cookie", sessionCookie(context, info, answer.refresh_token));
  return Response.json({ ...answer, refresh_token: "", access_token: "" }, { headers });
}

const isTokens = (answer: unknown): answer is { refresh_token: string } =>
  typeof answer === "object" &&
  answer !== null &&
  "refresh_token" in answer &&
  typeof answer.refresh_token === "string";
