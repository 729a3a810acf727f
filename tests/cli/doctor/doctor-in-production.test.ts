import { createServer } from "node:http";
import { join } from "node:path";
import { startService } from "@stackkit/service";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { examine } from "../../../src/cli/doctor/doctor.js";
import { inspectApp } from "../../../src/cli/doctor/inspected-app.js";
import { newEmail } from "../../support/addresses.js";
import { beMorePatient } from "../../support/be-more-patient.js";
import { buildCommand, type Command } from "../../support/command.js";
import { listen } from "../../support/listen.js";
import { KEYS, TestProject } from "../../support/service.js";
import { AppFolder } from "./app-folder.js";

beMorePatient();

const SECRET = "Tests only: 5t1Wn8QkXy3RmD6vLb9HcZ0eJp2SgUa7uToFqMx4";
const ID = "8d7c2f4e-31aa-4a5b-9f8e-6a1f2d3c4b5e";
const keys = KEYS(ID);

let command: Command;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command[Symbol.dispose]());
beforeEach(() => {
  vi.stubEnv("NODE_ENV", "production");
});

/** An app with the service inside, whose data was made with `SECRET`. */
async function makeApp(changes: Readonly<Record<string, string>> = {}): Promise<AppFolder> {
  const app = new AppFolder();
  app.installService(command.file);
  app.write(
    "service.ts",
    'import { createService } from "@stackkit/service/next";\n' +
      "export const service = createService();\n",
  );
  app.setVariables({
    STACK_PROJECT_ID: ID,
    STACK_PUBLISHABLE_CLIENT_KEY: keys.client,
    STACK_SECRET_SERVER_KEY: keys.server,
    STACKKIT_SECRET: SECRET,
    STACKKIT_PUBLIC_URL: "https://app.example.com",
    ...changes,
  });
  const service = await startService({
    port: 0,
    dataDirectory: join(app.path, ".stackkit"),
    secret: SECRET,
    projects: [{ id: ID, displayName: "Shop", keys, config: { allowLocalhost: false } }],
  });
  // The first token makes the project's first sealed key.
  const body = { email: newEmail(), password: "a long enough secret" };
  const callback = { verification_callback_url: "https://app.example.com" };
  const signUp = { body: { ...body, ...callback } };
  await new TestProject(service, ID).call("POST", "/auth/password/sign-up", signUp);
  await service.stop();
  return app;
}

async function problemsOf({ path }: AppFolder, url = "http://localhost:9"): Promise<string[]> {
  const app = inspectApp({ folder: path, url, isProduction: true });
  const findings = await examine(app, { fetch, now: Date.now }, "22.1.0");
  for (const { status, fix } of findings) expect(status === "ok" || Boolean(fix)).toBe(true);
  return findings.filter(({ status }) => status === "problem").map(({ message }) => message);
}

describe("npx @stackkit/next doctor --production, with the service in the app", () => {
  it("is red without a mail server, which is the only problem of an app in good order", async () => {
    const problems = await problemsOf(await makeApp());
    expect(problems).toEqual([expect.stringMatching(/^project .*Mails go nowhere: set STACKKIT_/)]);
  });

  it("is red before the first start too", async () => {
    const problems = await problemsOf(await makeApp({ STACKKIT_DATA: "elsewhere" }));
    expect(problems.join("\n")).toContain("There is no database in elsewhere");
    expect(problems.join("\n")).toContain("mail server: Mails go nowhere");
  });

  it("is red with a secret that does not open the data", async () => {
    const app = await makeApp({ STACKKIT_SECRET: SECRET.toLowerCase() });
    expect((await problemsOf(app)).join("\n")).toContain(
      "secret: STACKKIT_SECRET is not the secret with which this database was made",
    );
  });

  it("is red with a handler that is not mounted", async () => {
    const app = await makeApp();
    app.remove("app/handler");
    expect((await problemsOf(app)).join("\n")).toContain("No page mounts <StackHandler>");
  });

  it("repeats why a service in a running app cannot start", async () => {
    const server = createServer((_request, response) =>
      response
        .writeHead(503, { "content-type": "text/plain" })
        .end("The auth service cannot start."),
    );
    const port = await listen(server);
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${port}`;
    expect((await problemsOf(await makeApp(), url))[0]).toBe(
      `${url} answers 503: The auth service cannot start.`,
    );
  });
});
