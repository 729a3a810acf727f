import type { Environment } from "../../environment/environment.js";

/**
 * Whether the person navigated to this page from the same app. Browsers say so in headers that
 * pages cannot set. Without the headers, the request counts as a foreign link. A payload requested
 * by the app's own code counts: it is shown only after a navigation.
 */
export async function isOwnNavigation(header: Environment["requestHeader"]): Promise<boolean> {
  if ((await header("sec-fetch-site")) !== "same-origin") return false;
  return (
    (await header("sec-fetch-mode")) !== "navigate" ||
    ((await header("sec-fetch-dest")) === "document" && (await header("sec-fetch-user")) === "?1")
  );
}
