import { runJobs, startJobs } from "../administration/jobs/run-jobs.js";
import { createApp } from "../api/app.js";
import { noCounters } from "../api/no-counters.js";
import { addPages } from "../api/pages/pages.js";
import { routes } from "../api/routes.js";
import { createConsole } from "../console/console.js";
import { offerSetUp } from "../console/setup-links.js";
import { createBackground } from "../core/background.js";
import { Cleanup } from "../core/cleanup.js";
import { type Clock, systemClock } from "../core/clock.js";
import { diskOf } from "../core/disk.js";
import { createLog, silentLog } from "../core/log.js";
import { ServiceError } from "../core/service-error.js";
import { readTxtRecords } from "../core/txt-records.js";
import { createVault, type Vault } from "../core/vault.js";
import { createPasswordHasher } from "../credentials/passwords/password-hash.js";
import type { Database } from "../db/database.js";
import { takeLease, whileRenewing } from "../db/lease.js";
import { createEmulator } from "../emulator/emulator.js";
import { createDeliveries } from "../events/deliveries.js";
import { createStoredEndpoints } from "../events/stored-endpoints.js";
import type { Bindings } from "../http/bindings.js";
import { BodyBudget } from "../http/body-budget.js";
import type { Context } from "../http/context.js";
import { createMail } from "../mail/create-mail.js";
import { createOutbox } from "../mail/outbox.js";
import { checkTemplates } from "../mail/templates/app-template.js";
import { createTokens } from "../sessions/tokens.js";
import type { ServiceConfig } from "../settings/config.js";
import type { Keys } from "../settings/configured-project.js";
import { productionReason } from "../settings/production.js";
import { settingsOf } from "../settings/read-settings.js";
import { secretOf } from "../settings/secret.js";
import { SETTINGS } from "../settings/setting-table.js";
import { requireKeys } from "../settings/strength.js";
import { renewDeciderMail } from "../teams/domains/mails.js";
import { createAuthEvents } from "../users/auth-events/create-auth-events.js";
import { openDirectoryToServe } from "./data-directory.js";
import { type Hosting, STAND_ALONE } from "./hosting.js";
import { openHttpServer } from "./http-server.js";
import {
  ensureAppProject,
  ensureConfiguredProject,
  hasProject,
  isSeeded,
  seedInternalProject,
} from "./internal-project.js";
import { openMigrated } from "./open-migrated.js";
import { startPruning } from "./pruning.js";

/** A running service. Disposal finishes requests in flight and background work. */
export interface Service extends AsyncDisposable {
  /** The URL without a trailing slash; `undefined` if it does not listen. */
  readonly url: string | undefined;
  /** Handles a request without a port. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Keys of the internal project, if this start generated them. */
  readonly newInternalKeys: Keys | undefined;
  /** The token of a link to the console's set-up, while there is no administrator. */
  readonly setupToken: string | undefined;
  readonly context: Context;
  stop(): Promise<void>;
}

/** A service within another program. */
export interface HostedService extends Service {
  /** Handles a request from outside this process. */
  readonly receive: (request: Request, bindings: Bindings) => Promise<Response>;
  /** Sends due mails and webhooks, for at most `millis`. */
  readonly runDueWork: (millis: number) => Promise<DueWork>;
}

/** Numbers of attempts. */
export interface DueWork {
  readonly mails: number;
  readonly deliveries: number;
  readonly jobs: number;
}

/**
 * Starts a service: opens and migrates its database, seeds the internal and configured projects,
 * and listens if a port is given. Throws {@link ServiceError} if the operator must fix something.
 */
export const startService = (config: ServiceConfig = {}): Promise<Service> =>
  startHosted(config, STAND_ALONE);

/** Starts a service within another program. */
export async function startHosted(config: ServiceConfig, hosting: Hosting): Promise<HostedService> {
  const cleanup = new Cleanup();
  try {
    return await start(config, hosting, cleanup);
  } catch (error) {
    await cleanup[Symbol.asyncDispose]();
    throw error;
  }
}

async function start(
  config: ServiceConfig,
  hosting: Hosting,
  cleanup: Cleanup,
): Promise<HostedService> {
  const { basePath, pagesPath, appProject } = hosting;
  const settings = settingsOf(config, { basePath, pagesPath }, appProject);
  for (const [id, templates] of settings.templates) checkTemplates(id, templates);
  // The schema needs much of zod, so it is loaded only if there is something to check.
  if (config.webhooks !== undefined)
    (await import("../settings/config-file.js")).checkWebhooks(config.webhooks);
  if (settings.production && appProject) requireKeys(appProject.id, appProject.keys);
  const clock = config.clock ?? systemClock;
  const log = config.writeLog ? createLog(clock, config.writeLog) : silentLog;
  const reason = productionReason(config);
  const directory = await openDirectoryToServe(config, log);
  if (directory) cleanup.use(directory);
  if (reason !== undefined) log.info(`The service is in production, since ${reason}.`);
  const vault = createVault(secretOf(config, directory?.secret), config.previousSecret);
  const db = await openMigrated(
    config,
    hosting,
    directory?.databaseFile,
    vault,
    log,
    cleanup,
  ).catch((error: unknown) => {
    // It would look like the secret of the data.
    if (error instanceof ServiceError && error.code === "wrong-secret")
      directory?.forgetNewSecret();
    throw error;
  });
  directory?.makePrivate();

  const disk = directory && (await diskOf(directory.databaseFile));
  const background = createBackground(log, hosting.keepAlive);
  cleanup.defer(() => background.stop());
  const tokens = createTokens(db, vault, clock);
  const counters = settings.metricsPage
    ? (await import("../api/counters.js")).createCounters(config, disk)
    : noCounters;
  const posting = { db, clock, vault, log, counters, background, settings };
  const outbox = createOutbox(posting, (project, mail) => renewDeciderMail(posting, project, mail));
  const deliveries = createDeliveries(posting);
  const emulator = settings.production
    ? undefined
    : cleanup.use(createEmulator({ db, vault, settings }));
  const context: Context = {
    db,
    disk,
    clock,
    vault,
    tokens,
    passwordHasher: createPasswordHasher(settings.passwordHashCost),
    mail: createMail(posting, outbox),
    log,
    counters,
    authEvents: createAuthEvents(posting),
    storedEndpoints: createStoredEndpoints(clock),
    deliveries: hosting.livesOn ? deliveries : undefined,
    background,
    settings,
    readTxtRecords: config.readTxtRecords ?? readTxtRecords,
    bodies: new BodyBudget(),
    emulator,
  };

  const newInternalKeys = await seed(db, clock, vault, config, hosting);

  const setupToken = await offerSetUp(context);
  const console = settings.console ? createConsole(context, routes) : undefined;
  const app = createApp(
    context,
    routes,
    (pages) => {
      console?.addPages(pages);
      addPages(pages, context);
    },
    console ? [console.api] : [],
  );
  const server =
    config.port === undefined
      ? undefined
      : cleanup.use(
          await openHttpServer(app, config.port, config.host ?? SETTINGS.host.default, log),
        );
  // Background work starts after listening: a service whose port is in use sends nothing.
  if (hosting.livesOn) {
    outbox.start();
    startPruning(context);
    startJobs(context);
    deliveries.start();
  }

  return {
    url: server?.url,
    fetch: async (request) => app.fetch(request, {}),
    receive: async (request, bindings) => app.fetch(request, bindings),
    runDueWork: async (millis) => ({
      mails: await outbox.drain(millis),
      deliveries: await deliveries.drain(millis),
      jobs: await runJobs(context, millis),
    }),
    newInternalKeys,
    setupToken,
    context,
    stop: () => cleanup[Symbol.asyncDispose](),
    [Symbol.asyncDispose]: () => cleanup[Symbol.asyncDispose](),
  };
}

const SEED_LEASE_MILLIS = 10_000;
const RENEWALS_OF_LEASE = 4;

/**
 * Seeds configured projects, one instance at a time. Returns the internal project's keys if
 * generated.
 */
async function seed(
  db: Database,
  clock: Clock,
  vault: Vault,
  config: ServiceConfig,
  { appProject }: Hosting,
): Promise<Keys | undefined> {
  // Most starts have nothing to write.
  if ((await isSeeded(db, config)) && (!appProject || (await hasProject(db, appProject))))
    return undefined;
  await using lease = await takeLease(db, systemClock, "seed", SEED_LEASE_MILLIS);
  return await whileRenewing(
    lease,
    systemClock,
    SEED_LEASE_MILLIS / RENEWALS_OF_LEASE,
    async () => {
      let made: Keys | undefined;
      await seedInternalProject(db, clock, config.internalKeys ?? {}, (keys) => {
        made = keys;
      });
      for (const project of config.projects ?? [])
        await ensureConfiguredProject(db, clock, vault, project);
      if (appProject) await ensureAppProject(db, clock, vault, appProject);
      return made;
    },
  );
}
