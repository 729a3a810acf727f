import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { listen } from "../../support/listen.js";
import { ownMailServer } from "../../support/mail-server.js";
import { configuredProject, startTestService, TestProject } from "../../support/service.js";
import { TestMailServer } from "../../support/smtp.js";
import { cases, countCases, describeSuite } from "../support.js";
import { startHangingServer } from "./hanging-server.js";

const SECRET = `whsec_${Buffer.from("a secret for webhooks, 32 bytes!").toString("base64")}`;
/** With PostgreSQL, each of the two instances has one. */
const INSTANCES = 2;

/** An endpoint that accepts everything, and the ids it received. */
async function startEndpoint() {
  const ids: string[] = [];
  const server = createServer((request, response) => {
    ids.push(String(request.headers["webhook-id"]));
    request.resume().on("end", () => response.end());
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return { ids, url: `http://127.0.0.1:${port}/` };
}

/**
 * Counts what others received before the first hanging attempt was given up: all of it, unless the
 * machine is slower than the time limit of an attempt.
 */
function arrivalsBeforeGivingUp(countArrivals: () => number) {
  let first: number | undefined;
  return {
    record: () => {
      first ??= countArrivals();
    },
    get count() {
      return first ?? countArrivals();
    },
  };
}

const createUser = (project: TestProject) =>
  project.call("POST", "/users", { level: "server", body: {} });

describeSuite("faults: receivers", "webhook endpoints and mail servers that hang or fail", () => {
  it("D23: endpoints that hang delay no event of another, and hold one connection each", async () => {
    const events = cases(40, 1000);
    const endpoint = await startEndpoint();
    const delivered = arrivalsBeforeGivingUp(() => endpoint.ids.length);
    const hanging = await Promise.all(
      Array.from({ length: 4 }, () => startHangingServer(delivered.record)),
    );
    onTestFinished(async () => {
      for (const server of hanging) await server[Symbol.asyncDispose]();
    });
    const configured = configuredProject();
    const urls = [...hanging.map(({ port }) => `http://127.0.0.1:${port}/`), endpoint.url];
    const webhooks = urls.map((url) => ({ url, secret: SECRET }));
    await using service = await startTestService({ webhooks, projects: [configured] });
    const project = new TestProject(service, configured.id);
    await createUser(project);
    await expect.poll(() => hanging.filter(({ open }) => open > 0).length).toBe(hanging.length);
    for (let event = 1; event < events; event++) await createUser(project);
    await expect.poll(() => endpoint.ids.length).toBe(events);
    expect(new Set(endpoint.ids).size).toBe(events);
    expect(delivered.count).toBeGreaterThan(1);
    for (const { peak } of hanging) expect(peak).toBeLessThanOrEqual(INSTANCES);
    countCases(events);
  });

  it("D23: a project's mail server that hangs delays no mail of another project", async () => {
    const mails = cases(20, 300);
    const mailServer = await TestMailServer.start();
    const arrived = arrivalsBeforeGivingUp(() => mailServer.received.length);
    await using hanging = await startHangingServer(arrived.record);
    onTestFinished(() => mailServer.stop());
    const server = (port: number) => ownMailServer({ port, username: "", password: "" });
    const slow = configuredProject(randomUUID(), server(hanging.port));
    const quick = configuredProject(randomUUID(), server(mailServer.port));
    await using service = await startTestService({ projects: [slow, quick] });
    const [slowProject, quickProject] = [slow, quick].map(
      ({ id }) => new TestProject(service, id),
    ) as [TestProject, TestProject];
    const askForCode = (project: TestProject) =>
      project.call("POST", "/auth/otp/send-sign-in-code", {
        body: { email: newEmail(), callback_url: "http://localhost:3000/x" },
      });
    for (let mail = 0; mail < 10; mail++) await askForCode(slowProject);
    await expect.poll(() => hanging.open).toBeGreaterThan(0);
    for (let mail = 0; mail < mails; mail++) await askForCode(quickProject);
    await expect.poll(() => mailServer.received.length).toBe(mails);
    expect(arrived.count).toBeGreaterThan(1);
    expect(hanging.peak).toBeLessThanOrEqual(INSTANCES);
    countCases(mails);
  });

  it("D23: a service doesn't wait for a Svix server that hangs when it stops", async () => {
    await using hanging = await startHangingServer();
    const configured = configuredProject();
    const svix = { url: `http://127.0.0.1:${hanging.port}`, token: "testsk_token" };
    const service = await startTestService({ svix, projects: [configured] });
    await createUser(new TestProject(service, configured.id));
    await expect.poll(() => hanging.open).toBe(1);
    await service.stop();
    // Its library cannot be interrupted: the connection is still waiting.
    expect(hanging.open).toBe(1);
  });

  it("D23: a service stops while receivers hang, and leaves them no connection", async () => {
    await using hanging = await startHangingServer();
    const url = `http://127.0.0.1:${hanging.port}/`;
    const configured = configuredProject();
    const service = await startTestService({
      webhooks: [{ url, secret: SECRET }],
      smtpUrl: `smtp://127.0.0.1:${hanging.port}`,
      projects: [configured],
    });
    const project = new TestProject(service, configured.id);
    await project.signUp();
    await expect.poll(() => hanging.open).toBe(2);
    await service.stop();
    await expect.poll(() => hanging.open).toBe(0);
  });
});
