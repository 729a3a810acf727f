"use client";

import { useEffect } from "react";

/**
 * Signs in the user of a story, or starts its sign-in with a provider. In a new document, since the
 * router cannot follow the redirect of a route handler to the page that it came from.
 */
export function Enter({ story }: { story: string }) {
  useEffect(() => location.replace(`/open/${story}`), [story]);
  return null;
}
