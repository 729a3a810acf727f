import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { type Finding, ok, problem, warning } from "./finding.js";
import { type InspectedApp, runsServiceInApp } from "./inspected-app.js";

/** It opens the database, and a mail server if there is one. */
const TIMEOUT_MILLIS = 60_000;
const COMMAND = "npx @stackkit/service doctor";
const FINDING = /^(ok|problem) +(.+)$/;

/**
 * Lets the service's own command check its settings, database, secret and mail server, with the
 * app's variables in production.
 */
export function checkServiceInApp(app: InspectedApp): Finding[] {
  if (!(app.isProduction && runsServiceInApp(app))) return [];
  const findings = runServiceDoctor(app)
    .split("\n")
    .flatMap((line): Finding[] => {
      const [, status, message] = FINDING.exec(line) ?? [];
      if (message === undefined) return [];
      return status === "ok"
        ? [ok("service", message)]
        : [problem("service", message, `${COMMAND} checks it again, with NODE_ENV=production.`)];
    });
  if (findings.length > 0) return findings;
  const message = "The service's own command did not run, so its settings were not checked.";
  return [warning("service", message, `Run NODE_ENV=production ${COMMAND}.`)];
}

function runServiceDoctor({ folder, variables }: InspectedApp): string {
  const command = findCommand(folder);
  if (command === undefined) return "";
  // They include those of this process.
  const own = Object.fromEntries(variables.all.map(({ name, value }) => [name, value]));
  const { stdout } = spawnSync(process.execPath, [command, "doctor"], {
    cwd: folder,
    env: { ...own, NODE_ENV: "production" },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    timeout: TIMEOUT_MILLIS,
  });
  return stdout;
}

function findCommand(folder: string): string | undefined {
  try {
    const require = createRequire(join(folder, "package.json"));
    const manifest = require.resolve("@stackkit/service/package.json");
    const { bin } = require(manifest) as { bin: Readonly<Record<string, string>> };
    return join(dirname(manifest), bin["stackkit-service"] ?? "");
  } catch {
    return undefined;
  }
}
