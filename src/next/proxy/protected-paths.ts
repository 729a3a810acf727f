import { withoutTrailingSlash } from "../../protocol/trailing-slash.js";
import { canonicalPath, type PathSettings } from "./canonical-path.js";

/**
 * Paths that require a signed-in user: `"/admin"` (that page), `"/admin/*"` (it and everything
 * below), or a function of the normalized path: decoded, in lower case, without `basePath`,
 * language and trailing slash.
 */
export type ProtectedPath = string | ((path: string) => boolean);

const isUnder = (path: string, pattern: string): boolean => {
  const wanted = pattern.toLowerCase();
  if (!wanted.endsWith("/*")) return path === (withoutTrailingSlash(wanted) || "/");
  const base = wanted.slice(0, -2);
  return base === "" || path === base || path.startsWith(`${base}/`);
};

/** Whether a path is protected. An unreadable path counts as protected: fail closed. */
export function isProtected(
  pathname: string,
  protect: readonly ProtectedPath[],
  settings: PathSettings,
): boolean {
  const path = canonicalPath(pathname, settings);
  if (path === null) return protect.length > 0;
  return protect.some((rule) => (typeof rule === "function" ? rule(path) : isUnder(path, rule)));
}
