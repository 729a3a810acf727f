import type { HandlerUrls } from "../../protocol/urls.js";
import { findRoute, screenOf } from "../../screens/pages/routes.js";
import type { RouteName } from "../../screens/screen-table.js";

/** A query as Next passes it to a page. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The result for a path under the handler. */
export type HandlerTarget =
  | { readonly show: RouteName; readonly section?: string }
  | { readonly goTo: string }
  | undefined;

/** A query with one value per name: the first. */
export const plainQuery = (query: Query): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === "string" ? value : (value[0] ?? "")]],
    ),
  );

/**
 * The handler's action for a path: show a page, redirect to its canonical or configured address, or
 * not found. Queries are preserved.
 */
export function handlerTarget(path: string, query: Query, urls: HandlerUrls): HandlerTarget {
  const found = findRoute(path);
  if (found === undefined) return undefined;
  if ("redirect" in found) return { goTo: withQuery(`${urls.handler}/${found.redirect}`, query) };
  const { url, alwaysShown } = screenOf(found.route);
  const place = url === undefined || alwaysShown ? undefined : urls[url];
  return place === undefined || place.startsWith(`${urls.handler}/`)
    ? { show: found.route, ...(found.section === undefined ? {} : { section: found.section }) }
    : { goTo: withQuery(place, query) };
}

/** An address with every value of a query appended to its own. */
function withQuery(address: string, query: Query): string {
  const [beforeHash = "", hash] = address.split("#");
  const [path = "", own] = beforeHash.split("?");
  const all = new URLSearchParams(own);
  for (const [name, value] of Object.entries(query)) {
    all.delete(name);
    for (const one of typeof value === "string" ? [value] : (value ?? [])) all.append(name, one);
  }
  return path + (all.size > 0 ? `?${all}` : "") + (hash === undefined ? "" : `#${hash}`);
}
