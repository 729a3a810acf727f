import type { Level } from "@stackkit/next/protocol";
import type { Clock } from "../core/clock.js";
import type { DatabaseLimits, OnStatement } from "../db/database.js";
import type { ProjectConfig } from "./project-config.js";
import type { ProxyVendor, SharedProvider, WebhookEndpoint } from "./settings.js";

export type Keys = Readonly<Record<Level, string>>;

/** A project that the configuration holds: made at the first start, its settings brought up to date at each. */
export interface ConfiguredProject {
  readonly id: string;
  readonly displayName: string;
  readonly description?: string | undefined;
  /** Plain keys; kept as hashes. */
  readonly keys?: Partial<Keys> | undefined;
  readonly config?: Partial<Omit<ProjectConfig, "id">> | undefined;
}

/** How to start a service. Everything has a default: without any, it keeps all in memory and listens nowhere. */
export interface ServiceConfig {
  /** The port to listen on; 0 takes a free one. Without it the service answers only through `fetch`. */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  /** Where the SQLite file and generated secrets are kept. Without it, and without a database URL, all is in memory. */
  readonly dataDirectory?: string | undefined;
  readonly databaseUrl?: string | undefined;
  /** Connections to PostgreSQL at most. */
  readonly databaseConnections?: number | undefined;
  /** Time limits of the database: for tests, which cannot wait for those that hold otherwise. */
  readonly databaseLimits?: Partial<DatabaseLimits> | undefined;
  /** Seals what is secret in the database. Required in production. */
  readonly secret?: string | undefined;
  /** The secret before this one: opens what it sealed, and seals nothing. */
  readonly previousSecret?: string | undefined;
  /** Keys of the internal project; made and told once where they are not given. */
  readonly internalKeys?: Partial<Keys> | undefined;
  readonly projects?: readonly ConfiguredProject[] | undefined;
  readonly publicUrl?: string | undefined;
  readonly trustedProxies?: readonly string[] | undefined;
  /** Reads this vendor's own headers from trusted proxies; without it only `X-Forwarded-For`. */
  readonly proxyVendor?: ProxyVendor | undefined;
  /** Private networks that projects' mail servers, webhooks and providers may be in, also in production. */
  readonly privateNetworks?: readonly string[] | undefined;
  /** Networks that count to this machine in development, such as that of a container's host. */
  readonly localNetworks?: readonly string[] | undefined;
  readonly rateLimits?: boolean | undefined;
  /** A service that others can reach, by its public address or the address it listens on, is in production anyway. */
  readonly production?: boolean | undefined;
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  /** Shows mails at `/mailbox`, to this machine only: everywhere but in production, unless told otherwise. */
  readonly mailbox?: boolean | undefined;
  readonly webhooks?: readonly WebhookEndpoint[] | undefined;
  readonly svix?: { readonly url: string; readonly token: string } | undefined;
  readonly metricsPage?: boolean | undefined;
  /** Labels the counters of this process, if several serve together. */
  readonly metricsWorkerId?: string | undefined;
  /** Reads the counters of all processes, if several serve together. */
  readonly gatherMetrics?: (() => Promise<string>) | undefined;
  readonly sharedProviders?: Readonly<Record<string, SharedProvider>> | undefined;
  /** Receives the log, a line of JSON an event. Silent where it is not given. */
  readonly writeLog?: ((line: string) => void) | undefined;
  /** Told of every statement that the database is given: for measuring. */
  readonly onStatement?: OnStatement | undefined;
  readonly clock?: Clock | undefined;
}
