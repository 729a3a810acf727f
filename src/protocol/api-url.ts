import { API_PATH } from "./limits/calls.js";

/** The value of `STACK_API_URL` for a service that the app's own site serves. */
export const SAME_SITE = "/";

/** Removes trailing slashes: `https://api.example/` becomes `https://api.example`. */
export function withoutTrailingSlash(url: string): string {
  let rest = url;
  while (rest.endsWith("/")) rest = rest.slice(0, -1);
  return rest;
}

/** The base URL of every call: `apiUrl("https://api.example")` is `https://api.example/api/v1`. */
export const apiUrl = (host: string): string => withoutTrailingSlash(host) + API_PATH;
