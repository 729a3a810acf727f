import { useSyncExternalStore } from "react";
import { RETURN_TO_PARAM } from "../../protocol/urls.js";

const never = () => () => {};
const ofOpenPage = (): string | null => new URLSearchParams(location.search).get(RETURN_TO_PARAM);
const none = (): null => null;

/**
 * Makes links to other sign-in pages that keep the page to return to. Whether that page may be gone to is judged where
 * the redirect happens, not here.
 */
export function useReturnLink(
  searchParams?: Readonly<Record<string, string>>,
): (url: string) => string {
  const open = useSyncExternalStore(never, ofOpenPage, none);
  const back = searchParams === undefined ? open : searchParams[RETURN_TO_PARAM];
  return (url) =>
    back
      ? `${url}${url.includes("?") ? "&" : "?"}${RETURN_TO_PARAM}=${encodeURIComponent(back)}`
      : url;
}
