/** Reads a header of the request. */
type ReadHeader = (name: string) => Promise<string | null>;

/**
 * Whether somebody came to this page from a page of the same app, by their own doing. Browsers say so in headers that no page can
 * write. One that does not say it counts as a stranger's link. A part of a page that the app's own code asked for counts: it is only
 * shown once the person goes there.
 */
export async function isOwnNavigation(header: ReadHeader): Promise<boolean> {
  if ((await header("sec-fetch-site")) !== "same-origin") return false;
  return (
    (await header("sec-fetch-mode")) !== "navigate" ||
    ((await header("sec-fetch-dest")) === "document" && (await header("sec-fetch-user")) === "?1")
  );
}
