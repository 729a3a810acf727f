// What a page loads once another session begins, or its browser does not emit changes of cookies.
export { watchCookies } from "../session/watched-cookies.js";

/** Next exposes its router here for code outside components. */
type PageOfNext = Window & { readonly next?: { readonly router?: { refresh(): void } } };

/**
 * Drops what was rendered for the previous user: the router's cache, or everything by a page load.
 */
export function forgetPages(what: "router" | "all"): void {
  // Without hash, since an address with one would not reload; a GET, so that no form is posted
  // again.
  if (what === "all") window.location.replace(window.location.pathname + window.location.search);
  else (window as PageOfNext).next?.router?.refresh();
}
