/** Where Next leaves its router for code outside components. */
type PageOfNext = Window & { readonly next?: { readonly router?: { refresh(): void } } };

/** Drops what a page shows for whoever was here before: what Next's router keeps, or all of it, with forms and hidden pages. */
export function forgetPages(what: "router" | "all"): void {
  // Asked for by its path alone: an address with a hash would not be loaded anew, and a posted form not be posted again.
  if (what === "all") window.location.replace(window.location.pathname + window.location.search);
  else (window as PageOfNext).next?.router?.refresh();
}
