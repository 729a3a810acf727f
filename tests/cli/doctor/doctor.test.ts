import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { examine, renderFindings } from "../../../src/cli/doctor/doctor.js";
import type { Finding } from "../../../src/cli/doctor/finding.js";
import { inspectApp } from "../../../src/cli/doctor/inspected-app.js";
import { runCommand } from "../../../src/cli/run-command.js";
import { isInRange } from "../../../src/cli/version-range.js";
import { refreshCookie } from "../../../src/protocol/cookies.js";
import { listen } from "../../support/listen.js";
import { KEYS, serveTestProject } from "../../support/service.js";
import { AppFolder } from "./app-folder.js";

const project = serveTestProject({}, { port: 0 });

// Next reads no .env.local in tests.
beforeEach(() => {
  vi.stubEnv("NODE_ENV", "development");
});

const variables = () => ({
  STACK_PROJECT_ID: project.id,
  STACK_PUBLISHABLE_CLIENT_KEY: KEYS(project.id).client,
  STACK_SECRET_SERVER_KEY: KEYS(project.id).server,
  STACK_API_URL: project.service.url ?? "",
});

/** An app in good order. */
function makeApp(changes: Readonly<Record<string, string>> = {}): AppFolder {
  const app = new AppFolder();
  app.setVariables({ ...variables(), ...changes });
  return app;
}

/** The port of nothing, so that no app answers unless a test starts one. */
const NO_APP = "http://localhost:9";

interface Circumstances {
  readonly url?: string;
  readonly isProduction?: boolean;
  readonly now?: () => number;
  readonly nodeVersion?: string;
}

async function findingsOf(
  { path }: AppFolder,
  {
    url = NO_APP,
    isProduction = false,
    now = Date.now,
    nodeVersion = "22.1.0",
  }: Circumstances = {},
): Promise<Finding[]> {
  const app = inspectApp({ folder: path, url, isProduction });
  return examine(app, { fetch: (at, init) => fetch(at, init), now }, nodeVersion);
}

const problemsOf = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ status }) => status === "problem")
    .map(({ area, message }) => `${area}: ${message}`);

/** A server in the place of the running app. */
async function startApp(answer: () => { status: number; headers?: Record<string, string> }) {
  const server = createServer((_request, response) => {
    const { status, headers } = answer();
    response.writeHead(status, headers).end();
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${port}`;
}

const cookieLine = () => `${refreshCookie(project.id)}=; Path=/; Max-Age=0; SameSite=lax`;

describe("npx @stackkit/next doctor", () => {
  it("finds nothing wrong with an app in good order, and says what it could not check", async () => {
    const findings = await findingsOf(makeApp());
    expect(problemsOf(findings)).toEqual([]);
    expect(findings.filter(({ status }) => status === "warning").map(({ area }) => area)).toEqual([
      "handler",
    ]);
    const areas = new Set(findings.map(({ area }) => area));
    for (const area of ["versions", "environment", "keys", "service", "trusted domains", "clock"])
      expect(areas).toContain(area);
  });

  it("finds the project by an id in upper case, as the app does", async () => {
    const findings = await findingsOf(makeApp({ STACK_PROJECT_ID: project.id.toUpperCase() }));
    expect(problemsOf(findings)).toEqual([]);
  });

  it.each<[string, (app: AppFolder) => void, string]>([
    [
      "a missing variable",
      (app) => app.setVariables({ ...variables(), STACK_SECRET_SERVER_KEY: "" }),
      "environment: STACK_SECRET_SERVER_KEY is missing",
    ],
    [
      "a project id that is no UUID",
      (app) => app.setVariables({ ...variables(), STACK_PROJECT_ID: "my-project" }),
      "environment: STACK_PROJECT_ID (from .env.local) is not a UUID.",
    ],
    [
      "keys in each other's place",
      (app) =>
        app.setVariables({ ...variables(), STACK_PUBLISHABLE_CLIENT_KEY: KEYS(project.id).server }),
      "environment: STACK_PUBLISHABLE_CLIENT_KEY (from .env.local) is not a key that " +
        "begins with pck_.",
    ],
    [
      "a secret in a public variable",
      (app) => app.setVariables({ ...variables(), NEXT_PUBLIC_KEY: KEYS(project.id).server }),
      "keys: NEXT_PUBLIC_KEY holds a secret key, and every visitor can read it.",
    ],
    [
      "a secret in a source",
      (app) => app.write("key.ts", `export const key = "${KEYS(project.id).server}";\n`),
      "keys: key.ts contains a secret key.",
    ],
    [
      "a missing app object",
      (app) => app.remove("stack.ts"),
      "app file: No file makes an app object",
    ],
    [
      "a missing handler",
      (app) => app.remove("app/handler"),
      "handler: No page mounts <StackHandler>",
    ],
    [
      "a handler whose parameter has another name",
      (app) =>
        renameSync(
          join(app.path, "app/handler/[...stack]"),
          join(app.path, "app/handler/[...auth]"),
        ),
      "handler: app/handler/[...auth]/page.tsx has the parameter auth",
    ],
    [
      "a handler at another path than the app's links",
      (app) => {
        mkdirSync(join(app.path, "app/(pages)"));
        renameSync(join(app.path, "app/handler"), join(app.path, "app/(pages)/auth"));
      },
      "handler: app/(pages)/auth/[...stack]/page.tsx is served at /auth, and the app's " +
        "links lead to /handler.",
    ],
    [
      "a missing provider",
      (app) => {
        app.change("app/layout.tsx", "<StackProvider", "<Fragment");
        app.change("app/me/page.tsx", "<StackProvider", "<Fragment");
      },
      "provider: No file renders <StackProvider>",
    ],
    [
      "a proxy in the wrong folder",
      (app) => {
        mkdirSync(join(app.path, "src"));
        renameSync(join(app.path, "proxy.ts"), join(app.path, "src/proxy.ts"));
      },
      "proxy: Next does not run src/proxy.ts",
    ],
    [
      "a key of another project",
      (app) => app.setVariables({ ...variables(), STACK_SECRET_SERVER_KEY: "ssk_of_another" }),
      "keys: The service refuses STACK_SECRET_SERVER_KEY (INVALID_SECRET_SERVER_KEY).",
    ],
    [
      "a service that is not there",
      (app) => app.setVariables({ ...variables(), STACK_API_URL: "http://127.0.0.1:9" }),
      "service: The service does not answer at http://127.0.0.1:9",
    ],
    [
      "an address without a scheme",
      (app) => app.setVariables({ ...variables(), STACK_API_URL: "localhost:8102" }),
      "environment: STACK_API_URL (from .env.local) is no address.",
    ],
  ])("finds %s, with its fix", async (_, spoil, expected) => {
    const app = makeApp();
    spoil(app);
    const findings = await findingsOf(app);
    expect(problemsOf(findings).join("\n")).toContain(expected);
    expect(findings.filter(({ status, fix }) => status !== "ok" && !fix)).toEqual([]);
    // Npx installs an unknown name, and only the scope is the kit's.
    expect(findings.filter(({ fix }) => /npx (?!@stackkit\/)/.test(fix ?? ""))).toEqual([]);
  });

  it("takes the app object that the handler imports, not one of a test or a tool", async () => {
    const app = makeApp();
    const other = `new StackServerApp({ urls: { handler: "/gallery" }, tokenStore: "memory" });\n`;
    app.write("gallery/gallery-app.ts", other);
    app.write("app/gallery/page.dev.tsx", "export default () => <StackHandler />;\n");
    const findings = await findingsOf(app);
    expect(problemsOf(findings)).toEqual([]);
    expect(findings.find(({ area }) => area === "app file")?.message).toBe("stack.ts");
  });

  it("takes the app object of a package of the monorepo, with its options", async () => {
    const app = makeApp();
    const text = readFileSync(join(app.path, "stack.ts"), "utf8");
    app.remove("stack.ts");
    app.install("@acme/auth", {
      "package.json": '{ "name": "@acme/auth", "exports": { "./server": "./server.ts" } }',
      "server.ts": text.replace(
        "new StackServerApp({",
        'new StackServerApp({ urls: { handler: "/x" },',
      ),
    });
    const page = "app/handler/[...stack]/page.tsx";
    app.change(page, "@/stack", "@acme/auth/server");
    const findings = await findingsOf(app);
    expect(findings.find(({ area }) => area === "app file")?.status).toBe("ok");
    expect(problemsOf(findings).join()).toContain("the app's links lead to /x");
  });

  it("finds secrets that git has, and those that it would add", async () => {
    const app = makeApp();
    const git = (...args: string[]) => execFileSync("git", args, { cwd: app.path });
    git("init", "-q");
    const warnings = (await findingsOf(app)).filter(({ area }) => area === "keys");
    expect(warnings.map(({ message }) => message)).toContain(
      ".env.local contains a secret key, and git does not ignore it.",
    );
    git("add", ".env.local");
    expect(problemsOf(await findingsOf(app))).toEqual([
      "keys: .env.local contains a secret key and is in git.",
    ]);
    git("rm", "-q", "--cached", ".env.local");
    app.write(".gitignore", ".env*\nnode_modules\n");
    expect(problemsOf(await findingsOf(app))).toEqual([]);
  });

  it("finds an app's address that its project does not trust", async () => {
    const url = "https://shop.example.com";
    expect(problemsOf(await findingsOf(makeApp(), { url }))).toEqual([
      "trusted domains: The project does not trust https://shop.example.com, so it sends " +
        "no mails and no people there.",
    ]);
  });

  it("finds a kit that is older than its service", async () => {
    const older = inspectApp({ folder: makeApp().path, url: NO_APP, isProduction: false });
    const findings = await examine(
      {
        ...older,
        installed: (name) => (name === "@stackkit/next" ? "1.0.0" : older.installed(name)),
      },
      { fetch: (at, init) => fetch(at, init), now: Date.now },
      "22.1.0",
    );
    expect(problemsOf(findings)).toContainEqual(
      expect.stringContaining("versions: The kit's version 1.0.0 is older than"),
    );
  });

  it("finds clocks that differ", async () => {
    const now = () => Date.now() + 120_000;
    const problems = problemsOf(await findingsOf(makeApp(), { now }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^clock: The clocks of this machine and of the service differ by \d+ s/,
    );
  });

  it("finds a Node that is too old, and a service that is no auth service", async () => {
    const url = await startApp(() => ({ status: 404 }));
    const app = makeApp({ STACK_API_URL: url });
    const problems = problemsOf(await findingsOf(app, { nodeVersion: "18.20.0" }));
    expect(problems[0]).toContain("versions: Node 18.20.0 is too old");
    expect(problems[1]).toContain("answers 404, and is no auth service.");
  });

  it("takes the address of a service with the path of its calls", async () => {
    const { STACK_API_URL } = variables();
    const app = makeApp({ STACK_API_URL: `${STACK_API_URL}/api/v1` });
    expect(problemsOf(await findingsOf(app))).toEqual([]);
  });

  it("reads the variables of production, and asks for https there", async () => {
    const app = makeApp({ STACK_API_URL: "" });
    app.write(".env.production", "NEXT_PUBLIC_STACK_API_URL=http://auth.example.com\n");
    const problems = problemsOf(await findingsOf(app, { isProduction: true }));
    expect(problems[0]).toContain("NEXT_PUBLIC_STACK_API_URL is an http address");
  });

  it.each<[string, () => { status: number; headers?: Record<string, string> }, string[]]>([
    ["runs as it should", () => ({ status: 200, headers: { "set-cookie": cookieLine() } }), []],
    [
      "has no handler page",
      () => ({ status: 404 }),
      ["handler: URL/handler/sign-in does not exist."],
    ],
    ["fails", () => ({ status: 500 }), ["handler: URL/handler/sign-in answers 500."]],
    [
      "does not run its proxy",
      () => ({ status: 200 }),
      ["proxy: The proxy does not run on URL/handler/sign-in."],
    ],
    [
      "is behind something that changes cookies",
      () => ({ status: 200, headers: { "set-cookie": `${cookieLine()}; SameSite=None` } }),
      [],
    ],
    [
      "is behind something that removes attributes of cookies",
      () => ({ status: 200, headers: { "set-cookie": `${refreshCookie(project.id)}=; Path=/` } }),
      [
        "cookies: Something between the app and this machine changes the attributes of " +
          "its cookies.",
      ],
    ],
  ])("looks at an app that %s", async (_, answer, expected) => {
    const url = await startApp(answer);
    const problems = problemsOf(await findingsOf(makeApp(), { url }));
    expect(problems.map((line) => line.replace(url, "URL"))).toEqual(expected);
  });

  it("prints findings with their fixes, or as JSON, and its exit code says whether there is a problem", async () => {
    const app = makeApp();
    const run = async (...flags: string[]) => {
      let printed = "";
      const print = (text: string) => {
        printed += text;
      };
      const args = ["doctor", app.path, "--url", NO_APP, ...flags];
      return { code: await runCommand(args, { print, printError: print }), printed };
    };
    expect((await run()).code).toBe(0);
    app.remove("app/handler");
    const { code, printed } = await run("--json");
    expect(code).toBe(1);
    const findings = JSON.parse(printed) as Finding[];
    expect(problemsOf(findings)).toHaveLength(1);
    const text = renderFindings(findings);
    expect(text).toContain("problem  handler: No page mounts <StackHandler>");
    expect(text).toContain("         → Create app/handler/[...stack]/page.tsx");
    expect(text).toContain("1 problem, ");
    expect(text).not.toContain(KEYS(project.id).server);
  });

  it("refuses a folder without an app, and an address that is none", async () => {
    const run = (...args: string[]) =>
      runCommand(["doctor", ...args], { print() {}, printError() {} });
    expect(await run("/nowhere")).toBe(1);
    expect(await run(makeApp().path, "--url", "localhost")).toBe(1);
  });
});

it.each([
  ["15.5.18", true],
  ["15.5.17", false],
  ["16.3.7", false],
  ["16.3.8-canary.1", true],
  ["17.0.0", true],
])("knows that Next %s is supported: %s", (version, expected) => {
  expect(isInRange(version, ">=15.5.18 <16 || >=16.3.8")).toBe(expected);
});
