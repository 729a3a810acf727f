import { existsSync } from "node:fs";
import { join } from "node:path";
import { API_PATH } from "@stackkit/next/protocol/internal";
import type { NextRequest } from "next/server.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createSetupToken } from "../../../service/src/console/setup-links.js";
import { openDatabase } from "../../../service/src/db/open.js";
import { registry } from "../../../service/src/next/registry.js";
import {
  createService,
  type InAppServiceOptions,
  serviceRoute,
} from "../../../service/src/next.js";
import { newEmail } from "../../support/addresses.js";
import { CONSOLE_PASSWORD, cookieIn } from "../../support/console.js";
import { makeFolder } from "../../support/folder.js";
import {
  CLIENT_KEY,
  closeService,
  FROM_PROJECT,
  PROJECT,
  postRequest,
  signUpRequest,
} from "../../support/in-app.js";
import { eventually } from "../../support/mailbox.js";
import { inRequest } from "../../support/next-request.js";

const PAGES = `${API_PATH}/service`;

afterEach(closeService);

function setUp(options: InAppServiceOptions = {}) {
  vi.stubEnv("STACK_PROJECT_ID", PROJECT);
  vi.stubEnv("STACK_PUBLISHABLE_CLIENT_KEY", CLIENT_KEY);
  const dataDirectory = options.dataDirectory ?? join(makeFolder(), "data");
  const service = createService({ dataDirectory, ...options });
  const route = serviceRoute(service);
  const visit = (path: string, init?: RequestInit) =>
    inRequest(() => route.GET(new Request(`http://localhost:3000${path}`, init) as NextRequest));
  const post = (request: Request) => route.POST(request as NextRequest);
  return { service, route, visit, post, dataDirectory };
}

describe("the service in an app", () => {
  it("opens nothing until the first request, and then its files and the app's project", async () => {
    const { visit, service, dataDirectory } = setUp();
    expect(existsSync(dataDirectory)).toBe(false);
    const health = await visit(`${PAGES}/health?db`);
    expect(await health.json()).toMatchObject({ status: "ok" });
    expect(existsSync(join(dataDirectory, "stackkit.db"))).toBe(true);
    const answer = await inRequest(() =>
      service.fetch(
        new Request(`http://service.internal${API_PATH}/projects/current`, {
          headers: FROM_PROJECT,
        }),
      ),
    );
    expect(await answer.json()).toMatchObject({ id: PROJECT });
  });

  it("stays open over 20 evaluations of its module, and closes when its options change", async () => {
    const { service, dataDirectory } = setUp();
    const open = async (options: InAppServiceOptions = {}) => {
      const again = createService({ dataDirectory, ...options });
      await inRequest(() => again.fetch(new Request("http://service.internal/api/v1")));
      return { again, running: await registry().open?.running };
    };
    await inRequest(() => service.fetch(new Request("http://service.internal/api/v1")));
    const first = await registry().open?.running;
    for (let edit = 0; edit < 20; edit++) expect((await open()).running).toBe(first);
    const changed = await open({ mailFrom: "app@example.com" });
    expect(changed.running).not.toBe(first);
    // The bundle with the former options uses the newer service instead of closing it.
    await inRequest(() => service.fetch(new Request("http://service.internal/api/v1")));
    expect(await registry().open?.running).toBe(changed.running);
  });

  it("fails in a build with an error that names the page, and opens no file", async () => {
    const { service, dataDirectory } = setUp();
    vi.stubEnv("NEXT_PHASE", "phase-production-build");
    const call = inRequest(
      () => service.fetch(new Request("http://service.internal/api/v1")),
      "/prices",
    );
    await expect(call).rejects.toMatchObject({
      code: "opened-in-build",
      message: expect.stringContaining("/prices needs the auth service"),
    });
    expect(existsSync(dataDirectory)).toBe(false);
  });

  it("answers 503 with the command that migrates an outdated database, and recovers", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const { visit, dataDirectory } = setUp({ migrate: "off" });
    const refused = await visit(`${PAGES}/health`);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain("npx @stackkit/service migrate");
    expect(error).toHaveBeenCalledOnce();
    const { visit: visitMigrated } = setUp({ migrate: "start", dataDirectory });
    expect((await visitMigrated(`${PAGES}/health`)).status).toBe(200);
  });

  it("refuses SQLite and migrations in functions", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.stubEnv("NODE_ENV", "production");
    vi.stubEnv("AWS_LAMBDA_FUNCTION_NAME", "page");
    const { visit, dataDirectory } = setUp();
    expect((await visit(`${PAGES}/health`)).status).toBe(503);
    expect(console.error).toHaveBeenLastCalledWith(expect.stringContaining("Set DATABASE_URL"));
    vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none");
    expect((await setUp({ migrate: "start" }).visit(`${PAGES}/health`)).status).toBe(503);
    expect(console.error).toHaveBeenLastCalledWith(
      expect.stringContaining("must not migrate the database"),
    );
    expect(existsSync(dataDirectory)).toBe(false);
  });

  it("shows the mailbox to connections of this machine only", async () => {
    const { visit } = setUp();
    const header = registry().addressHeader as string;
    const statusOf = async (headers: Record<string, string>) =>
      (await visit(`${PAGES}/mailbox`, { headers: { host: "localhost:3000", ...headers } })).status;
    expect(await statusOf({ [header]: "http direct ::1" })).toBe(200);
    expect(await statusOf({ [header]: "http direct 203.0.113.7" })).toBe(403);
    expect(
      await statusOf({ [header]: "http forwarded ::1", "x-forwarded-for": "203.0.113.7" }),
    ).toBe(403);
    expect(await statusOf({})).toBe(403);
    expect(await statusOf({ "x-forwarded-for": "127.0.0.1" })).toBe(403);
  });

  it("answers at the console's address without a redirect, whose slash Next would take away", async () => {
    const { visit } = setUp();
    const header = registry().addressHeader as string;
    const headers = { host: "localhost:3000", [header]: "http direct ::1" };
    const answer = await visit(`${PAGES}/console`, { headers });
    expect([answer.headers.get("location"), answer.status >= 300 && answer.status < 400]).toEqual([
      null,
      false,
    ]);
  });

  it("tells the console where the app is, which providers send people back to", async () => {
    const { visit, route, dataDirectory } = setUp();
    await visit(`${PAGES}/health`);
    const headers = {
      host: "localhost:3000",
      [registry().addressHeader as string]: "http direct ::1",
      "x-stackkit-console": "1",
      origin: "http://localhost:3000",
    };
    await using opened = await openDatabase({ file: join(dataDirectory, "stackkit.db") });
    const token = await createSetupToken(opened.db, Date.now(), { recovers: true });
    const made = await inRequest(() =>
      route.POST(
        new Request(`http://localhost:3000${PAGES}/console/setup`, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify({ token, email: newEmail(), password: CONSOLE_PASSWORD }),
        }) as NextRequest,
      ),
    );
    const cookie = cookieIn(made.headers);
    const answer = await visit(`${PAGES}/console/session`, { headers: { ...headers, cookie } });
    expect(await answer.json()).toMatchObject({
      service: { url: "http://localhost:3000", is_in_app: true },
    });
  });

  it("shows counters to this machine and the networks that count to it only", async () => {
    const { visit } = setUp({ metricsPage: true });
    const header = registry().addressHeader as string;
    const statusOf = async (peer: string, page = "metrics") =>
      (
        await visit(`${PAGES}/${page}`, {
          headers: { host: "localhost:3000", [header]: `http direct ${peer}` },
        })
      ).status;
    expect(await statusOf("127.0.0.1")).toBe(200);
    for (const page of ["metrics", "metrics/", "%6Detrics"])
      expect(await statusOf("203.0.113.7", page), page).toBe(403);
  });

  it("takes a host from the header, never a path", async () => {
    const { visit } = setUp();
    const statusOf = async (host: string) =>
      (await visit(`${PAGES}/nothing`, { headers: { host } })).status;
    for (const host of ["app.example", "localhost:3000", "[::1]:3000"])
      expect(await statusOf(host), host).toBe(404);
    for (const end of ["?", "#", "/.."])
      expect(await statusOf(`localhost:3000${PAGES}/health${end}`)).toBe(404);
  });

  it("begins the mail of a forgotten password once the response is sent, so that its time tells nothing", async () => {
    const statements: string[] = [];
    const { post } = setUp({
      passwordHashCost: { memoryKib: 8, passes: 1 },
      onStatement: ({ sql }) => void statements.push(sql),
    });
    const email = newEmail();
    expect((await inRequest(() => post(signUpRequest(email)))).status).toBe(200);
    const hasCode = () =>
      statements.some((sql) => sql.includes('insert into "verification_codes"'));
    await eventually(async () => hasCode() || undefined);
    statements.length = 0;
    await inRequest(async () => {
      const callback_url = "http://localhost:3000/reset";
      const body = { email, callback_url };
      const answer = await post(postRequest("/auth/password/send-reset-code", body));
      expect(answer.status).toBe(200);
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
      expect(hasCode()).toBe(false);
    });
    await eventually(async () => hasCode() || undefined);
  });

  it("runs jobs for schedulers with the secret only", async () => {
    const { visit } = setUp();
    const statusOf = async (authorization: string) =>
      (await visit(`${PAGES}/jobs`, { headers: { authorization } })).status;
    expect(await statusOf("Bearer ")).toBe(403);
    vi.stubEnv("CRON_SECRET", "short");
    expect(await statusOf("Bearer short")).toBe(403);
    vi.stubEnv("CRON_SECRET", "s".repeat(40));
    expect(await statusOf(`Bearer ${"s".repeat(39)}`)).toBe(403);
    const done = await visit(`${PAGES}/jobs`, {
      headers: { authorization: `Bearer ${"s".repeat(40)}` },
    });
    expect(await done.json()).toEqual({ mails: 0, deliveries: 0, jobs: 0, pruned: 0 });
  });
});
