import { API_PATH } from "./limits/calls.js";
import { withoutTrailingSlash } from "./trailing-slash.js";

/** The base URL of every call: `apiUrl("https://api.example")` is `https://api.example/api/v1`. */
export const apiUrl = (host: string): string => withoutTrailingSlash(host) + API_PATH;
