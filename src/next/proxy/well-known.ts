import { type NextRequest, NextResponse } from "next/server.js";
import { trustedOrigin } from "../../app/navigation/trusted-origin.js";
import type { HandlerUrls } from "../../protocol/handler-urls.js";

interface Place {
  readonly urls: HandlerUrls;
  readonly trustedOrigins: readonly string[];
}

const ANSWERS: ReadonlyMap<string, (settings: URL) => NextResponse> = new Map([
  ["/.well-known/change-password", (settings) => NextResponse.redirect(settings)],
  [
    "/.well-known/passkey-endpoints",
    ({ href }) => NextResponse.json({ enroll: href, manage: href }),
  ],
]);

/**
 * Answers password managers, which ask each site where people change their password and make their
 * passkeys. Undefined for any other request.
 */
export function answerWellKnown(
  { method, nextUrl, headers }: NextRequest,
  { urls, trustedOrigins }: Place,
): NextResponse | undefined {
  const answer = ANSWERS.get(nextUrl.pathname);
  if (!answer || (method !== "GET" && method !== "HEAD")) return undefined;
  const origin =
    trustedOrigin((name) => headers.get(name), nextUrl.origin, trustedOrigins) ?? nextUrl.origin;
  const settings = new URL(urls.accountSettings, origin);
  settings.hash = "auth";
  return answer(settings);
}
