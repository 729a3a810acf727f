/** Cuts slashes at the end: `https://api.example/` is `https://api.example`. */
export function withoutTrailingSlash(url: string): string {
  let end = url.length;
  while (url[end - 1] === "/") end--;
  return url.slice(0, end);
}
