import { API_PATH } from "./limits/calls.js";

/** The value of `STACK_API_URL` for a service that the app's own site serves. */
export const SAME_SITE = "/";

/** Removes trailing slashes: `https://api.example/` becomes `https://api.example`. */
export function withoutTrailingSlash(url: string): string {
  let rest = url;
  while (rest.endsWith("/")) rest = rest.slice(0, -1);
  return rest;
}

/**
 * The address of a service without the path of its calls, with which people often copy it:
 * `https://api.example/api/v1/` becomes `https://api.example`.
 */
export function serviceAddress(url: string): string {
  const address = withoutTrailingSlash(url);
  return address.endsWith(API_PATH)
    ? withoutTrailingSlash(address.slice(0, -API_PATH.length))
    : address;
}

/** The base URL of every call: `apiUrl("https://api.example")` is `https://api.example/api/v1`. */
export const apiUrl = (host: string): string => withoutTrailingSlash(host) + API_PATH;
