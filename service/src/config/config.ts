import type { Level } from "@stackkit/next/protocol";
import type { Clock } from "../core/clock.js";
import type { DatabaseLimits, OnStatement } from "../db/database.js";
import type { ProjectConfig } from "./project-config.js";
import type { PasswordHashCost, ProxyVendor, SharedProvider, WebhookEndpoint } from "./settings.js";

export type Keys = Readonly<Record<Level, string>>;

/** A project in the configuration, created or updated at every start. */
export interface ConfiguredProject {
  readonly id: string;
  readonly displayName: string;
  readonly description?: string | undefined;
  /** Plain keys; stored as hashes. */
  readonly keys?: Partial<Keys> | undefined;
  readonly config?: Partial<Omit<ProjectConfig, "id">> | undefined;
}

/**
 * Options of a service. All have defaults: without any, data stays in memory and no port is opened.
 */
export interface ServiceConfig {
  /**
   * The port to listen on; 0 picks a free one. Without it the service is reached through `fetch`
   * only.
   */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  /**
   * The directory of the SQLite file and generated secrets. Without it and a database URL, data
   * stays in memory.
   */
  readonly dataDirectory?: string | undefined;
  readonly databaseUrl?: string | undefined;
  /** Maximum number of PostgreSQL connections. */
  readonly databaseConnections?: number | undefined;
  /** Database time limits; tests shorten them. */
  readonly databaseLimits?: Partial<DatabaseLimits> | undefined;
  /** Encrypts secrets in the database. Required in production. */
  readonly secret?: string | undefined;
  /** The previous secret: still decrypts, no longer encrypts. */
  readonly previousSecret?: string | undefined;
  /** Keys of the internal project; generated and printed once if missing. */
  readonly internalKeys?: Partial<Keys> | undefined;
  readonly projects?: readonly ConfiguredProject[] | undefined;
  readonly publicUrl?: string | undefined;
  readonly trustedProxies?: readonly string[] | undefined;
  /** Reads this vendor's headers from trusted proxies; without it only `X-Forwarded-For`. */
  readonly proxyVendor?: ProxyVendor | undefined;
  /** Private networks that mail servers, webhooks and providers may be in, even in production. */
  readonly privateNetworks?: readonly string[] | undefined;
  /** Networks treated as this machine in development, such as a container host's. */
  readonly localNetworks?: readonly string[] | undefined;
  readonly rateLimits?: boolean | undefined;
  /**
   * Forces production. A service that others can reach, by public URL or listening address, is
   * always in production.
   */
  readonly production?: boolean | undefined;
  /** What hashing a password costs. For tests: production refuses less than the default. */
  readonly passwordHashCost?: PasswordHashCost | undefined;
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  /** Shows mails at `/mailbox`, to this machine only. Default: on outside production. */
  readonly mailbox?: boolean | undefined;
  readonly webhooks?: readonly WebhookEndpoint[] | undefined;
  readonly svix?: { readonly url: string; readonly token: string } | undefined;
  readonly metricsPage?: boolean | undefined;
  /** Labels the counters of this worker process. */
  readonly metricsWorkerId?: string | undefined;
  /** Reads the counters of all worker processes. */
  readonly gatherMetrics?: (() => Promise<string>) | undefined;
  readonly sharedProviders?: Readonly<Record<string, SharedProvider>> | undefined;
  /** Receives the log, one line of JSON per event. Silent by default. */
  readonly writeLog?: ((line: string) => void) | undefined;
  /** Receives every database statement, for measurements. */
  readonly onStatement?: OnStatement | undefined;
  readonly clock?: Clock | undefined;
}
