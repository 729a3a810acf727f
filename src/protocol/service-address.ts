import { withoutTrailingSlash } from "./api-url.js";
import { API_PATH } from "./limits/calls.js";

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
