import { checkEnvironment } from "./environment.js";
import type { Finding } from "./finding.js";
import type { InspectedApp } from "./inspected-app.js";
import { checkPasskeyDomain } from "./passkey-domain.js";
import type { Requests } from "./requests.js";
import { checkRunningApp } from "./running-app.js";
import { checkService } from "./service.js";
import { checkServiceInApp } from "./service-in-app.js";
import { checkSources } from "./sources.js";
import { checkVersions } from "./versions.js";

/** Checks an app and its service. Changes nothing. */
export async function examine(
  app: InspectedApp,
  requests: Requests,
  nodeVersion: string,
): Promise<Finding[]> {
  const running = await checkRunningApp(app, requests);
  return [
    ...checkVersions(app, nodeVersion),
    ...checkEnvironment(app),
    ...checkSources(app),
    ...(await checkService(app, requests, running.isRunning)),
    ...checkServiceInApp(app),
    ...running.findings,
    ...(await checkPasskeyDomain(app, requests)),
  ];
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`;

/** The findings as lines for a terminal. */
export function renderFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ area, status, message, fix }) => [
    `${status.padEnd(9)}${area}: ${message}`,
    ...(fix === undefined ? [] : [`${" ".repeat(9)}→ ${fix}`]),
  ]);
  const number = (status: Finding["status"]) =>
    findings.filter((finding) => finding.status === status).length;
  return (
    `${lines.join("\n")}\n\n${count(number("problem"), "problem")}, ` +
    `${count(number("warning"), "warning")}, ${number("ok")} ok\n`
  );
}
