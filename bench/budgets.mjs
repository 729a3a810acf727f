/** What each page may weigh at most over the same page of a bare app: bytes of gzipped script, and requests. */
export const BUDGETS = [
  { page: "static page under the provider", path: "/", over: "/", script: 700, calls: 0 },
  { page: "user hook, the user handed down", path: "/me", over: "/me", signedIn: true, script: 3000, calls: 0 },
  { page: "user hook on a static page", path: "/hook", over: "/me", signedIn: true, script: 20_000, calls: 1 },
  { page: "sign-in, every method", path: "/handler/sign-in", over: "/sign-in", script: 20_000, calls: 0 },
  { page: "account settings", path: "/handler/account-settings", over: "/sign-in", signedIn: true, script: 35_000, calls: 99 },
];
