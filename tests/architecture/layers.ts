/** The layers as data: which may import which, and which files alone may use what is global. */

/** A package is named as it is imported; a trailing `/` or `:` stands for everything under it. */
export interface Layer {
  readonly layers: readonly string[];
  readonly packages: readonly string[];
}

const TRANSPORT_AND_BELOW = ["protocol", "transport"] as const;
const ACCESS_AND_BELOW = [...TRANSPORT_AND_BELOW, "session", "cache", "access"] as const;
const APP_AND_BELOW = [...ACCESS_AND_BELOW, "resources", "environment", "app"] as const;
const SCREENS_AND_BELOW = [...APP_AND_BELOW, "messages", "react", "ui", "screens"] as const;
const REACT = ["react", "react/", "react-dom", "react-dom/"] as const;
const NEXT = ["next/"] as const;

/** Layers of the kit. A layer may always import itself. */
export const KIT_LAYERS: Readonly<Record<string, Layer>> = {
  protocol: { layers: [], packages: ["zod/mini"] },
  transport: { layers: ["protocol"], packages: [] },
  session: { layers: TRANSPORT_AND_BELOW, packages: ["jose", "jose/"] },
  cache: { layers: [], packages: [] },
  access: { layers: [...TRANSPORT_AND_BELOW, "session", "cache"], packages: [] },
  resources: { layers: ACCESS_AND_BELOW, packages: [] },
  environment: { layers: ACCESS_AND_BELOW, packages: [...REACT, ...NEXT] },
  app: {
    layers: [...ACCESS_AND_BELOW, "resources", "environment"],
    packages: ["@simplewebauthn/browser"],
  },
  react: { layers: APP_AND_BELOW, packages: REACT },
  messages: { layers: ["protocol", "react"], packages: REACT },
  ui: { layers: ["transport", "messages", "react"], packages: REACT },
  screens: { layers: [...APP_AND_BELOW, "react", "messages", "ui"], packages: [...REACT, "uqr"] },
  cli: { layers: TRANSPORT_AND_BELOW, packages: ["node:"] },
  next: { layers: SCREENS_AND_BELOW, packages: [...REACT, ...NEXT] },
  // The service is imported by a variable: only tests of apps have it.
  testing: {
    layers: SCREENS_AND_BELOW,
    packages: ["node:", "react", "@playwright/test", "(computed)"],
  },
};

/** Entry points, beside the layers. */
export const KIT_ENTRY_POINTS: Readonly<Record<string, Layer>> = {
  "index.ts": { layers: [...SCREENS_AND_BELOW], packages: [] },
  // The same entry point for server components under webpack.
  "index.webpack.tsx": { layers: [...SCREENS_AND_BELOW], packages: REACT },
  "server.ts": { layers: [...SCREENS_AND_BELOW, "next"], packages: [] },
  "server-in-browser.ts": {
    layers: [...SCREENS_AND_BELOW, "next"],
    packages: ["server-only"],
  },
  "admin.ts": { layers: APP_AND_BELOW, packages: [] },
  "handler.ts": { layers: ["next"], packages: [] },
  "proxy.ts": { layers: ["next"], packages: [] },
  "protocol.ts": { layers: ["protocol"], packages: [] },
  "testing.ts": { layers: ["testing"], packages: [] },
};

/** What touches the world outside, and the only files of the kit that may. */
export const KIT_SOLE_USERS = {
  fetch: ["transport/fetch-uncached.ts"],
  clock: ["transport/clock.ts"],
  // The second and the third see constants that the bundler writes in.
  environment: [
    "app/config/environment-variables.ts",
    "app/config/next-flags.ts",
    "environment/request-time.ts",
  ],
  cookies: [
    "session/browser-jar.ts",
    "session/page-cookies.ts",
    "session/watched-cookies.ts",
    "environment/react-server.ts",
  ],
} as const;

/** The service imports the whole protocol and nothing else of the kit. */
export const SERVICE_MAY_IMPORT_OF_THE_KIT = ["@stackkit/next/protocol/internal"] as const;

/**
 * Folders of the service in order: each imports only itself and those before it, types included.
 * `next` and `commands` are two ways to run what stands before them, and don't know each other.
 */
export const SERVICE_LAYERS = [
  "core",
  "db",
  "settings",
  "emulator",
  "http",
  "events",
  "projects",
  "mail",
  "limits",
  "codes",
  "users",
  "credentials",
  "sessions",
  "permissions",
  "teams",
  "accounts",
  "sign-in",
  "api",
  "start",
  "next",
  "commands",
] as const;

/** Entry points of the service, beside the layers, and the last folder that each may import. */
export const SERVICE_ENTRY_POINTS: Readonly<Record<string, (typeof SERVICE_LAYERS)[number]>> = {
  "index.ts": "start",
  "next.ts": "next",
  "cli.ts": "commands",
};

export const SERVICE_SOLE_USERS = {
  clock: ["core/clock.ts"],
  // All but the first see constants that Next's bundlers write in.
  environment: [
    "commands/options.ts",
    "next/environment.ts",
    "next/in-app-service.ts",
    "next/request-scope.ts",
    "next.ts",
  ],
} as const;

export const MAX_LINES = 250;
export const MAX_SCREEN_LINES = 120;
/** Tests are lists of sentences, and read one at a time. */
export const MAX_TEST_LINES = 400;
/** Tables grow by their rows, not by their ideas. */
export const TABLES = [
  /^src\/protocol\/errors\//,
  /^src\/messages\//,
  /^src\/screens\/screen-table\.ts$/,
  /^service\/src\/db\/migrations\//,
  /^service\/src\/db\/tables\.ts$/,
  /^service\/src\/settings\/setting-table\.ts$/,
];

export const VAGUE_NAMES = [
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
