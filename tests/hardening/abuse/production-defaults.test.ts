import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { projects } from "@stackkit/next/protocol/internal";
import { afterEach, expect, it } from "vitest";
import { isPublicAddress } from "../../../service/src/core/public-address.js";
import type { Project } from "../../../service/src/db/tables/project-config.js";
import { findProject } from "../../../service/src/projects/projects.js";
import { startHosted } from "../../../service/src/start/start.js";
import { newEmail } from "../../support/addresses.js";
import { eventually } from "../../support/mailbox.js";
import { configuredProject, startTestService, type TestProject } from "../../support/service.js";
import { TestMailServer } from "../../support/smtp.js";
import { type Exposed, startExposed } from "../limits/clients.js";
import { countCases, describeSuite } from "../support.js";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const PRODUCTION = { production: true } as const;
const DOMAIN = { domain: "https://shop.example.com", handlerPath: "/handler" };
const PROJECT = "11111111-1111-4111-8111-111111111111";
const OUTSIDE = "198.51.100.7";

async function start(allowLocalhost?: boolean): Promise<Exposed> {
  const exposed = await startExposed(
    { domains: [DOMAIN], ...(allowLocalhost === undefined ? {} : { allowLocalhost }) },
    PRODUCTION,
  );
  stops.push(exposed.project.service.stop);
  return exposed;
}

const reset = ({ call }: Exposed, from: string, callbackUrl: string) =>
  call(from, "POST", "/auth/password/send-reset-code", {
    body: { email: newEmail(), callback_url: callbackUrl },
  });

/** A request of a browser on this machine, without a proxy. */
const statusOfLocal = (project: TestProject, callbackUrl: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(project.service.url as string);
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        method: "POST",
        path: "/api/v1/auth/password/send-reset-code",
        headers: {
          host,
          "content-type": "application/json",
          "x-stack-project-id": project.id,
          "x-stack-access-type": "client",
          "x-stack-publishable-client-key": `pck_${project.id}`,
        },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on("error", reject);
    sent.end(JSON.stringify({ email: newEmail(), callback_url: callbackUrl }));
  });

describeSuite("abuse: production", "defaults of development in production", () => {
  it("E7: links with codes lead to no local program and no other port, unless that is set", async () => {
    const exposed = await start();
    const targets = [
      "http://localhost:9999/x",
      "http://127.0.0.1:31337/x",
      "http://[::1]/x",
      "http://app.localhost/x",
      "https://shop.example.com:8443/x",
    ];
    for (const target of targets)
      expect(await reset(exposed, OUTSIDE, target), target).toMatchObject({
        status: 400,
        code: "REDIRECT_URL_NOT_WHITELISTED",
      });
    expect((await reset(exposed, OUTSIDE, "https://shop.example.com/x")).status).toBe(200);
    countCases(targets.length);
  });

  it("E7: a project that trusts localhost explicitly keeps it", async () => {
    const exposed = await start(true);
    expect((await reset(exposed, OUTSIDE, "http://localhost:9999/x")).status).toBe(200);
  });

  it("E7: a production build can be tried on the machine that made it, by its own requests", async () => {
    const { project } = await start();
    expect(await statusOfLocal(project, "http://localhost:3000/x", "localhost:3000")).toBe(200);
    expect(await statusOfLocal(project, "http://localhost:3000/x", "shop.example.com")).toBe(400);
  });

  it("E7: administrators see what holds", async () => {
    const { call } = await start();
    const { body } = await call(OUTSIDE, "GET", projects.currentAsAdmin.path, { level: "admin" });
    expect(body.config.allow_localhost).toBe(false);
    const development = await startExposed();
    stops.push(development.project.service.stop);
    const seen = await development.call(OUTSIDE, "GET", projects.currentAsAdmin.path, {
      level: "admin",
    });
    expect(seen.body.config.allow_localhost).toBe(true);
  });

  it("E13: the service in an app takes no short key in production", async () => {
    const appProject = { ...configuredProject(), keys: { server: "abc" } };
    const hosting = { basePath: "", pagesPath: "", migrations: "apply", livesOn: false } as const;
    await expect(
      startHosted(
        { ...PRODUCTION, secret: randomBytes(32).toString("hex") },
        { ...hosting, appProject },
      ),
    ).rejects.toThrow(/The server key of the project .* has 3 characters and can be guessed/);
    const development = await startHosted({ secret: "x" }, { ...hosting, appProject });
    await development.stop();
  });

  it("E23: a mail server with a password gets neither it nor a mail without TLS", async () => {
    const account = { user: "mailer", password: "S3cret" };
    const server = await TestMailServer.start(account);
    stops.push(server.stop);
    // 0.0.0.0 reaches this machine without being a name of it.
    const send = async (config: { smtpWithoutTls?: boolean }) => {
      const service = await startTestService({
        ...PRODUCTION,
        smtpUrl: `smtp://mailer:S3cret@0.0.0.0:${server.port}`,
        projects: [configuredProject(PROJECT, { domains: [DOMAIN] })],
        ...config,
      });
      stops.push(service.stop);
      const { db } = service.context;
      await service.context.mail.queue({
        project: (await findProject(db, PROJECT)) as Project,
        type: "magic_link",
        to: newEmail(),
        locale: null,
        variables: { userDisplayName: "", magicLink: "https://shop.example.com/x", otp: "123456" },
      });
      return eventually(async () =>
        (await db.selectFrom("sent_emails").selectAll().execute()).at(0),
      );
    };
    expect(JSON.stringify(await send({}))).toContain("ETLS");
    expect(server.tries).toBe(0);
    await send({ smtpWithoutTls: true });
    expect(server.received).toHaveLength(1);
  });

  it("E16: the host of Azure's virtual machines is not public", () => {
    expect(isPublicAddress("168.63.129.16")).toBe(false);
    expect(isPublicAddress("::ffff:168.63.129.16")).toBe(false);
    expect(isPublicAddress("168.63.129.17")).toBe(true);
  });
});
