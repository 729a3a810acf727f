import { type NextRequest, NextResponse } from "next/server.js";
import { withoutBasePath } from "../../app/navigation/base-path.js";
import { relative } from "../../app/navigation/trusted-url.js";

/** Redirects to a page, in the form that the sender of the request follows. */
export function redirectResponse(
  { method, headers, nextUrl }: NextRequest,
  page: URL | NextRequest["nextUrl"],
): NextResponse {
  if (method === "GET" || method === "HEAD") return NextResponse.redirect(page);
  // With 307 the browser would send the form's fields to that page.
  if (headers.get("next-action") === null) return NextResponse.redirect(page, 303);
  // Next's router sends actions by fetch, so it needs its own header. It adds the base path.
  const url = new URL(page.href);
  const to =
    url.origin === nextUrl.origin ? withoutBasePath(relative(url), nextUrl.basePath) : url.href;
  return new NextResponse(null, {
    status: 303,
    headers: { "x-action-redirect": `${to.replaceAll(";", "%3B")};push` },
  });
}
