/** The plan of the house as data: who may look into which room, and who alone may touch the world outside. */

/** A package is named as it is imported; a trailing `/` or `:` stands for everything under it. */
export interface Room {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
}

const TRANSPORT_AND_BELOW = ["protocol", "transport"] as const;
const ACCESS_AND_BELOW = [...TRANSPORT_AND_BELOW, "session", "cache", "access"] as const;
const APP_AND_BELOW = [...ACCESS_AND_BELOW, "resources", "environment", "app"] as const;
const SCREENS_AND_BELOW = [...APP_AND_BELOW, "messages", "react", "ui", "screens"] as const;
const REACT = ["react", "react/", "react-dom", "react-dom/"] as const;
const NEXT = ["next/"] as const;

/** Rooms of the kit. A room always sees itself. */
export const KIT_ROOMS: Readonly<Record<string, Room>> = {
  protocol: { rooms: [], packages: ["zod/mini"] },
  transport: { rooms: ["protocol"], packages: [] },
  session: { rooms: TRANSPORT_AND_BELOW, packages: ["jose", "jose/"] },
  cache: { rooms: [], packages: [] },
  access: { rooms: [...TRANSPORT_AND_BELOW, "session", "cache"], packages: [] },
  resources: { rooms: ACCESS_AND_BELOW, packages: [] },
  environment: { rooms: ACCESS_AND_BELOW, packages: [...REACT, ...NEXT] },
  app: {
    rooms: [...ACCESS_AND_BELOW, "resources", "environment"],
    packages: ["@simplewebauthn/browser"],
  },
  react: { rooms: APP_AND_BELOW, packages: REACT },
  messages: { rooms: ["protocol", "react"], packages: REACT },
  ui: { rooms: ["transport", "messages", "react"], packages: REACT },
  screens: { rooms: [...APP_AND_BELOW, "react", "messages", "ui"], packages: [...REACT, "uqr"] },
  move: { rooms: ["protocol"], packages: ["node:"] },
  next: { rooms: SCREENS_AND_BELOW, packages: [...REACT, ...NEXT] },
};

/** The doors: files beside the rooms. What they may look into is what they hand out. */
export const KIT_DOORS: Readonly<Record<string, Room>> = {
  "index.ts": { rooms: [...SCREENS_AND_BELOW], packages: [] },
  // The same door for server components under webpack.
  "index.webpack.tsx": { rooms: [...SCREENS_AND_BELOW], packages: REACT },
  "server.ts": { rooms: [...SCREENS_AND_BELOW, "next"], packages: ["server-only"] },
  "admin.ts": { rooms: APP_AND_BELOW, packages: [] },
  "handler.ts": { rooms: ["next"], packages: [] },
  "proxy.ts": { rooms: ["next"], packages: [] },
  "testing.ts": { rooms: [...ACCESS_AND_BELOW, "app", "resources"], packages: [] },
};

/** What touches the world outside, and the only files of the kit that may. */
export const KIT_SOLE_USERS = {
  fetch: ["transport/fetch-uncached.ts"],
  clock: ["transport/clock.ts"],
  // The second and the third see constants that the bundler writes in.
  environment: ["app/environment-variables.ts", "app/next-flags.ts", "environment/request-time.ts"],
  cookies: [
    "session/browser-jar.ts",
    "session/page-cookies.ts",
    "session/watched-cookies.ts",
    "environment/react-server.ts",
  ],
} as const;

/** The service sees the kit's protocol and nothing else of the kit. */
export const SERVICE_MAY_IMPORT_OF_THE_KIT = ["@stackkit/next/protocol"] as const;

/**
 * Rooms of the service, from the ground up. The files beside the rooms are the ground that all stand on (clock, log, vault) and
 * the roof that joins them (start, app), and are seen by all. Types may be looked at from anywhere: they are gone when it runs.
 */
export const SERVICE_ROOMS: Readonly<Record<string, readonly string[]>> = {
  db: [],
  // What a query changes is told in its own transaction, so these two rooms know of each other.
  webhooks: ["db", "db/queries"],
  permissions: ["db", "db/queries"],
  "db/queries": ["db", "webhooks", "permissions"],
  request: ["db/queries"],
  mail: ["db", "db/queries", "request"],
  emulator: ["db", "db/queries"],
  auth: ["db", "db/queries", "request", "mail", "emulator"],
  projects: ["db", "db/queries"],
  users: ["db/queries", "request", "auth"],
  routes: [
    "db",
    "db/queries",
    "request",
    "permissions",
    "webhooks",
    "mail",
    "auth",
    "projects",
    "users",
  ],
  pages: ["db", "db/queries", "request", "webhooks", "mail", "emulator"],
  commands: ["db", "db/queries", "auth"],
};

export const SERVICE_SOLE_USERS = {
  clock: ["clock.ts"],
  environment: ["commands/options.ts"],
} as const;

export const LINES_AT_MOST = 320;
export const SCREEN_LINES_AT_MOST = 155;
/** Tests are lists of sentences, and read one at a time. */
export const TEST_LINES_AT_MOST = 440;
/** Tables grow by their rows, not by their ideas. */
export const TABLES = [
  /^src\/protocol\/errors\//,
  /^src\/messages\//,
  /^service\/src\/db\/migrations\//,
  /^service\/src\/db\/tables\.ts$/,
];

export const NO_NAMES = [
  "utils",
  "util",
  "helpers",
  "helper",
  "common",
  "types",
  "impl",
  "misc",
  "lib",
];
