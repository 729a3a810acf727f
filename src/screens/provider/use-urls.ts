import { useMemo } from "react";
import { withBasePath } from "../../app/navigation/base-path.js";
import type { HandlerUrls } from "../../protocol/urls.js";
import { useScreenApp } from "./connect.js";

/**
 * The app's page URLs for plain links: includes Next's `basePath`, which its router adds but links
 * do not.
 */
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
