import { createHash } from "node:crypto";
import { ServiceError } from "../core/service-error.js";
import type { AppTemplates } from "../settings/app-templates.js";
import type { ServiceConfig } from "../settings/config.js";
import type { ConfiguredProject, Keys } from "../settings/configured-project.js";
import { type Environment, readEnvironment } from "../settings/environment.js";
import { SETTINGS } from "../settings/setting-table.js";
import type { Hosting } from "../start/hosting.js";
import { appName } from "./app-name.js";
import { isFunction, isOnVercel } from "./hosts.js";

/**
 * Options of the service in an app. Everything has a default; variables of the stand-alone service
 * (`DATABASE_URL`, `STACKKIT_SECRET`, …) are read too, and options take precedence.
 */
export interface InAppServiceOptions
  extends Omit<
    ServiceConfig,
    "port" | "host" | "production" | "metricsWorkerId" | "gatherMetrics" | "localNetworks"
  > {
  /**
   * The app's own project. Its id and keys come from the variables that the kit reads, and its name
   * is by default that of the app's package. Without this option it is created with defaults and not
   * changed later; with it, its settings are updated at every start.
   */
  readonly project?:
    | (Omit<ConfiguredProject, "id" | "keys" | "displayName" | "templates"> & {
        readonly displayName?: string | undefined;
      })
    | undefined;
  /** Words of mails of the app's own project, in place of those saved in it. */
  readonly templates?: AppTemplates | undefined;
  /**
   * When the database is migrated. Default in production: an empty database is set up at the start,
   * an older SQLite file is copied beside itself and migrated, and releases migrate an older
   * PostgreSQL database by `npx @stackkit/service migrate`. `"start"`, the default in development:
   * any database at the start, which a function never does. `"off"`: everything by the command.
   */
  readonly migrate?: "start" | "off" | undefined;
}

/** What opening a service needs. */
export interface OpenOptions {
  readonly config: ServiceConfig;
  readonly appProject: ConfiguredProject | undefined;
  readonly migrations: Hosting["migrations"];
  readonly livesOn: boolean;
  /** The origin that stands for this process in requests from within it. */
  readonly ownOrigin: string;
}

const DEFAULT_PORT = "3000";
/** Each instance of a function handles few requests, and there may be many instances. */
const CONNECTIONS_OF_FUNCTION = 2;

/** Merges options and environment. Throws `ServiceError` if the service cannot run with them. */
export function resolveOptions(options: InAppServiceOptions, env: Environment): OpenOptions {
  const { project, templates, migrate, ...given } = options;
  const { configFile: _, processes: __, port: ___, host: ____, ...found } = readEnvironment(env);
  const isFrozen = isFunction(env);
  const config: ServiceConfig = {
    proxyVendor: isOnVercel(env) ? "vercel" : undefined,
    databaseConnections: isFrozen ? CONNECTIONS_OF_FUNCTION : undefined,
    ...withoutUndefined(found),
    ...withoutUndefined(given),
  };
  if (isFrozen && config.databaseUrl === undefined)
    throw new ServiceError(
      "database-url-missing",
      "This host runs functions, whose files are lost between requests, so the service " +
        "cannot keep its data in SQLite here. Set DATABASE_URL to a PostgreSQL database.",
    );
  const appProject = appProjectOf({ ...project, templates }, config.publicUrl, env);
  return {
    config: {
      ...config,
      dataDirectory: config.dataDirectory ?? SETTINGS.dataDirectory.default,
      projects: [...(config.projects ?? []), ...(project && appProject ? [appProject] : [])],
    },
    appProject: project ? undefined : appProject,
    migrations: migrationsOf(migrate, isFrozen, env),
    livesOn: !isFrozen,
    ownOrigin: env.__NEXT_PRIVATE_ORIGIN ?? `http://localhost:${env.PORT ?? DEFAULT_PORT}`,
  };
}

const withoutUndefined = (config: ServiceConfig): ServiceConfig =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));

/** What `off` was called first. */
const OFF_UNTIL_NOW = "command";

function migrationsOf(
  option: InAppServiceOptions["migrate"],
  isFrozen: boolean,
  env: Environment,
): OpenOptions["migrations"] {
  const when = option ?? (env.STACKKIT_MIGRATE || undefined);
  if (when !== undefined && !["start", "off", OFF_UNTIL_NOW].includes(when))
    throw new ServiceError("bad-migrate", `STACKKIT_MIGRATE must be start or off, not "${when}".`);
  if (isFrozen && when === "start")
    throw new ServiceError(
      "migrate-in-function",
      "A function must not migrate the database, since several start at once and each " +
        "request waits. Remove STACKKIT_MIGRATE=start, and run npx @stackkit/service migrate " +
        "as a step of each release.",
    );
  if (when === undefined) return env.NODE_ENV === "production" ? "set-up" : "apply";
  return when === "start" ? "apply" : "require";
}

/** The project that the kit's variables name. */
function appProjectOf(
  given: NonNullable<InAppServiceOptions["project"]> & Pick<ConfiguredProject, "templates">,
  publicUrl: string | undefined,
  env: Environment,
): ConfiguredProject | undefined {
  const id = env.STACK_PROJECT_ID || env.NEXT_PUBLIC_STACK_PROJECT_ID;
  if (!id || id === "internal") return undefined;
  const keys: { -readonly [L in keyof Keys]?: Keys[L] } = {};
  const client = env.STACK_PUBLISHABLE_CLIENT_KEY || env.NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY;
  if (client) keys.client = client;
  if (env.STACK_SECRET_SERVER_KEY) keys.server = env.STACK_SECRET_SERVER_KEY;
  if (env.STACK_SUPER_SECRET_ADMIN_KEY) keys.admin = env.STACK_SUPER_SECRET_ADMIN_KEY;
  const own = publicUrl === undefined ? [] : [{ domain: publicUrl, handlerPath: "/handler" }];
  return {
    ...given,
    displayName: given.displayName ?? appName(),
    id: id.toLowerCase(),
    keys,
    config: { ...given.config, domains: [...(given.config?.domains ?? []), ...own] },
  };
}

/** Identifies a configuration. Functions count by their presence. */
export const hashOfOptions = (options: OpenOptions): string =>
  createHash("sha256")
    .update(
      JSON.stringify(options, (_name, value: unknown) =>
        typeof value === "function" ? "function" : value,
      ),
    )
    .digest("base64url");
