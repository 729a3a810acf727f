import { randomUUID } from "node:crypto";
import { API_PATH, HEADERS, KEY_HEADERS, type Level } from "@stackkit/next/protocol";
import {
  type ConfiguredProject,
  type ProjectConfig,
  type Service,
  type ServiceConfig,
  startService,
} from "@stackkit/service";
import { afterAll, beforeAll, inject } from "vitest";
import { createDatabase, dropDatabase } from "../../scripts/postgres/server.mjs";
import { isProduction } from "../../service/src/settings/production.js";
import { newEmail } from "./addresses.js";
import { checkStatement, requireProjectIds } from "./project-scope.js";
import { behindRoundRobin } from "./round-robin.js";

export { TestClock } from "./test-clock.js";

/** The origin of calls to a service in this process: a local name, so that its emulator answers. */
export const SERVICE_ORIGIN = "http://service.localhost";

export const KEYS = (id: string) =>
  ({ client: `pck_${id}`, server: `ssk_${id}`, admin: `sak_${id}` }) as const;

export interface CallOptions {
  readonly level?: Level | undefined;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly refreshToken?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response with its body: parsed JSON, or text. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly code: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of the wire are asserted on, not typed.
  readonly body: any;
}

/** A separate project on a running service, so that tests do not share users. */
export class TestProject {
  constructor(
    public service: Service,
    readonly id: string,
  ) {}

  /** What connects a client app to the project. */
  get clientOptions() {
    const { client } = KEYS(this.id);
    return { projectId: this.id, publishableClientKey: client, baseUrl: this.service.url };
  }

  /** What connects a server app to the project. */
  get serverOptions() {
    return { ...this.clientOptions, secretServerKey: KEYS(this.id).server };
  }

  async call(
    method: string,
    path: string,
    { level = "client", body, token, refreshToken, headers = {} }: CallOptions = {},
  ): Promise<Answered> {
    const sent = new Headers({
      [HEADERS.projectId]: this.id,
      [HEADERS.accessType]: level,
      [KEY_HEADERS[level]]: KEYS(this.id)[level],
      ...headers,
    });
    if (token) sent.set(HEADERS.accessToken, token);
    if (refreshToken) sent.set(HEADERS.refreshToken, refreshToken);
    if (body !== undefined && !sent.has("content-type"))
      sent.set("content-type", "application/json");
    const init = {
      method,
      headers: sent,
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    };
    return read(await this.service.fetch(new Request(`${SERVICE_ORIGIN}${API_PATH}${path}`, init)));
  }

  /** Marks a user's primary address verified, as a server may. */
  async markVerified(userId: string): Promise<void> {
    const { status } = await this.call("PATCH", `/users/${userId}`, {
      level: "server",
      body: { primary_email_verified: true },
    });
    if (status !== 200) throw new Error(`marking an address verified answered ${status}`);
  }

  /**
   * Signs a new person up by password; the verification mail goes to
   * `http://localhost:3000/verify`.
   */
  async signUp(
    email = newEmail(),
    password = "correct horse battery",
  ): Promise<{
    email: string;
    password: string;
    userId: string;
    accessToken: string;
    refreshToken: string;
  }> {
    const { status, body } = await this.call("POST", "/auth/password/sign-up", {
      body: { email, password, verification_callback_url: "http://localhost:3000/verify" },
    });
    if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
    return {
      email,
      password,
      userId: body.user_id,
      accessToken: body.access_token,
      refreshToken: body.refresh_token,
    };
  }

  /** Tries to sign in by password. */
  signIn(
    { email, password }: { readonly email: string; readonly password: string },
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered> {
    return this.call("POST", "/auth/password/sign-in", { body: { email, password }, headers });
  }
}

export async function read(response: Response): Promise<Answered> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  return {
    status: response.status,
    headers: response.headers,
    code: response.headers.get(HEADERS.knownError) ?? undefined,
    body: isJson ? JSON.parse(text) : text,
  };
}

export const configuredProject = (
  id: string = randomUUID(),
  config: Partial<ProjectConfig> = {},
): ConfiguredProject => ({
  id,
  displayName: "Test project",
  keys: KEYS(id),
  config: {
    magicLinkEnabled: true,
    passkeyEnabled: true,
    clientTeamCreationEnabled: true,
    clientUserDeletionEnabled: true,
    anonymousSignUpEnabled: true,
    ...config,
  },
});

/** The cheapest Argon2id, so that tests spend their time elsewhere. */
const CHEAP_HASHES = { memoryKib: 8, passes: 1 };

/** A slow machine is no fault of the database. Tests of faults set limits of their own. */
const PATIENT = { connect: 30_000, wait: 30_000, answer: 30_000 };

/**
 * A service in this process: on SQLite in memory, or, if the run provides a PostgreSQL, several
 * instances behind a round-robin on a database of their own. They start at once and share their
 * clock; `context` and `url` are the first one's. Stopping it fails if a request ran a statement
 * without the project's id.
 */
export async function startTestService(
  config: ServiceConfig = {},
  instances = 2,
): Promise<Service> {
  const settings: ServiceConfig = {
    rateLimits: false,
    secret: "Tests only: 7f3Qk9ZpXr2LmW8sVb5NcJ1dHy6TgKa4uEoPqRw0",
    databaseConnections: 4,
    databaseLimits: PATIENT,
    // Production refuses cheap hashes.
    passwordHashCost: isProduction(config) ? undefined : CHEAP_HASHES,
    ...config,
    onStatement: (statement) => {
      checkStatement(statement.sql);
      config.onStatement?.(statement);
    },
  };
  const databaseUrl = config.databaseUrl ?? (await createTestDatabase("stackkit_template"));
  if (databaseUrl === undefined) return requireProjectIds(await startService(settings));
  const others = Array.from({ length: instances - 1 }, () =>
    startService({ ...settings, databaseUrl, port: undefined }),
  );
  const [first, ...rest] = await Promise.all([
    startService({ ...settings, databaseUrl }),
    ...others,
  ]);
  return requireProjectIds(
    behindRoundRobin(first, rest, async () => {
      // Thousands of files each, which would otherwise be deleted at the end of the run.
      if (config.databaseUrl === undefined) await dropDatabase(databaseUrl);
    }),
  );
}

/** An empty PostgreSQL database, or `undefined` if the run has none and tests SQLite. */
export const freshDatabase = (): Promise<string | undefined> => createTestDatabase();

async function createTestDatabase(template?: string): Promise<string | undefined> {
  const url = inject("postgresUrl");
  return url === undefined
    ? undefined
    : createDatabase(url, `test_${randomUUID().replaceAll("-", "")}`, template);
}

/** Settings of a test's project that differ from the usual ones. */
export type ProjectSettings = Partial<ProjectConfig>;

/** A service with one project that has every method on, unless `settings` say otherwise. */
export async function startTestProject(
  settings: ProjectSettings = {},
  config: ServiceConfig = {},
  instances?: number,
): Promise<TestProject> {
  const project = configuredProject(undefined, settings);
  return new TestProject(
    await startTestService(
      { ...config, projects: [project, ...(config.projects ?? [])] },
      instances,
    ),
    project.id,
  );
}

/** A project for the tests of a file. Its service runs as long as they do. */
export function serveTestProject(
  settings: ProjectSettings = {},
  config: ServiceConfig = {},
): TestProject {
  const project = configuredProject(undefined, settings);
  const served = new TestProject(undefined as never, project.id);
  beforeAll(async () => {
    const projects = [project, ...(config.projects ?? [])];
    served.service = await startTestService({ ...config, projects });
  });
  afterAll(() => served.service?.stop());
  return served;
}
