import { type NextRequest, NextResponse } from "next/server.js";
import { withoutBasePath } from "../../app/navigation/base-path.js";
import { trustedOrigin } from "../../app/navigation/trusted-origin.js";
import type { HandlerUrls } from "../../protocol/handler-urls.js";

interface Place {
  readonly urls: HandlerUrls;
  readonly trustedOrigins: readonly string[];
  readonly passkeyRpId?: string | undefined;
}

type Answer = (settings: URL, place: Place) => NextResponse | undefined;

const ANSWERS: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ["/.well-known/change-password", (settings) => NextResponse.redirect(settings)],
  [
    "/.well-known/passkey-endpoints",
    ({ href }) => NextResponse.json({ enroll: href, manage: href }),
  ],
  // The origins that may use the passkeys of this domain, beside those below it.
  [
    "/.well-known/webauthn",
    (_, { passkeyRpId, trustedOrigins }) =>
      passkeyRpId === undefined ? undefined : NextResponse.json({ origins: trustedOrigins }),
  ],
]);

/**
 * Answers password managers, which ask each site where people change their password and make their
 * passkeys, and browsers, which ask where else these sign in. Undefined for any other request.
 */
export function answerWellKnown(
  { method, nextUrl, headers }: NextRequest,
  place: Place,
): NextResponse | undefined {
  const answer = ANSWERS.get(nextUrl.pathname);
  if (!answer || (method !== "GET" && method !== "HEAD")) return undefined;
  const { urls, trustedOrigins } = place;
  const origin =
    trustedOrigin((name) => headers.get(name), nextUrl.origin, trustedOrigins) ?? nextUrl.origin;
  const settings = new URL(urls.accountSettings, origin);
  if (settings.origin === origin)
    settings.pathname = nextUrl.basePath + withoutBasePath(settings.pathname, nextUrl.basePath);
  settings.hash = "auth";
  return answer(settings, place);
}
