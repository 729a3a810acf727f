import { withoutTrailingSlash } from "../../protocol/trailing-slash.js";
import { canonicalPath, type PathSettings } from "./canonical-path.js";

/**
 * Which paths need somebody signed in: `"/admin"` (that page), `"/admin/*"` (it and everything under it), or a function
 * that is handed the path in its plain form: decoded, in lower case, without `basePath`, language and slash at the end.
 */
export type ProtectedPath = string | ((path: string) => boolean);

const isUnder = (path: string, pattern: string): boolean => {
  const wanted = pattern.toLowerCase();
  if (!wanted.endsWith("/*")) return path === (withoutTrailingSlash(wanted) || "/");
  const base = wanted.slice(0, -2);
  return base === "" || path === base || path.startsWith(`${base}/`);
};

/** Whether a path is protected. A path that cannot be read counts as protected: rules close, they do not open. */
export function isProtected(
  pathname: string,
  protect: readonly ProtectedPath[],
  settings: PathSettings,
): boolean {
  const path = canonicalPath(pathname, settings);
  if (path === null) return protect.length > 0;
  return protect.some((rule) => (typeof rule === "function" ? rule(path) : isUnder(path, rule)));
}
