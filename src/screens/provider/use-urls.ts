import { useMemo } from "react";
import { withBasePath } from "../../app/navigation/base-path.js";
import type { HandlerUrls } from "../../protocol/urls.js";
import { useScreenApp } from "./connect.js";

/** Where the app's pages are, as links have to write it: under Next's `basePath`, which its router adds by itself and a link does not. */
export function useUrls(): HandlerUrls {
  const { urls } = useScreenApp();
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(urls).map(([page, url]) => [page, withBasePath(url)]),
      ) as unknown as HandlerUrls,
    [urls],
  );
}
