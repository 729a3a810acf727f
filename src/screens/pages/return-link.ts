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

/** A path of this site. */
const OWN_PATH = /^\/(?![/\\])[^\\\s]*$/;

/**
 * Where a link leads on before JavaScript: the page to return to if it is of this site and none of
 * the handler's own, else `other`. The redirect by JavaScript also knows the project's other domains.
 */
export function useReturnHref(
  other: string,
  handler: string,
  searchParams?: Readonly<Record<string, string>>,
): string {
  const back = useReturnTo(searchParams);
  return back && OWN_PATH.test(back) && !`${back}/`.startsWith(`${handler}/`) ? back : other;
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
