import { useSyncExternalStore } from "react";
import { RETURN_TO_PARAM } from "../../protocol/urls.js";

const never = () => () => {};
const ofOpenPage = (): string | null => new URLSearchParams(location.search).get(RETURN_TO_PARAM);
const none = (): null => null;

/** The page to return to, as the open page names it. */
export const useReturnTo = (searchParams?: Readonly<Record<string, string>>) => {
  const open = useSyncExternalStore(never, ofOpenPage, none);
  return searchParams === undefined ? open : searchParams[RETURN_TO_PARAM];
};

/** A path of this site, outside the handler's own pages. */
const isOwnPath = (address: string, handler: string): boolean =>
  /^\/(?![/\\])[^\\\s]*$/.test(address) && !`${address}/`.startsWith(`${handler}/`);

/**
 * Where a link leads on before JavaScript: the page to return to if it is of this site, else `other`.
 * The redirect by JavaScript also knows the project's other domains.
 */
export function useReturnHref(
  other: string,
  handler: string,
  searchParams?: Readonly<Record<string, string>>,
): string {
  const back = useReturnTo(searchParams);
  return back && isOwnPath(back, handler) ? back : other;
}

/**
 * Builds links to other sign-in pages that preserve the return page. The redirect itself checks
 * whether that page is trusted.
 */
export function useReturnLink(
  searchParams?: Readonly<Record<string, string>>,
): (url: string) => string {
  const back = useReturnTo(searchParams);
  return (url) =>
    back
      ? `${url}${url.includes("?") ? "&" : "?"}${RETURN_TO_PARAM}=${encodeURIComponent(back)}`
      : url;
}
