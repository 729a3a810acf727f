/**
 * What each page may weigh at most over the same page of a bare app: bytes of gzipped script in each bundler, of HTML, and
 * requests. Where a figure is above the aim, `docs/guide/speed.md` says by how much and why.
 */
export const BUDGETS = [
  { page: "static page under the provider", path: "/", over: "/", script: { turbopack: 700, webpack: 2900 }, html: 300, calls: 0 },
  { page: "user hook, the user handed down", path: "/me", over: "/me", signedIn: true, script: { turbopack: 3400, webpack: 5600 }, calls: 0 },
  { page: "user hook on a static page", path: "/hook", over: "/me", signedIn: true, script: { turbopack: 6000, webpack: 8500 }, calls: 1 },
  { page: "sign-in, every method", path: "/handler/sign-in", over: "/sign-in", script: { turbopack: 26_000, webpack: 28_900 }, calls: 0 },
  { page: "account settings", path: "/handler/account-settings", over: "/sign-in", signedIn: true, script: { turbopack: 35_000, webpack: 35_000 }, calls: 0 },
];

/** What each door may bring along at once, in bytes of gzipped script without next and react. All of them are held, none is an aim. */
export const DOOR_BUDGETS = [
  { door: "@stackkit/next", side: "browser", first: 58_000 },
  { door: "@stackkit/next/protocol", side: "browser", first: 27_000 },
  { door: "@stackkit/next/server", side: "server", first: 51_500 },
  { door: "@stackkit/next/admin", side: "server", first: 52_000 },
  { door: "@stackkit/next/handler", side: "server", first: 63_500 },
  { door: "@stackkit/next/proxy", side: "server", first: 19_500 },
  { door: "@stackkit/next/proxy", side: "edge", first: 19_500 },
  { door: "@stackkit/next/testing", side: "server", first: 14_500 },
];
