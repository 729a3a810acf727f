import process from "node:process";
import { systemClock } from "../../transport/clock.js";
import { fetchUncached } from "../../transport/fetch-uncached.js";
import type { Command } from "../command.js";
import { examine, renderFindings } from "./doctor.js";
import { inspectApp } from "./inspected-app.js";

export const doctorCommand: Command = {
  synopsis: "[folder] [--url <address>] [--production] [--json]",
  help: `Checks a Next app that uses @stackkit/next: versions, environment and keys, app file, handler page, provider, styles and proxy, the service, its trusted domains and its clock, and cookies.
It changes nothing. Each problem comes with its fix. The exit code is 1 if there is a problem, and 0 if there are only warnings.

  --url <address>  where the app runs (localhost, at the port of its script, of PORT or 3000)
  --production     reads .env.production instead of .env.development, and checks the rules of production
  --json           prints the findings as JSON: area, status (ok, warning, problem), message, fix
`,
  flags: { url: { type: "string" }, production: { type: "boolean" }, json: { type: "boolean" } },
  async run({ folder, flags, print }) {
    const url = typeof flags.url === "string" ? flags.url : undefined;
    const app = inspectApp({ folder, url, isProduction: flags.production === true });
    const requests = { fetch: fetchUncached, now: systemClock.now };
    const findings = await examine(app, requests, process.versions.node);
    print(
      flags.json === true ? `${JSON.stringify(findings, null, 2)}\n` : renderFindings(findings),
    );
    return findings.some(({ status }) => status === "problem") ? 1 : 0;
  },
};
