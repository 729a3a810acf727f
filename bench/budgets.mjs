/**
 * Limits of each page, compared with the same page of a bare app: bytes of gzipped script in each
 * bundler, bytes of HTML, and requests. `script` is enforced: the current size plus about 0.2 kB,
 * so lower it whenever the size falls. `aim` is the target in both bundlers; `docs/guide/speed.md`
 * explains each page whose `script` is above it.
 */
export const BUDGETS = [
  {
    page: "static page under the provider",
    path: "/",
    over: "/",
    aim: 700,
    script: { turbopack: 700, webpack: 2900 },
    html: 300,
    calls: 0,
  },
  {
    page: "user hook, serialized user",
    path: "/me",
    over: "/me",
    signedIn: true,
    aim: 3000,
    script: { turbopack: 3760, webpack: 5650 },
    calls: 0,
  },
  {
    page: "user hook on a static page",
    path: "/hook",
    over: "/me",
    signedIn: true,
    script: { turbopack: 6260, webpack: 8650 },
    calls: 1,
  },
  {
    page: "sign-in, every method",
    path: "/handler/sign-in",
    over: "/sign-in",
    aim: 20_000,
    script: { turbopack: 22_220, webpack: 25_400 },
    calls: 0,
  },
  {
    page: "account settings",
    path: "/handler/account-settings",
    over: "/sign-in",
    signedIn: true,
    aim: 35_000,
    script: { turbopack: 28_200, webpack: 31_200 },
    calls: 0,
  },
];

/** Limits of an installation next to next and react: packages, and bytes of all files. */
export const INSTALLED_BUDGET = { packages: 2, bytes: 3_840_000 };

/**
 * Limits of what each entry point loads at once, in bytes of gzipped script without next and react.
 * All are enforced.
 */
export const ENTRY_POINT_BUDGETS = [
  { entryPoint: "@stackkit/next", side: "browser", first: 75_500 },
  { entryPoint: "@stackkit/next/protocol", side: "browser", first: 34_000 },
  { entryPoint: "@stackkit/next/server", side: "server", first: 65_200 },
  { entryPoint: "@stackkit/next/admin", side: "server", first: 64_700 },
  { entryPoint: "@stackkit/next/handler", side: "server", first: 82_700 },
  { entryPoint: "@stackkit/next/proxy", side: "server", first: 22_700 },
  { entryPoint: "@stackkit/next/proxy", side: "edge", first: 22_700 },
  { entryPoint: "@stackkit/next/testing", side: "server", first: 20_400 },
  { entryPoint: "@stackkit/next/testing/playwright", side: "server", first: 19_750 },
  { entryPoint: "@stackkit/next/testing/react", side: "browser", first: 73_400 },
];

/** The console: gzipped bytes of the list of users and of each further view; its files on disk. */
export const CONSOLE_BUDGET = { first: 240_000, view: 40_000, whole: 1_500_000, files: 60 };
