import { type NextRequest, NextResponse } from "next/server.js";
import { trustedOrigin } from "../../app/navigation/trusted-origin.js";
import type { HandlerUrls } from "../../protocol/handler-urls.js";

interface Place {
  readonly urls: HandlerUrls;
  readonly trustedOrigins: readonly string[];
}

/**
 * Answers password managers, which ask each site where people change their password and make their
 * passkeys. Undefined for any other request.
 */
export function answerWellKnown(
  { method, nextUrl, headers }: NextRequest,
  { urls, trustedOrigins }: Place,
): NextResponse | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const origin =
    trustedOrigin((name) => headers.get(name), nextUrl.origin, trustedOrigins) ?? nextUrl.origin;
  const settings = new URL(urls.accountSettings, origin);
  settings.hash = "auth";
  switch (nextUrl.pathname) {
    case "/.well-known/change-password":
      return NextResponse.redirect(settings);
    case "/.well-known/passkey-endpoints":
      return NextResponse.json({ enroll: settings.href, manage: settings.href });
    default:
      return undefined;
  }
}
