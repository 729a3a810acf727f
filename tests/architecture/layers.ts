/** The layers as data: which may import which, and which files alone may use what is global. */

/** A package is named as it is imported; a trailing `/` or `:` stands for everything under it. */
export interface Layer {
  /** What a layer's folder contains, for docs/architecture.md. */
  readonly holds?: string;
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
  protocol: {
    holds: "records, operations, errors and limits, as rows",
    layers: [],
    packages: ["zod/mini"],
  },
  transport: {
    holds: "fetch, retries, clock, errors for developers",
    layers: ["protocol"],
    packages: [],
  },
  session: {
    holds: "tokens, cookies, verification",
    layers: TRANSPORT_AND_BELOW,
    packages: ["jose", "jose/"],
  },
  cache: {
    holds: "queries: stored answers, subscriptions, what a change invalidates",
    layers: [],
    packages: [],
  },
  access: {
    holds: "one object for a level and a subject",
    layers: [...TRANSPORT_AND_BELOW, "session", "cache"],
    packages: [],
  },
  resources: {
    holds: "user, team, contact channel, session, project, built from rows",
    layers: ACCESS_AND_BELOW,
    packages: [],
  },
  environment: {
    holds: "React server, browser or neither",
    layers: ACCESS_AND_BELOW,
    packages: [...REACT, ...NEXT],
  },
  app: {
    holds:
      "`apps/`: server app, client app, admin app; `browser/`: the small app of a page; " +
      "`config/`: options; `navigation/`: redirects, trusted addresses; `sign-in/`: " +
      "passwords, codes, providers, passkeys; `user/`: the current user",
    layers: [...ACCESS_AND_BELOW, "resources", "environment"],
    packages: ["@simplewebauthn/browser"],
  },
  react: { holds: "hooks", layers: APP_AND_BELOW, packages: REACT },
  messages: {
    holds: "texts, one folder per locale",
    layers: ["protocol", "cache", "react"],
    packages: REACT,
  },
  ui: {
    holds: "buttons, fields, dialogs, menus",
    layers: ["transport", "messages", "react"],
    packages: REACT,
  },
  screens: {
    holds:
      "`pages/`: one screen per page of the handler; `flows/`: state of forms; `forms/`; " +
      "`components/`: public components; `provider/`; `account-settings/`",
    layers: [...APP_AND_BELOW, "react", "messages", "ui"],
    packages: [...REACT, "uqr"],
  },
  cli: {
    holds: "the command line, `npx @stackkit/next`: `commands.ts` lists the commands",
    layers: TRANSPORT_AND_BELOW,
    packages: ["node:"],
  },
  next: {
    holds: "handler page, proxy, cookies of requests",
    layers: SCREENS_AND_BELOW,
    packages: [...REACT, ...NEXT],
  },
  // The service is imported by a variable: only tests of apps have it.
  testing: {
    holds: "support for tests of apps",
    layers: SCREENS_AND_BELOW,
    packages: ["node:", "react", "@playwright/test", "(computed)"],
  },
};

/** The one screen that a lower layer knows: browsers load it when a sign-in needs it. */
export const KIT_LOADED_ON_DEMAND = "src/screens/components/totp-prompt.js";

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
  // All but the first see constants that the bundler writes in.
  environment: [
    "app/config/environment-variables.ts",
    "app/browser/client-app-shell.ts",
    "app/browser/report-mistake.ts",
    "app/config/next-flags.ts",
    "environment/request-time.ts",
  ],
  cookies: [
    "session/browser-jar.ts",
    "environment/page-cookies.ts",
    "session/watched-cookies.ts",
    "environment/react-server.ts",
  ],
} as const;

/** The service imports the whole protocol and nothing else of the kit. */
export const SERVICE_MAY_IMPORT_OF_THE_KIT = ["@stackkit/next/protocol/internal"] as const;

/**
 * Folders of the service in order, with what each contains. Each imports only itself and those before
 * it, types included.
 * `next` and `commands` are two ways to run what stands before them, and don't know each other.
 */
export const SERVICE_LAYERS = {
  core:
    "what needs nothing else: clock, random numbers, sealing, log, queues, outgoing " +
    "requests, public addresses",
  db:
    "opening, transactions, migrations, tables, fields to columns, the delivery queue; " +
    "`sqlite/`, `postgres/`",
  settings: "the settings of the process: table, configuration file, production's checks",
  emulator: "the provider emulator for development",
  http:
    "one request: who calls, body, inputs, device, place; `defineRoute`; what a handler " +
    "gets (`context.ts`)",
  events: "webhook events, their deliveries and page",
  projects: "projects, keys, owners, settings and templates of a project",
  mail: "templates, languages, outbox, SMTP, mailbox",
  limits: "rate limits, networks, known networks",
  codes: "mailed codes and links: table, rules, mails",
  users: "what is stored of a user: rows, lists, search, addresses, activity, notices",
  credentials: "passwords, authenticator app, recovery codes",
  sessions: "sessions, tokens, signing keys, fresh sign-in, known devices",
  permissions: "definitions, what contains what, grants, checks",
  keys: "API keys of users and teams: format, table, who may manage them, checks",
  teams: "teams, memberships, member profiles, roles, `invitations/`",
  accounts:
    "creating, changing, deleting and importing users with teams and grants; " +
    "`addresses/`: who owns an address; metrics",
  "sign-in":
    "`oauth/`, `passkeys/`, `passwords/`, mailed codes, anonymous, command line, second factor",
  diagnosis: "why someone cannot sign in: findings in order, and lifting limits",
  administration: "what administrators read and do: jobs over many users, the audit",
  api:
    "the path of a request: router, identification, audit, errors, the list of routes; " +
    "`pages/`: health, metrics, welcome",
  console: "the console: administrators and their roles, first administrator, session, files",
  start: "start and stop, data directory, pruning, HTTP server",
  next: "the service inside a Next app",
  commands: "the command line: serve, migrate, doctor, backup, users, projects",
} as const;

/** Entry points of the service, beside the layers, and the last folder that each may import. */
export const SERVICE_ENTRY_POINTS: Readonly<Record<string, keyof typeof SERVICE_LAYERS>> = {
  "index.ts": "start",
  "next.ts": "next",
  "next-in-browser.ts": "core",
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
  /^src\/protocol\/index\.ts$/,
  /^src\/messages\//,
  /^src\/screens\/screen-table\.ts$/,
  /^service\/src\/db\/migrations\//,
  /^service\/src\/db\/tables\.ts$/,
  /^service\/src\/settings\/setting-table\.ts$/,
  /^service\/src\/sign-in\/passkeys\/provider-names\.ts$/,
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
