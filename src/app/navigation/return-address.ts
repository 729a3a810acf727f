import { type HandlerUrls, RETURN_TO_PARAM } from "../../protocol/urls.js";
import { withBasePath, withoutBasePath } from "./base-path.js";
import { EXCLUDED_RETURN_PAGES, RETURNABLE_HANDLER_PATHS } from "./return-pages.js";
import { isSamePage, type RedirectTrust, relative, safeRedirect } from "./trusted-url.js";

const PLACEHOLDER_BASE = "http://page.invalid";

/** Returns the return address in the page's query, if it is allowed. */
export function returnAddress(trust: RedirectTrust, urls: HandlerUrls): string | null {
  const wanted = trust.current?.searchParams.get(RETURN_TO_PARAM);
  if (wanted === null || wanted === undefined) return null;
  const safe = safeRedirect(wanted, trust);
  return safe !== null && isReturnable(safe, trust, urls) ? safe : null;
}

const isReturnable = (address: string, { current }: RedirectTrust, urls: HandlerUrls): boolean =>
  isDestination(
    withoutBasePath(address),
    withoutBasePath(urls.handler),
    current?.origin ?? PLACEHOLDER_BASE,
  ) &&
  !EXCLUDED_RETURN_PAGES.some((page) =>
    isSamePage(
      withoutBasePath(address),
      withoutBasePath(urls[page]),
      current?.origin ?? PLACEHOLDER_BASE,
    ),
  );

/** Whether an address is outside the handler, or is a handler page that can be a destination. */
function isDestination(address: string, handler: string, base: string): boolean {
  const [page, root] = [new URL(address, base), new URL(`${handler}/`, base)];
  const path = page.pathname.replace(/\/+/g, "/");
  return (
    page.origin !== root.origin ||
    !`${path}/`.startsWith(root.pathname) ||
    RETURNABLE_HANDLER_PATHS.test(path.slice(root.pathname.length))
  );
}

/**
 * Adds a return address to the sign-in or sign-up page: the one in the query, else the open page.
 */
export function withReturnAddress(target: string, trust: RedirectTrust, urls: HandlerUrls): string {
  const { current } = trust;
  if (current === undefined) return target;
  const here = safeRedirect(relative(current), trust);
  const back =
    returnAddress(trust, urls) ?? (here !== null && isReturnable(here, trust, urls) ? here : null);
  return addReturnAddress(target, current, back);
}

/** Adds the return address in the open page's query to another page, if there is one. */
export const keepReturnAddress = (
  target: string,
  trust: RedirectTrust,
  urls: HandlerUrls,
): string =>
  trust.current === undefined
    ? target
    : addReturnAddress(target, trust.current, returnAddress(trust, urls));

function addReturnAddress(target: string, current: URL, back: string | null): string {
  if (back === null) return target;
  const url = new URL(target, current);
  const elsewhere = url.origin !== current.origin;
  url.searchParams.set(RETURN_TO_PARAM, elsewhere ? new URL(back, current).href : back);
  return elsewhere ? url.href : relative(url);
}

/**
 * Returns the absolute address of an app page for an email or a provider, without hash, with the
 * open page's return address.
 */
export function callbackUrl(
  target: string,
  trust: RedirectTrust & { readonly current: URL },
  urls: HandlerUrls,
): string {
  const url = new URL(withBasePath(target), trust.current);
  url.hash = "";
  const back = returnAddress(trust, urls);
  if (back !== null) url.searchParams.set(RETURN_TO_PARAM, back);
  return url.href;
}
