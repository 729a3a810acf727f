import { nextBasePath } from "../config/next-flags.js";

/** Whether a path stands under Next's `basePath`. */
const isUnder = (path: string, base: string): boolean =>
  path === base ||
  path.startsWith(`${base}/`) ||
  path.startsWith(`${base}?`) ||
  path.startsWith(`${base}#`);

/** A path of the app as the address bar has it. Absolute addresses, and paths that have the base already, stay as they are. */
export const withBasePath = (path: string, base = nextBasePath()): string =>
  base === "" || !path.startsWith("/") || isUnder(path, base)
    ? path
    : base + (path === "/" ? "" : path);

/** A path of the app as Next's own functions take it, which add the base themselves. */
export const withoutBasePath = (path: string, base = nextBasePath()): string => {
  if (base === "" || !isUnder(path, base)) return path;
  const rest = path.slice(base.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
};
