/** Removes trailing slashes: `https://api.example/` becomes `https://api.example`. */
export function withoutTrailingSlash(url: string): string {
  let rest = url;
  while (rest.endsWith("/")) rest = rest.slice(0, -1);
  return rest;
}
