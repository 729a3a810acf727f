import type { Level } from "@stackkit/next/protocol/internal";
import { DATABASE_CONNECTIONS } from "../core/limits.js";
import type { SettingType } from "./setting-types.js";

/** What production demands of a setting, and what goes wrong otherwise. `doctor` checks it. */
export interface Demand {
  readonly must: "be set" | "begin with https" | "be on" | "be off";
  readonly otherwise: string;
}

/** One setting. `npm run generate` writes its types and its row in the guide. */
export interface SettingRow {
  readonly type: SettingType;
  /** Its name in messages. */
  readonly title: string;
  /** What it does, in one sentence, for the help text, the guide and hovers. */
  readonly about: string;
  /** Its flag, and the value that the help text shows. */
  readonly flag?: { readonly name: string; readonly value: string };
  /** The command with the flag. By default, all of them. */
  readonly command?: "serve";
  readonly variable?: string;
  /** Variables of a setting with a value for each access level. */
  readonly variables?: Readonly<Record<Level, string>>;
  /** Whether the configuration file may have it, under its name in this table. */
  readonly inFile?: true;
  readonly default?: unknown;
  readonly defaultInProduction?: unknown;
  /** Describes a default that is no plain value. */
  readonly defaultText?: string;
  readonly inProduction?: readonly Demand[];
  /** Read at the start only: requests do not see it. */
  readonly startOnly?: true;
  /** Read by the command line only: `startService` has no such option. */
  readonly commandOnly?: true;
}

/** The settings of the service by name. */
export const SETTINGS = {
  port: {
    type: "port",
    title: "port",
    about: "the port to listen on; 0 picks a free one",
    flag: { name: "port", value: "number" },
    variable: "STACKKIT_PORT",
    inFile: true,
    default: 8102,
    startOnly: true,
  },
  host: {
    type: "text",
    title: "host",
    about: "the address to listen on",
    flag: { name: "host", value: "address" },
    variable: "STACKKIT_HOST",
    inFile: true,
    default: "127.0.0.1",
    startOnly: true,
  },
  dataDirectory: {
    type: "text",
    title: "data directory",
    about: "the directory of the SQLite file and of generated secrets",
    flag: { name: "data", value: "directory" },
    variable: "STACKKIT_DATA",
    inFile: true,
    default: ".stackkit",
    startOnly: true,
  },
  databaseUrl: {
    type: "text",
    title: "database",
    about: "PostgreSQL instead of SQLite; several servers as `host1,host2`",
    flag: { name: "database-url", value: "url" },
    variable: "DATABASE_URL",
    inFile: true,
    defaultText: "SQLite; add `?pgbouncer=true` with a pooler",
    startOnly: true,
  },
  databaseConnections: {
    type: "count",
    title: "database connections",
    about: "the most PostgreSQL connections of a process",
    inFile: true,
    default: DATABASE_CONNECTIONS,
    startOnly: true,
  },
  configFile: {
    type: "text",
    title: "configuration file",
    about: "a JSON file with projects, providers, mail and other settings",
    flag: { name: "config", value: "file" },
    variable: "STACKKIT_CONFIG",
    startOnly: true,
    commandOnly: true,
  },
  processes: {
    type: "processes",
    title: "processes",
    about: "the number of processes on one port, at most 64",
    flag: { name: "processes", value: "number" },
    command: "serve",
    variable: "STACKKIT_PROCESSES",
    default: 1,
    startOnly: true,
    commandOnly: true,
  },
  secret: {
    type: "text",
    title: "sealing secret",
    about: "encrypts secrets in the database; required in production and with PostgreSQL",
    variable: "STACKKIT_SECRET",
    defaultText: "generated once and stored in the data directory",
    startOnly: true,
    inProduction: [{ must: "be set", otherwise: "The service does not start without it." }],
  },
  previousSecret: {
    type: "text",
    title: "previous secret",
    about: "the secret before the current one: decrypts what it encrypted",
    variable: "STACKKIT_PREVIOUS_SECRET",
    startOnly: true,
  },
  publicUrl: {
    type: "webUrl",
    title: "public address",
    about: "the URL at which browsers reach the service",
    variable: "STACKKIT_PUBLIC_URL",
    inFile: true,
    defaultText: "taken from each request; set it in production",
    inProduction: [
      {
        must: "be set",
        otherwise: "Addresses in redirects of providers depend on the Host header of each request.",
      },
      {
        must: "begin with https",
        otherwise: "Browsers drop the cookies of a sign-in by a provider.",
      },
    ],
  },
  trustedProxies: {
    type: "networks",
    title: "trusted proxies",
    about: "addresses and networks whose forwarded headers are trusted",
    variable: "STACKKIT_TRUSTED_PROXIES",
    inFile: true,
    default: [],
  },
  proxyVendor: {
    type: "proxyVendor",
    title: "proxy vendor",
    about: "`cloudflare` or `vercel`: trusted proxies send that vendor's headers",
    variable: "STACKKIT_PROXY_VENDOR",
    inFile: true,
  },
  privateNetworks: {
    type: "networks",
    title: "private networks",
    about: "private networks that mail servers, webhooks and providers may be in, in production",
    variable: "STACKKIT_PRIVATE_NETWORKS",
    inFile: true,
    default: [],
  },
  localNetworks: {
    type: "networks",
    title: "local networks",
    about: "networks that count as this machine in development, such as a container host's",
    variable: "STACKKIT_LOCAL_NETWORKS",
    inFile: true,
    default: [],
  },
  rateLimits: {
    type: "switch",
    title: "rate limits",
    about: "limits attempts; off for tests",
    variable: "STACKKIT_RATE_LIMITS",
    inFile: true,
    default: true,
    inProduction: [{ must: "be on", otherwise: "Passwords and codes can be tried without end." }],
  },
  smtpUrl: {
    type: "mailServer",
    title: "mail server",
    about: "`smtp://user:password@host:port` for projects without a mail server",
    variable: "STACKKIT_SMTP_URL",
    inFile: true,
    defaultText: "mails stay in the mailbox",
  },
  smtpWithoutTls: {
    type: "switch",
    title: "mail without TLS",
    about: "lets production log in to mail servers that offer no encryption",
    variable: "STACKKIT_SMTP_WITHOUT_TLS",
    inFile: true,
    default: false,
    inProduction: [
      {
        must: "be off",
        otherwise: "The password of the mail server and people's codes can be read on the way.",
      },
    ],
  },
  mailFrom: {
    type: "text",
    title: "sender",
    about: "the sender of mails of projects without a mail server",
    variable: "STACKKIT_MAIL_FROM",
    inFile: true,
    default: "noreply@stackkit.localhost",
  },
  signInCodeMinutes: {
    type: "minutes",
    title: "life of sign-in codes",
    about: "how long a mailed sign-in code and link work, in minutes",
    variable: "STACKKIT_SIGN_IN_CODE_MINUTES",
    inFile: true,
    default: 15,
  },
  passwordResetMinutes: {
    type: "minutes",
    title: "life of reset links",
    about: "how long a link to reset a password works, in minutes",
    variable: "STACKKIT_PASSWORD_RESET_MINUTES",
    inFile: true,
    default: 60,
  },
  verificationMinutes: {
    type: "minutes",
    title: "life of verification links",
    about: "how long a link to verify an address works, in minutes",
    variable: "STACKKIT_VERIFICATION_MINUTES",
    inFile: true,
    default: 1440,
  },
  invitationMinutes: {
    type: "minutes",
    title: "life of invitations",
    about: "how long an invitation to a team works, in minutes",
    variable: "STACKKIT_INVITATION_MINUTES",
    inFile: true,
    default: 10080,
  },
  signUpCheckUrl: {
    type: "webUrl",
    title: "sign-up check",
    about: "an address that is asked, signed as webhooks are, before someone signs up",
    variable: "STACKKIT_SIGN_UP_CHECK_URL",
    inFile: true,
    inProduction: [{ must: "begin with https", otherwise: "Others on the way read who signs up." }],
    defaultText: "none",
  },
  signUpCheckSecret: {
    type: "text",
    title: "secret of the sign-up check",
    about: "signs the sign-up check: `whsec_` and base64",
    variable: "STACKKIT_SIGN_UP_CHECK_SECRET",
    inFile: true,
    defaultText: "none; required with the address",
  },
  passwordRangeUrl: {
    type: "webUrl",
    title: "leaked passwords",
    about: "a range service that knows leaked passwords, as `https://api.pwnedpasswords.com/range`",
    variable: "STACKKIT_PASSWORD_RANGE_URL",
    inFile: true,
    defaultText: "none; half a million common passwords are refused without it",
  },
  mailbox: {
    type: "switch",
    title: "mailbox",
    about: "shows mails at `/mailbox`, to this machine only",
    variable: "STACKKIT_MAILBOX",
    inFile: true,
    default: true,
    defaultInProduction: false,
    inProduction: [
      {
        must: "be off",
        otherwise: "Any process on this machine can read every mailed code.",
      },
    ],
  },
  console: {
    type: "switch",
    title: "console",
    about: "serves the console of administrators at `/console`",
    variable: "STACKKIT_CONSOLE",
    inFile: true,
    default: true,
  },
  consoleOrigin: {
    type: "webUrl",
    title: "console's address",
    about: "the only origin that the console answers at, such as `https://admin.example.com`",
    variable: "STACKKIT_CONSOLE_ORIGIN",
    inFile: true,
    defaultText: "the service's own; in an app in production, none",
  },
  consoleNetworks: {
    type: "networks",
    title: "console's networks",
    about: "addresses and networks (CIDR) that may open the console",
    variable: "STACKKIT_CONSOLE_NETWORKS",
    inFile: true,
    default: [],
    defaultText: "all",
  },
  mcp: {
    type: "switch",
    title: "agents",
    about: "lets agents call the console's operations at `/mcp`, by keys that the console makes",
    variable: "STACKKIT_MCP",
    inFile: true,
    default: false,
  },
  setupTokenSha256: {
    type: "text",
    title: "setup token",
    about:
      "SHA-256, in hex, of a token for `/console/setup#<token>`, so that no log has to be read",
    variable: "STACKKIT_SETUP_TOKEN_SHA256",
    inFile: true,
    defaultText: "the service prints a link of its own",
  },
  metricsPage: {
    type: "switch",
    title: "metrics",
    about: "shows counters at `/metrics`",
    variable: "STACKKIT_METRICS",
    inFile: true,
    default: false,
  },
  internalKeys: {
    type: "keys",
    title: "keys of the internal project",
    about: "keys of the internal project, whose users own the other projects",
    variables: {
      client: "STACKKIT_INTERNAL_PUBLISHABLE_CLIENT_KEY",
      server: "STACKKIT_INTERNAL_SECRET_SERVER_KEY",
      admin: "STACKKIT_INTERNAL_SUPER_SECRET_ADMIN_KEY",
    },
    inFile: true,
    defaultText: "generated and printed once",
    startOnly: true,
  },
  production: {
    type: "nodeEnv",
    title: "production",
    about: "`production` forces production",
    variable: "NODE_ENV",
    defaultText: "production if others can reach the service",
    startOnly: true,
  },
  projects: {
    type: "projects",
    title: "projects",
    about: "projects that every start creates or updates",
    inFile: true,
    startOnly: true,
  },
  webhooks: {
    type: "webhooks",
    title: "webhooks",
    about: "endpoints that receive events",
    inFile: true,
    default: [],
  },
  svix: {
    type: "svix",
    title: "Svix",
    about: "a Svix server that delivers events instead",
    inFile: true,
  },
  sharedProviders: {
    type: "sharedProviders",
    title: "shared providers",
    about: "keys of providers for all projects that use shared ones",
    inFile: true,
    default: {},
  },
} as const satisfies Readonly<Record<string, SettingRow>>;

/** The name of a setting in the configuration file. */
export type SettingName = keyof typeof SETTINGS;

/** Every setting with its row. */
export const SETTING_ROWS = Object.entries(SETTINGS) as readonly (readonly [
  SettingName,
  SettingRow,
])[];
