import { nextBasePath } from "../config/next-flags.js";

/** Whether a path is under Next's `basePath`. */
const isUnder = (path: string, base: string): boolean =>
  path === base ||
  path.startsWith(`${base}/`) ||
  path.startsWith(`${base}?`) ||
  path.startsWith(`${base}#`);

/**
 * Adds the base path, as the address bar shows it. Absolute addresses and paths that include it
 * stay unchanged.
 */
export function withBasePath(path: string): string {
  const base = nextBasePath();
  return base === "" || !path.startsWith("/") || isUnder(path, base)
    ? path
    : base + (path === "/" ? "" : path);
}

/** Removes the base path, since Next's functions add it themselves. */
export const withoutBasePath = (path: string, base = nextBasePath()): string => {
  if (base === "" || !isUnder(path, base)) return path;
  const rest = path.slice(base.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
};
