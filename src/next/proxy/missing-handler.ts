import { NextResponse } from "next/server.js";
import { isNextDev } from "../../app/config/next-flags.js";
import { fetchUncached } from "../../transport/fetch-uncached.js";

const NOT_FOUND = 404;

/** Pages that were found. Each is looked for once, since a route does not go away by itself. */
const found = new Set<string>();

/**
 * In `next dev`, what to answer in place of a redirect to a page of the kit that the app does not
 * have: its own 404 would not say why. `undefined` if the page exists, and in production.
 */
export async function missingHandler(page: URL): Promise<NextResponse | undefined> {
  if (!isNextDev() || found.has(page.pathname)) return undefined;
  const { status } = await fetchUncached(page.href, { method: "HEAD", redirect: "manual" }).catch(
    () => ({ status: undefined }),
  );
  if (status !== NOT_FOUND) {
    found.add(page.pathname);
    return undefined;
  }
  const words =
    `This page is for signed-in visitors, and the app has no ${page.pathname} to sign in on. ` +
    "Mount the kit's pages in app/handler/[...stack]/page.tsx: npx @stackkit/next init writes " +
    `that file. If the page is elsewhere, name it in the app's option "urls". See ` +
    "@stackkit/next/docs/errors/BAD_HANDLER_PAGE.md.";
  console.error(words);
  return new NextResponse(words, {
    status: NOT_FOUND,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
