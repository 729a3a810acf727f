import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operations } from "@stackkit/next/protocol";
import { createCaller } from "../../scripts/demo/call.mjs";
import { type Child, startChild } from "../../scripts/demo/child.mjs";
import { NEXT, ROOT } from "../../scripts/demo/paths.mjs";
import { waitFor } from "../../scripts/demo/wait-for.mjs";
import { freePort } from "../../scripts/postgres/server.mjs";
import { newEmail } from "../../tests/support/addresses.js";
import { DIST_DIR, PLAIN_APP } from "./apps.mjs";

const HOUR_MILLIS = 3_600_000;

const PROJECT = {
  id: "5b1d4c6e-4a8f-4f0c-8f5e-0d8f6f1c2a77",
  displayName: "Club",
  keys: { client: "pck_club", server: "ssk_club", admin: "sak_club" },
};

interface ProjectOfApp {
  readonly config: Readonly<Record<string, boolean | string[]>>;
  /** A mail server that takes nothing: mails stay in the mailbox. */
  readonly smtpUrl?: string | undefined;
  /** Further environment variables of the app. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The same build of the example app, with its own project and the service at `url`. */
export async function startApp(
  port: number,
  url: string,
  env = {},
  { id, keys }: Pick<typeof PROJECT, "id" | "keys"> = PROJECT,
): Promise<Child> {
  const app = startChild(
    "The app of another project",
    [NEXT, "start", "--port", String(port), "--hostname", "localhost"],
    {
      cwd: join(ROOT, "example-app"),
      env: {
        STACK_PROJECT_ID: id,
        STACK_PUBLISHABLE_CLIENT_KEY: keys.client,
        STACK_SECRET_SERVER_KEY: keys.server,
        STACK_API_URL: url,
        ...PLAIN_APP,
        ...env,
        NEXT_DIST_DIR: DIST_DIR,
        NODE_ENV: "production",
      },
    },
  );
  await waitFor(app, `http://localhost:${port}`);
  return app;
}

const callerOf = (url: string, level: "server" | "admin") =>
  createCaller({ url, fetch, projectId: PROJECT.id, level, proof: { key: PROJECT.keys[level] } });

interface AppOfProject {
  /** The origin of the app. */
  readonly origin: string;
  /** The address of the service. */
  readonly url: string;
  /** Calls the service as a server. */
  readonly call: ReturnType<typeof callerOf>;
  /** Makes a person of a team whose browsers are all unknown, and returns the address. */
  createPerson(password: string): Promise<string>;
  /** Moves all sign-ins one hour into the past. */
  ageSessions(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the app with its own project and service, on a free port: a test may run in several browsers
 * at once.
 */
export async function startAppOfProject({
  config,
  smtpUrl,
  env,
}: ProjectOfApp): Promise<AppOfProject> {
  const { startService } = await import("@stackkit/service");
  const service = await startService({
    port: 0,
    rateLimits: false,
    projects: [PROJECT],
    smtpUrl,
  });
  const url = service.url ?? "";
  await callerOf(url, "admin")(operations.projects.update, { body: { config } });
  const port = await freePort();
  const app = await startApp(port, url, env);
  const call = callerOf(url, "server");
  return {
    origin: `http://localhost:${port}`,
    url,
    call,
    async createPerson(password) {
      const email = newEmail();
      const { id } = await call(operations.users.create, {
        body: {
          primaryEmail: email,
          primaryEmailVerified: true,
          primaryEmailAuthEnabled: true,
          password,
          displayName: "Ada",
        },
      });
      // People without a team are led on from pages of one.
      await call(operations.teams.create, { body: { displayName: "Atlas", creatorUserId: id } });
      return email;
    },
    async ageSessions() {
      await service.context.db
        .updateTable("sessions")
        .set(({ eb }) => ({ created_at: eb("created_at", "-", HOUR_MILLIS) }) as never)
        .execute();
    },
    async stop() {
      await app.stop();
      await service.stop();
    },
  };
}

/** Starts the app, and its service as a process that a test may stop or kill. */
export async function startAppAndProcess(port: number) {
  const folder = mkdtempSync(join(tmpdir(), "stackkit-e2e-"));
  const servicePort = await freePort();
  const url = `http://127.0.0.1:${servicePort}`;
  writeFileSync(join(folder, "config.json"), JSON.stringify({ projects: [PROJECT] }));
  const start = async () => {
    const command = join(ROOT, "service/dist/bundle/cli.js");
    const flags = { port: servicePort, data: folder, config: join(folder, "config.json") };
    const service = startChild(
      "The service of another project",
      [command, "serve", ...Object.entries(flags).map(([name, value]) => `--${name}=${value}`)],
      {
        cwd: ROOT,
        env: { STACKKIT_RATE_LIMITS: "off", DATABASE_URL: undefined, STACKKIT_SECRET: undefined },
      },
    );
    await waitFor(service, `${url}/health`);
    return service;
  };
  let service = await start();
  const app = await startApp(port, url);
  return {
    call: callerOf(url, "server"),
    /** The process stays, and answers nothing. */
    hang: () => service.signal("SIGSTOP"),
    goOn: () => service.signal("SIGCONT"),
    async kill() {
      service.signal("SIGKILL");
      await service.ended;
    },
    async restart() {
      service = await start();
    },
    async stop() {
      service.signal("SIGCONT");
      await app.stop();
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
