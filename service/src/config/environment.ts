import { ServiceError } from "../core/service-error.js";
import type { Keys, ServiceConfig } from "./config.js";
import { PROXY_VENDORS, type ProxyVendor } from "./settings.js";

type Environment = Readonly<Record<string, string | undefined>>;

const INTERNAL_KEYS = {
  client: "STACKKIT_INTERNAL_PUBLISHABLE_CLIENT_KEY",
  server: "STACKKIT_INTERNAL_SECRET_SERVER_KEY",
  admin: "STACKKIT_INTERNAL_SUPER_SECRET_ADMIN_KEY",
} as const;

const PORT_AT_MOST = 65_535;
const PROCESSES_AT_MOST = 64;

/** The id of a worker process, set by its parent. */
export const WORKER_ID = "STACKKIT_WORKER_ID";

/** Parses a port. `where` names its source in the error. */
export function parsePort(text: string, where: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > PORT_AT_MOST)
    throw new ServiceError(
      "bad-port",
      `${where} must be a whole number from 0 to ${PORT_AT_MOST}, and is "${text}".`,
    );
  return port;
}

/** Parses the number of processes. */
export function parseProcesses(text: string, where: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > PROCESSES_AT_MOST) {
    throw new ServiceError(
      "bad-processes",
      `${where} must be a whole number from 1 to ${PROCESSES_AT_MOST}, and is "${text}".`,
    );
  }
  return count;
}

const list = (text: string | undefined): string[] | undefined =>
  text
    ?.split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

function switched(text: string | undefined, name: string): boolean | undefined {
  if (text === undefined || text === "") return undefined;
  if (["on", "true", "1"].includes(text)) return true;
  if (["off", "false", "0"].includes(text)) return false;
  throw new ServiceError("bad-switch", `${name} must be on or off, and is "${text}".`);
}

function parseProxyVendor(text: string | undefined): ProxyVendor | undefined {
  if (!text) return undefined;
  const vendor = PROXY_VENDORS.find((name) => name === text);
  if (vendor) return vendor;
  const names = PROXY_VENDORS.join(" or ");
  throw new ServiceError(
    "bad-proxy-vendor",
    `STACKKIT_PROXY_VENDOR must be ${names}, and is "${text}".`,
  );
}

interface EnvironmentConfig extends ServiceConfig {
  readonly configFile: string | undefined;
  readonly processes: number | undefined;
}

/** Reads the configuration from environment variables. Unset ones are left out. */
export function configFromEnvironment(env: Environment): EnvironmentConfig {
  const keys = Object.fromEntries(
    Object.entries(INTERNAL_KEYS).flatMap(([level, name]) =>
      env[name] ? [[level, env[name]]] : [],
    ),
  ) as Partial<Keys>;
  return {
    configFile: env.STACKKIT_CONFIG || undefined,
    processes: env.STACKKIT_PROCESSES
      ? parseProcesses(env.STACKKIT_PROCESSES, "STACKKIT_PROCESSES")
      : undefined,
    port: env.STACKKIT_PORT ? parsePort(env.STACKKIT_PORT, "STACKKIT_PORT") : undefined,
    host: env.STACKKIT_HOST || undefined,
    dataDirectory: env.STACKKIT_DATA || undefined,
    databaseUrl: env.DATABASE_URL || undefined,
    secret: env.STACKKIT_SECRET || undefined,
    previousSecret: env.STACKKIT_PREVIOUS_SECRET || undefined,
    internalKeys: keys,
    publicUrl: env.STACKKIT_PUBLIC_URL || undefined,
    trustedProxies: list(env.STACKKIT_TRUSTED_PROXIES),
    proxyVendor: parseProxyVendor(env.STACKKIT_PROXY_VENDOR),
    privateNetworks: list(env.STACKKIT_PRIVATE_NETWORKS),
    localNetworks: list(env.STACKKIT_LOCAL_NETWORKS),
    rateLimits: switched(env.STACKKIT_RATE_LIMITS, "STACKKIT_RATE_LIMITS"),
    production: env.NODE_ENV === "production" || undefined,
    smtpUrl: env.STACKKIT_SMTP_URL || undefined,
    mailFrom: env.STACKKIT_MAIL_FROM || undefined,
    mailbox: switched(env.STACKKIT_MAILBOX, "STACKKIT_MAILBOX"),
    metricsPage: switched(env.STACKKIT_METRICS, "STACKKIT_METRICS"),
    metricsWorkerId: env[WORKER_ID] || undefined,
  };
}
