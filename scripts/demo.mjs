import { createHash, randomUUID } from "node:crypto";
import { join, relative } from "node:path";
import { buildPackages } from "./demo/build.mjs";
import { stopChildren, watch } from "./demo/child.mjs";
import { readOptions, USAGE } from "./demo/options.mjs";
import { ROOT } from "./demo/paths.mjs";
import { requireFreePort } from "./demo/ports.mjs";
import { say } from "./demo/say.mjs";
import { buildAppFor, deleteData, startApp, startSeededService } from "./demo/stack.mjs";
import { UserError } from "./demo/user-error.mjs";

const DIRECTORY = join(ROOT, ".stackkit");
const DIST_DIR = ".next";

/**
 * @param {{ url: string, serviceUrl: string, consoleUrl: string, credentials: { email: string,
 * password: string } }} shown
 */
function showTable({ url, serviceUrl, consoleUrl, credentials }) {
  const folder = relative(process.cwd(), DIRECTORY);
  const rows = [
    ["App", url],
    ["Mailbox", `${serviceUrl}/mailbox`],
    ["Console", consoleUrl],
    ["Sign in as", `${credentials.email}  password ${credentials.password}`],
    ["Keys, logs", `${folder}/demo.env  ${folder}/service.log  ${folder}/app.log`],
    ["Stop", "Ctrl-C (the data stays)"],
    ["Start over", "npm run demo -- --fresh"],
  ];
  say(`\n${rows.map(([name = "", value]) => `  ${name.padEnd(12)}${value}`).join("\n")}\n`);
}

/** @param {string} text */
const sha256 = (text) => createHash("sha256").update(text).digest("hex");

/**
 * The console, or the link that makes its first administrator.
 * @param {string} serviceUrl
 * @param {string} setupToken
 */
async function consoleUrlOf(serviceUrl, setupToken) {
  const headers = { "x-stackkit-console": "1" };
  const response = await fetch(`${serviceUrl}/console/session`, { headers });
  const { state } = await response.json();
  // Passkeys need a name, not an address.
  const url = `${serviceUrl.replace("127.0.0.1", "localhost")}/console`;
  return state === "no-administrator" ? `${url}/setup#${setupToken}` : url;
}

async function demo() {
  const { dev, fresh, help, port, servicePort } = readOptions(process.argv.slice(2));
  if (help) return say(USAGE);
  await requireFreePort(port, "--port", "the app");
  await requireFreePort(servicePort, "--service-port", "the service");
  if (fresh) deleteData(DIRECTORY);

  const setupToken = randomUUID();
  say("Building the kit and the service");
  await buildPackages();
  const {
    service,
    url: serviceUrl,
    env,
  } = await startSeededService({
    directory: DIRECTORY,
    servicePort,
    serviceEnv: { STACKKIT_SETUP_TOKEN_SHA256: sha256(setupToken) },
    say,
  });
  const plan = { directory: DIRECTORY, distDir: DIST_DIR, env, say };
  if (!dev) await buildAppFor(plan);
  const { app, url } = await startApp({ ...plan, port, dev });
  const { DEMO_CREDENTIALS } = await import("./demo/content.mjs");
  showTable({
    url,
    serviceUrl,
    consoleUrl: await consoleUrlOf(serviceUrl, setupToken),
    credentials: DEMO_CREDENTIALS,
  });

  await watch([service, app]);
}

let stopping = false;
/** @param {number} exitCode */
async function stop(exitCode) {
  if (stopping) return;
  stopping = true;
  await stopChildren();
  process.exit(exitCode);
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => {
    if (!stopping) say("\nStopping");
    void stop(0);
  });
}

demo().catch((error) => {
  // Stopping ends the children, and with them all pending waits. That is not a failure.
  if (stopping) return;
  process.stderr.write(`\n${error instanceof UserError ? error.message : error.stack}\n`);
  void stop(1);
});
