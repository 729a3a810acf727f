/** Cuts slashes at the end: `https://api.example/` is `https://api.example`. */
export const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/, "");
