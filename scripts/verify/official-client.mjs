// Installs the first and last release of the client that the kit replaces, and lets each work on our
// service.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startService } from "@stackkit/service";
import { build } from "esbuild";
import { runTool } from "../apps/matrix/tool.mjs";
import { LACKING, NOT_IN_FIRST, STEPS } from "../apps/official-client/steps.mjs";
import { ROOT } from "../demo/paths.mjs";
import { say } from "../demo/say.mjs";

/** The release whose names the kit has, and the last one. */
const FIRST = "2.8.1";
const RELEASES = [FIRST, "2.8.108"];
const ID = "3f1c9e52-0a4b-4d7e-9d0e-1b2c3d4e5f60";
const KEYS = { client: `pck_${ID}`, server: `ssk_${ID}`, admin: `sak_${ID}` };

/** @param {string} folder @param {string} release */
async function install(folder, release) {
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  // Without its peers, which are ours: one copy of Next is enough.
  const flags = ["--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund"];
  await runTool("npm", ["install", "--save-exact", `@stackframe/stack@${release}`, ...flags], {
    cwd: folder,
  });
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  for (const name of ["next", "react", "react-dom"]) {
    rmSync(join(folder, "node_modules", name), { recursive: true, force: true });
    symlinkSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name), "dir");
  }
  // Bundled, since its modules import others without an extension.
  const bundle = join(folder, "client.cjs");
  await build({
    stdin: { contents: 'export * from "@stackframe/stack";', resolveDir: folder },
    outfile: bundle,
    bundle: true,
    platform: "node",
    format: "cjs",
    external: ["next", "next/*", "react", "react-dom"],
    alias: { "client-only": join(ROOT, "node_modules/next/dist/compiled/client-only/index.js") },
    logLevel: "error",
  });
  return createRequire(bundle)(bundle);
}

/** Reads of what was deleted, and checks of what is no key. */
const EXPECTED_404 = new Set(["GET /users/{id}", "GET /teams/{id}", "POST /user-api-keys/check"]);

/** Each call with its status. @type {Map<string, Set<string>>} */
const calls = new Map();

/** @param {string} origin */
function recordCalls(origin) {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await send(input, init);
    const url = new URL(String(input));
    if (url.origin !== origin) return response;
    const path = url.pathname.replace("/api/v1", "").replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, "{id}");
    const call = `${init?.method ?? "GET"} ${path.replace("/me", "/{id}")}`;
    const status = response.headers.get("x-hexclave-actual-status") ?? String(response.status);
    calls.set(call, (calls.get(call) ?? new Set()).add(status));
    return response;
  };
}

/** @param {string} name @param {() => Promise<void>} attempt */
async function succeeds(name, attempt) {
  try {
    await attempt();
    say(`ok      ${name}`);
    return true;
  } catch (error) {
    say(`FAILED  ${name}\n${/** @type {Error} */ (error).stack}`);
    return false;
  }
}

/** The failures of one release. @param {string} release @param {string} folder */
async function check(release, folder) {
  let failed = 0;
  calls.clear();
  const { StackClientApp, StackServerApp, StackAdminApp } = await install(folder, release);
  const service = await startService({
    port: 0,
    rateLimits: false,
    secret: "Tests only: 7f3Qk9ZpXr2LmW8sVb5NcJ1dHy6TgKa4uEoPqRw0",
    projects: [
      {
        id: ID,
        displayName: "Official client",
        keys: KEYS,
        config: {
          magicLinkEnabled: true,
          clientTeamCreationEnabled: true,
          clientUserDeletionEnabled: true,
          allowUserApiKeys: true,
          allowTeamApiKeys: true,
          oauthProviders: [{ id: "github", enabled: true, type: "shared" }],
        },
      },
    ],
  });
  const { url = "" } = service;
  recordCalls(url);
  const options = {
    projectId: ID,
    publishableClientKey: KEYS.client,
    baseUrl: url,
    tokenStore: "memory",
    noAutomaticPrefetch: true,
  };
  const withServer = { ...options, secretServerKey: KEYS.server };
  const reconnect = () => new StackClientApp(options);
  /** @param {string} path @param {object} body */
  const post = async (path, body) => {
    const headers = {
      "content-type": "application/json",
      "x-stack-project-id": ID,
      "x-stack-access-type": "server",
      "x-stack-secret-server-key": KEYS.server,
    };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(`${url}/api/v1${path}`, init)).json();
  };
  const newApps = () => ({
    post,
    client: reconnect(),
    reconnect,
    server: new StackServerApp(withServer),
    admin: new StackAdminApp({ ...withServer, superSecretAdminKey: KEYS.admin }),
  });
  const isFirst = release === FIRST;
  for (const [name, step] of Object.entries(STEPS)) {
    if (isFirst && NOT_IN_FIRST.includes(name)) continue;
    if (!(await succeeds(`${release} ${name}`, () => step(newApps())))) failed++;
  }
  for (const [call, step] of isFirst ? [] : Object.entries(LACKING)) {
    await step(newApps()).catch(() => undefined);
    const statuses = [...(calls.get(call) ?? [])].join();
    const isKnown = await succeeds(`lacking: ${call}`, async () => {
      if (statuses !== "404")
        throw new Error(`It answers ${statuses || "nothing"}. Correct ADR 034 and this list.`);
    });
    if (!isKnown) failed++;
  }
  const unknown = [...calls].filter(
    ([call, statuses]) => statuses.has("404") && !(call in LACKING) && !EXPECTED_404.has(call),
  );
  for (const [call] of unknown) say(`FAILED  ${call} is not there, and ADR 034 does not name it`);
  say(`\n${release}: ${calls.size} calls`);
  for (const [call, statuses] of [...calls].toSorted())
    say(`  ${call}  ${[...statuses].toSorted().join(" ")}`);
  await service.stop();
  return failed + unknown.length;
}

let failed = 0;
for (const release of RELEASES) {
  const folder = mkdtempSync(join(tmpdir(), "stackkit-official-client-"));
  try {
    failed += await check(release, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exit(failed === 0 ? 0 : 1);
