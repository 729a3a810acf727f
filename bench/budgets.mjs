/**
 * What each page may weigh at most over the same page of a bare app: bytes of gzipped script in each bundler, of HTML, and
 * requests. `script` is held: what is reached, and 0.2 kB or little more, so it falls with what is reached. `aim` is where it shall
 * be in both bundlers; where `script` is above, `docs/guide/speed.md` says by how much and why.
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
    page: "user hook, the user handed down",
    path: "/me",
    over: "/me",
    signedIn: true,
    aim: 3000,
    script: { turbopack: 3700, webpack: 5400 },
    calls: 0,
  },
  {
    page: "user hook on a static page",
    path: "/hook",
    over: "/me",
    signedIn: true,
    script: { turbopack: 6100, webpack: 8300 },
    calls: 1,
  },
  {
    page: "sign-in, every method",
    path: "/handler/sign-in",
    over: "/sign-in",
    aim: 20_000,
    script: { turbopack: 20_150, webpack: 22_300 },
    calls: 0,
  },
  {
    page: "account settings",
    path: "/handler/account-settings",
    over: "/sign-in",
    signedIn: true,
    aim: 35_000,
    script: { turbopack: 23_700, webpack: 26_450 },
    calls: 0,
  },
];

/** What may be installed with the kit beside next and react: packages, and bytes of all files but zod's. Aims: 6, and 2 MB. */
export const INSTALLED_BUDGET = { packages: 4, besideZod: 1_900_000 };

/** What each door may bring along at once, in bytes of gzipped script without next and react. All of them are held, none is an aim. */
export const DOOR_BUDGETS = [
  { door: "@stackkit/next", side: "browser", first: 58_000 },
  { door: "@stackkit/next/protocol", side: "browser", first: 27_700 },
  { door: "@stackkit/next/server", side: "server", first: 51_500 },
  { door: "@stackkit/next/admin", side: "server", first: 52_000 },
  { door: "@stackkit/next/handler", side: "server", first: 66_500 },
  { door: "@stackkit/next/proxy", side: "server", first: 19_500 },
  { door: "@stackkit/next/proxy", side: "edge", first: 19_500 },
  { door: "@stackkit/next/testing", side: "server", first: 14_500 },
];
