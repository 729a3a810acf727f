import { API_PATH } from "../protocol/limits/limits.js";
import type { AdminProjectConfigUpdateOptions } from "../resources/projects/admin-project.js";
import { type Fault, Faults } from "./faults.js";
import { loadService } from "./load-service.js";
import { startLocalServer } from "./local-server.js";
import { type Mail, readMailbox, waitForMail } from "./mailbox.js";
import { TestClock } from "./test-clock.js";

/** Options of {@link startTestService}. */
export interface TestServiceOptions {
  /** The project's settings. Default: those of a new project. */
  readonly config?: AdminProjectConfigUpdateOptions | undefined;
  /** Default: a free port. */
  readonly port?: number | undefined;
  /** Further options of `startService()` of `@stackkit/service`, such as `databaseUrl`. */
  readonly service?: object | undefined;
}

/** The variables of an app that uses a test service. */
export interface TestServiceVariables {
  /** The address of the service. */
  readonly STACK_API_URL: string;
  /** The id of its project. */
  readonly STACK_PROJECT_ID: string;
  /** The key for browsers. */
  readonly STACK_PUBLISHABLE_CLIENT_KEY: string;
  /** The key for servers. */
  readonly STACK_SECRET_SERVER_KEY: string;
  /** The key for administrators. */
  readonly STACK_SUPER_SECRET_ADMIN_KEY: string;
}

/** A service with one project, for tests. */
export interface TestService {
  /** Its address, without a trailing slash. */
  readonly url: string;
  /** The id of its project. */
  readonly projectId: string;
  /** What an app reads from the environment. */
  readonly env: TestServiceVariables;
  /** The service's time: `clock.advance(millis)` lets codes and sessions expire. */
  readonly clock: TestClock;
  /** Waits up to 10 s for a mail to an address, of `kind` if given, and returns the newest. */
  lastMail(to: string, kind?: string): Promise<Mail>;
  /** Reads the mails to an address, newest first. */
  mailsTo(to: string): Promise<readonly Mail[]>;
  /** Lets calls fail or wait. Returns the function that ends it. */
  injectFault(fault: Fault): () => void;
  /** Stops the service. Its data are gone. */
  stop(): Promise<void>;
}

/** The cheapest hash, so that tests spend their time elsewhere. */
const CHEAP_HASHES = { memoryKib: 8, passes: 1 };

/**
 * Starts an auth service in this process, with data of its own in memory, one project and no rate
 * limits. Needs the package `@stackkit/service`; throws `PACKAGE_MISSING` without it.
 *
 * @example
 * const service = await startTestService({ config: { magicLinkEnabled: true } });
 * Object.assign(process.env, service.env);
 */
export async function startTestService({
  config,
  port = 0,
  service: options,
}: TestServiceOptions = {}): Promise<TestService> {
  const { startService } = await loadService();
  const id = crypto.randomUUID();
  const keys = { client: `pck_${id}`, server: `ssk_${id}`, admin: `sak_${id}` };
  const clock = new TestClock();
  const faults = new Faults(API_PATH);
  const server = await startLocalServer(port, async (request) =>
    faults.apply(request, (await started).fetch),
  );
  const { url } = server;
  const started = startService({
    clock,
    publicUrl: url,
    rateLimits: false,
    passwordHashCost: CHEAP_HASHES,
    ...options,
    projects: [{ id, displayName: "Test", keys, config }],
  });
  const service = await started.catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return {
    url,
    projectId: id,
    env: {
      STACK_API_URL: url,
      STACK_PROJECT_ID: id,
      STACK_PUBLISHABLE_CLIENT_KEY: keys.client,
      STACK_SECRET_SERVER_KEY: keys.server,
      STACK_SUPER_SECRET_ADMIN_KEY: keys.admin,
    },
    clock,
    lastMail: (to, kind) => waitForMail({ serviceUrl: url, to, kind }),
    mailsTo: (to) => readMailbox({ serviceUrl: url, to }),
    injectFault: (fault) => faults.add(fault),
    stop: async () => {
      await server.stop();
      await service.stop();
    },
  };
}
