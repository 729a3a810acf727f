import { type RouteName, SCREENS, type ScreenRow } from "../screen-table.js";

const ROWS = Object.entries(SCREENS) as readonly (readonly [RouteName, ScreenRow])[];

const isRoute = (path: string): path is RouteName => Object.hasOwn(SCREENS, path);

/** What a page needs. */
export const screenOf = (route: RouteName): ScreenRow => SCREENS[route];

/** The result of looking up a path under the handler. */
export type FoundRoute =
  | { readonly route: RouteName; readonly section?: string }
  | { readonly redirect: RouteName };

/**
 * The page at a path under the handler, `{ redirect }` for an alias, or `undefined` if there is
 * none.
 */
export function findRoute(path: string): FoundRoute | undefined {
  if (isRoute(path)) return { route: path };
  const [page = "", section, ...more] = path.split("/");
  if (isRoute(page) && screenOf(page).sections && section && more.length === 0)
    return { route: page, section };
  const named = ROWS.find(
    ([route, { aliases }]) => route.replaceAll("-", "") === path || aliases?.includes(path),
  );
  return named === undefined ? undefined : { redirect: named[0] };
}
