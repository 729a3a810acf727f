import { UnsafePathError } from "./errors.js";

const PROBLEMS: readonly (readonly [pattern: RegExp, problem: string])[] = [
  [/^(?!\/)/, "does not begin with a slash"],
  [/^\/\//, "begins with two slashes"],
  [/[@\\]/, "contains @ or a backslash"],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  [/[\u0000-\u0020\u007f#]/, "contains a space, a control character or #"],
  [/\/(\.|%2e){1,2}(?=[/?]|$)/i, "contains a step up or nowhere"],
];

/**
 * Returns the URL of a call. Removes a trailing slash. Throws `UNSAFE_PATH` if the path could leave
 * the base URL.
 */
export function callUrl(
  base: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const problem = PROBLEMS.find(([pattern]) => pattern.test(path));
  if (problem) throw new UnsafePathError(path, problem[1]);
  const url = new URL(base + path.replace(/\/+(?=\?|$)/, ""));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  if (!url.href.startsWith(new URL(base).href)) throw new UnsafePathError(path, "leaves the API");
  return url.href;
}
