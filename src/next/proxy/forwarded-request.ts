import { type NextRequest, NextResponse } from "next/server.js";
import type { RequestJar } from "./request-jar.js";

const OWN_HEADERS = "x-stackkit-";

/** The request's headers without those that only the kit may set. */
export function strippedHeaders(from: Headers): Headers {
  const headers = new Headers(from);
  for (const name of [...headers.keys()]) if (name.startsWith(OWN_HEADERS)) headers.delete(name);
  return headers;
}

/** The request as another proxy sees it: a new one would lose `basePath` and languages. */
export function forwarded(request: NextRequest, headers: Headers, jar: RequestJar): NextRequest {
  for (const name of [...request.headers.keys()])
    if (!headers.has(name)) request.headers.delete(name);
  for (const [name, value] of headers)
    if (name.startsWith(OWN_HEADERS)) request.headers.set(name, value);
  jar.apply(request.cookies);
  return request;
}

const FORWARDED = "x-middleware-override-headers";

/**
 * The response of another proxy. If that lets the request pass without headers of its own, the page
 * gets those of `passed`.
 */
export function withForwarded(answer: Response, passed: NextResponse): NextResponse {
  const response = answer instanceof NextResponse ? answer : new NextResponse(answer.body, answer);
  const isPassed =
    response.headers.has("x-middleware-next") || response.headers.has("x-middleware-rewrite");
  if (isPassed && !response.headers.has(FORWARDED))
    for (const [name, value] of passed.headers)
      if (name === FORWARDED || name.startsWith("x-middleware-request-"))
        response.headers.set(name, value);
  return response;
}
