// Written by `npm run generate` from setting-table.ts. Do not edit by hand.

import type { SettingTypes } from "./setting-types.js";

/** The settings that the options of `startService` have, too. */
export interface SettingValues {
  /** The port to listen on; 0 picks a free one. Default: 8102. */
  readonly port?: SettingTypes["port"] | undefined;
  /** The address to listen on. Default: `127.0.0.1`. */
  readonly host?: SettingTypes["text"] | undefined;
  /** The directory of the SQLite file and of generated secrets. Default: `.stackkit`. */
  readonly dataDirectory?: SettingTypes["text"] | undefined;
  /**
   * PostgreSQL instead of SQLite; several servers as `host1,host2`. Default: SQLite; add
   * `?pgbouncer=true` with a pooler.
   */
  readonly databaseUrl?: SettingTypes["text"] | undefined;
  /** The most PostgreSQL connections of a process. Default: 10. */
  readonly databaseConnections?: SettingTypes["count"] | undefined;
  /**
   * Encrypts secrets in the database; required in production and with PostgreSQL. Default:
   * generated once and stored in the data directory.
   */
  readonly secret?: SettingTypes["text"] | undefined;
  /** The secret before the current one: decrypts what it encrypted. Default: none. */
  readonly previousSecret?: SettingTypes["text"] | undefined;
  /**
   * The URL at which browsers reach the service. Default: taken from each request; set it in
   * production.
   */
  readonly publicUrl?: SettingTypes["webUrl"] | undefined;
  /** Addresses and networks whose forwarded headers are trusted. Default: none. */
  readonly trustedProxies?: SettingTypes["networks"] | undefined;
  /** `cloudflare` or `vercel`: trusted proxies send that vendor's headers. Default: none. */
  readonly proxyVendor?: SettingTypes["proxyVendor"] | undefined;
  /**
   * Private networks that mail servers, webhooks and providers may be in, in production. Default:
   * none.
   */
  readonly privateNetworks?: SettingTypes["networks"] | undefined;
  /**
   * Networks that count as this machine in development, such as a container host's. Default: none.
   */
  readonly localNetworks?: SettingTypes["networks"] | undefined;
  /** Limits attempts; off for tests. Default: on. */
  readonly rateLimits?: SettingTypes["switch"] | undefined;
  /**
   * `smtp://user:password@host:port` for projects without a mail server. Default: mails stay in the
   * mailbox.
   */
  readonly smtpUrl?: SettingTypes["mailServer"] | undefined;
  /** Lets production log in to mail servers that offer no encryption. Default: off. */
  readonly smtpWithoutTls?: SettingTypes["switch"] | undefined;
  /**
   * The sender of mails of projects without a mail server. Default: `noreply@stackkit.localhost`.
   */
  readonly mailFrom?: SettingTypes["text"] | undefined;
  /** How long a mailed sign-in code and link work, in minutes. Default: 15. */
  readonly signInCodeMinutes?: SettingTypes["minutes"] | undefined;
  /** How long a link to reset a password works, in minutes. Default: 60. */
  readonly passwordResetMinutes?: SettingTypes["minutes"] | undefined;
  /** How long a link to verify an address works, in minutes. Default: 1440. */
  readonly verificationMinutes?: SettingTypes["minutes"] | undefined;
  /** How long an invitation to a team works, in minutes. Default: 10080. */
  readonly invitationMinutes?: SettingTypes["minutes"] | undefined;
  /** An address that is asked, signed as webhooks are, before someone signs up. Default: none. */
  readonly signUpCheckUrl?: SettingTypes["webUrl"] | undefined;
  /** Signs the sign-up check: `whsec_` and base64. Default: none; required with the address. */
  readonly signUpCheckSecret?: SettingTypes["text"] | undefined;
  /**
   * A range service that knows leaked passwords, as `https://api.pwnedpasswords.com/range`.
   * Default: none; half a million common passwords are refused without it.
   */
  readonly passwordRangeUrl?: SettingTypes["webUrl"] | undefined;
  /** Shows mails at `/mailbox`, to this machine only. Default: on; off in production. */
  readonly mailbox?: SettingTypes["switch"] | undefined;
  /** Serves the console of administrators at `/console`. Default: on. */
  readonly console?: SettingTypes["switch"] | undefined;
  /**
   * The only origin that the console answers at, such as `https://admin.example.com`. Default: the
   * service's own; in an app in production, none.
   */
  readonly consoleOrigin?: SettingTypes["webUrl"] | undefined;
  /** Addresses and networks (CIDR) that may open the console. Default: all. */
  readonly consoleNetworks?: SettingTypes["networks"] | undefined;
  /**
   * Lets agents call the console's operations at `/mcp`, by keys that the console makes. Default:
   * off.
   */
  readonly mcp?: SettingTypes["switch"] | undefined;
  /**
   * SHA-256, in hex, of a token for `/console/setup#<token>`, so that no log has to be read.
   * Default: the service prints a link of its own.
   */
  readonly setupTokenSha256?: SettingTypes["text"] | undefined;
  /** Shows counters at `/metrics`. Default: off. */
  readonly metricsPage?: SettingTypes["switch"] | undefined;
  /**
   * Keys of the internal project, whose users own the other projects. Default: generated and
   * printed once.
   */
  readonly internalKeys?: SettingTypes["keys"] | undefined;
  /** `production` forces production. Default: production if others can reach the service. */
  readonly production?: SettingTypes["nodeEnv"] | undefined;
  /** Projects that every start creates or updates. Default: none. */
  readonly projects?: SettingTypes["projects"] | undefined;
  /** Endpoints that receive events. Default: none. */
  readonly webhooks?: SettingTypes["webhooks"] | undefined;
  /** A Svix server that delivers events instead. Default: none. */
  readonly svix?: SettingTypes["svix"] | undefined;
  /** Keys of providers for all projects that use shared ones. Default: none. */
  readonly sharedProviders?: SettingTypes["sharedProviders"] | undefined;
}

/** The settings of the command line alone. */
export interface CommandSettings {
  /** A JSON file with projects, providers, mail and other settings. Default: none. */
  readonly configFile?: SettingTypes["text"] | undefined;
  /** The number of processes on one port, at most 64. Default: 1. */
  readonly processes?: SettingTypes["processes"] | undefined;
}

/** The settings that requests see, with their defaults. */
export interface SettingsInUse {
  /**
   * The URL at which browsers reach the service. Default: taken from each request; set it in
   * production.
   */
  readonly publicUrl: SettingTypes["webUrl"] | undefined;
  /** Addresses and networks whose forwarded headers are trusted. Default: none. */
  readonly trustedProxies: SettingTypes["networks"];
  /** `cloudflare` or `vercel`: trusted proxies send that vendor's headers. Default: none. */
  readonly proxyVendor: SettingTypes["proxyVendor"] | undefined;
  /**
   * Private networks that mail servers, webhooks and providers may be in, in production. Default:
   * none.
   */
  readonly privateNetworks: SettingTypes["networks"];
  /**
   * Networks that count as this machine in development, such as a container host's. Default: none.
   */
  readonly localNetworks: SettingTypes["networks"];
  /** Limits attempts; off for tests. Default: on. */
  readonly rateLimits: SettingTypes["switch"];
  /**
   * `smtp://user:password@host:port` for projects without a mail server. Default: mails stay in the
   * mailbox.
   */
  readonly smtpUrl: SettingTypes["mailServer"] | undefined;
  /** Lets production log in to mail servers that offer no encryption. Default: off. */
  readonly smtpWithoutTls: SettingTypes["switch"];
  /**
   * The sender of mails of projects without a mail server. Default: `noreply@stackkit.localhost`.
   */
  readonly mailFrom: SettingTypes["text"];
  /** How long a mailed sign-in code and link work, in minutes. Default: 15. */
  readonly signInCodeMinutes: SettingTypes["minutes"];
  /** How long a link to reset a password works, in minutes. Default: 60. */
  readonly passwordResetMinutes: SettingTypes["minutes"];
  /** How long a link to verify an address works, in minutes. Default: 1440. */
  readonly verificationMinutes: SettingTypes["minutes"];
  /** How long an invitation to a team works, in minutes. Default: 10080. */
  readonly invitationMinutes: SettingTypes["minutes"];
  /** An address that is asked, signed as webhooks are, before someone signs up. Default: none. */
  readonly signUpCheckUrl: SettingTypes["webUrl"] | undefined;
  /** Signs the sign-up check: `whsec_` and base64. Default: none; required with the address. */
  readonly signUpCheckSecret: SettingTypes["text"] | undefined;
  /**
   * A range service that knows leaked passwords, as `https://api.pwnedpasswords.com/range`.
   * Default: none; half a million common passwords are refused without it.
   */
  readonly passwordRangeUrl: SettingTypes["webUrl"] | undefined;
  /** Shows mails at `/mailbox`, to this machine only. Default: on; off in production. */
  readonly mailbox: SettingTypes["switch"];
  /** Serves the console of administrators at `/console`. Default: on. */
  readonly console: SettingTypes["switch"];
  /**
   * The only origin that the console answers at, such as `https://admin.example.com`. Default: the
   * service's own; in an app in production, none.
   */
  readonly consoleOrigin: SettingTypes["webUrl"] | undefined;
  /** Addresses and networks (CIDR) that may open the console. Default: all. */
  readonly consoleNetworks: SettingTypes["networks"];
  /**
   * Lets agents call the console's operations at `/mcp`, by keys that the console makes. Default:
   * off.
   */
  readonly mcp: SettingTypes["switch"];
  /**
   * SHA-256, in hex, of a token for `/console/setup#<token>`, so that no log has to be read.
   * Default: the service prints a link of its own.
   */
  readonly setupTokenSha256: SettingTypes["text"] | undefined;
  /** Shows counters at `/metrics`. Default: off. */
  readonly metricsPage: SettingTypes["switch"];
  /** Endpoints that receive events. Default: none. */
  readonly webhooks: SettingTypes["webhooks"];
  /** A Svix server that delivers events instead. Default: none. */
  readonly svix: SettingTypes["svix"] | undefined;
  /** Keys of providers for all projects that use shared ones. Default: none. */
  readonly sharedProviders: SettingTypes["sharedProviders"];
}
