import { createServer, type RequestListener, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { checkDomain } from "../../../service/src/console/domain-checks/check-domain.js";
import { findProject } from "../../../service/src/projects/projects.js";
import { consoleOf } from "../../support/console.js";
import { listen } from "../../support/listen.js";
import {
  configuredProject,
  startTestProject,
  TestClock,
  type TestProject,
} from "../../support/service.js";

const OTHER = configuredProject();
const HANDLER = "/handler";
const clock = new TestClock();
const servers: Server[] = [];
let project: TestProject;
let answer: RequestListener = (_, response) => response.end();
let app = "";

beforeAll(async () => {
  const server = createServer((request, response) => answer(request, response));
  servers.push(server);
  const port = await listen(server);
  app = `http://127.0.0.1:${port}`;
  const domains = [
    app,
    `https://127.0.0.1:${port}`,
    "https://app.invalid",
    "http://127.0.0.1:9",
    "https://*.atlas.example",
  ].map((domain) => ({ domain, handlerPath: HANDLER }));
  project = await startTestProject(
    { domains },
    { port: 0, clock, projects: [OTHER], rateLimits: true },
  );
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await project.service.stop();
  for (const server of servers) server.close();
});

const { call, administrator } = consoleOf(() => project, clock);
const check = (cookie: string | undefined, domain = app) =>
  call("domain-checks", { method: "POST", cookie, body: { domain } });

/** Checks the app's own address as an admin, while it answers like this. */
async function checkApp(listener: RequestListener) {
  answer = listener;
  const { text, status } = await check((await administrator("admin")).cookie);
  expect(status, text).toBe(200);
  return JSON.parse(text);
}

const page =
  (html: string, status = 200, headers = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": "text/html", ...headers }).end(html);

describe("the live check of a domain", () => {
  it("finds the app's sign-in page, of this project or another", async () => {
    const seen: (string | undefined)[] = [];
    const found = await checkApp((request, response) => {
      seen.push(request.url, request.headers.cookie, request.headers.authorization);
      page(`<p class="stk-text">{"projectId":"${project.id}"}`)(request, response);
    });
    expect(seen).toEqual([`${HANDLER}/sign-in`, undefined, undefined]);
    expect(found).toEqual({
      code: "answers",
      message: expect.any(String),
      advice: null,
      url: `${app}${HANDLER}/sign-in`,
      status: 200,
    });
    expect((await checkApp(page('<p class="stk-text">'))).code).toBe("other-project");
    expect((await checkApp(page("<h1>Parked</h1>"))).code).toBe("other-page");
  });

  it.each([
    [404, "missing"],
    [401, "closed"],
    [500, "broken"],
  ])("says what an answer of %i means", async (status, code) => {
    const found = await checkApp(page(project.id, status));
    expect(found).toMatchObject({ code, status, advice: expect.any(String) });
  });

  it("follows redirects of the same origin alone, and not for ever", async () => {
    const sendTo = (location: string) => page("", 307, { location });
    const found = await checkApp((request, response) =>
      (request.url === `${HANDLER}/sign-in` ? sendTo(`/de${HANDLER}/sign-in`) : page(project.id))(
        request,
        response,
      ),
    );
    expect(found).toMatchObject({ code: "answers", url: `${app}/de${HANDLER}/sign-in` });
    expect(await checkApp(sendTo("https://elsewhere.example/?secret=1"))).toMatchObject({
      code: "moved",
      message: "It redirects to https://elsewhere.example/.",
    });
    expect((await checkApp(sendTo("/again"))).code).toBe("moved");
  });

  it("names what fails before there is an answer", async () => {
    answer = page(project.id);
    const { cookie } = await administrator("owner");
    const codeAt = async (domain: string) => JSON.parse((await check(cookie, domain)).text).code;
    expect(await codeAt("https://app.invalid")).toBe("name");
    expect(await codeAt(app.replace("http:", "https:"))).toBe("certificate");
    expect(await codeAt("http://127.0.0.1:9")).toBe("connection");
    expect(await codeAt("https://*.atlas.example")).toBe("wildcard");
    expect((await checkApp((request) => request.socket.destroy())).code).toBe("connection");
  });

  it("reaches no private network in production, and gives up in time", async () => {
    let requests = 0;
    answer = () => {
      requests += 1;
    };
    const { context } = project.service;
    const found = await findProject(context.db, project.id);
    if (!found) throw new Error("no project");
    const domain = { domain: app, handlerPath: HANDLER };
    const settings = { ...context.settings, production: true, privateNetworks: [] };
    expect(await checkDomain({ settings }, found, domain)).toMatchObject({
      code: "private",
      message: expect.stringContaining("private network"),
    });
    expect(requests).toBe(0);
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(
      AbortSignal.abort(new DOMException("The operation was aborted", "TimeoutError")),
    );
    expect((await checkDomain(context, found, domain)).code).toBe("slow");
  });

  it("is for admins of the project, for its own domains, so many times", async () => {
    answer = page(project.id);
    for (const role of ["viewer", "support"] as const)
      expect((await check((await administrator(role)).cookie)).status, role).toBe(403);
    expect((await check((await administrator("owner", OTHER.id)).cookie)).status).toBe(403);
    expect((await check(undefined)).status).toBe(401);
    const { cookie } = await administrator("admin");
    expect((await check(cookie, "http://169.254.169.254")).status).toBe(404);
    expect((await check(cookie, `https://${"a".repeat(300)}`)).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 30 }, () => check(cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(28);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await check((await administrator("admin")).cookie)).status).toBe(200);
  });
});
