import { withoutBasePath } from "../../app/navigation/base-path.js";
import { HANDLER_PAGES, type HandlerUrls, withoutTrailingSlash } from "../../protocol/urls.js";
import { UsageError } from "../../transport/usage-error.js";
import { type PathSettings, pathReadings } from "./canonical-path.js";

/**
 * Paths that require a signed-in user: `"/admin"` (that page), `"/admin/*"` (it and everything
 * below), or a function of the normalized path: decoded, in lower case, without `basePath`,
 * language and trailing slash. A path that servers read in two ways is protected if one of them is.
 */
export type ProtectedPath = string | ((path: string) => boolean);

/** A path, or a path with `/*` at its end. Other patterns would protect nothing. */
const RULE = /^(?:\/(?!:)[^/*()[\]]*)*(?:\/\*)?$/;

/** Throws `BAD_OPTION` for a rule that matches no page, such as a pattern of another library. */
export function assertRules(protect: readonly ProtectedPath[]): void {
  for (const rule of protect) {
    if (typeof rule === "function" || (typeof rule === "string" && RULE.test(rule))) continue;
    const shown = typeof rule === "string" ? JSON.stringify(rule) : String(rule);
    throw new UsageError(
      "BAD_OPTION",
      `protect has ${shown}, which protects no page. Write "/admin", "/admin/*" or a function.`,
    );
  }
}

const isUnder = (path: string, pattern: string): boolean => {
  const wanted = pattern.toLowerCase();
  if (!wanted.endsWith("/*")) return path === (withoutTrailingSlash(wanted) || "/");
  const base = wanted.slice(0, -2);
  return base === "" || path === base || path.startsWith(`${base}/`);
};

/** Whether any reading of a path is protected. One that cannot be read counts as protected. */
export function isProtected(
  pathname: string,
  protect: readonly ProtectedPath[],
  settings: PathSettings,
): boolean {
  const readings = pathReadings(pathname, settings);
  if (readings === null) return protect.length > 0;
  // A folder of the app may have the name of the base path.
  const whole = pathReadings(pathname, { ...settings, basePath: "" }) ?? [];
  const paths = [...new Set([...readings, ...whole])];
  return protect.some((rule) =>
    paths.some((path) => (typeof rule === "function" ? rule(path) : isUnder(path, rule))),
  );
}

/** Segments without encodings or dots, none of them empty, which every server reads alike. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/;

/**
 * Whether a path is one of the pages on which people sign in, which would redirect to themselves
 * if they were protected. Only the exact spelling counts, so that no other page passes as one.
 */
export function isSignInStep(
  pathname: string,
  urls: HandlerUrls,
  { basePath, locales = [] }: PathSettings,
): boolean {
  const [, first = "", ...rest] = pathname.split("/");
  const path = withoutTrailingSlash(locales.includes(first) ? `/${rest.join("/")}` : pathname);
  const own = (url: string): string => withoutBasePath(url.split(/[?#]/)[0] ?? "", basePath);
  const handler = `${own(urls.handler)}/`;
  if (path.startsWith(handler + HANDLER_PAGES.accountSettings)) return false;
  if (PLAIN_PATH.test(path) && path.startsWith(handler)) return true;
  const pages = Object.keys(HANDLER_PAGES) as (keyof typeof HANDLER_PAGES)[];
  return pages.some((page) => page !== "accountSettings" && own(urls[page]) === path);
}
