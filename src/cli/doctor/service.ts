import { apiUrl, SAME_SITE } from "../../protocol/api-url.js";
import { HEADERS } from "../../protocol/headers.js";
import { CLOCK_SKEW_NOTICED_MILLIS, DEFAULT_API_URL } from "../../protocol/limits/limits.js";
import { meta } from "../../protocol/records/meta.js";
import { passwords } from "../../protocol/records/sign-in.js";
import { serviceAddress } from "../../protocol/service-address.js";
import { addCommand } from "../package-manager.js";
import { CLIENT_KEY, projectIdOf, SERVER_KEY } from "./environment.js";
import { type Finding, ok, problem, warning } from "./finding.js";
import {
  findAppFile,
  type InspectedApp,
  runsServiceInApp,
  serviceUrlVariable,
} from "./inspected-app.js";
import { type Requests, send } from "./requests.js";
import { handlerPathOf } from "./sources.js";

const JSON_BODY = { "content-type": "application/json" };
/** An address without an account: a request for it is checked, and sends no mail. */
const UNKNOWN_ADDRESS = "nobody@doctor.invalid";
const MAX_REASON_LENGTH = 300;

/** Checks that the service answers, knows the project and its keys, and trusts the app's domain. */
export async function checkService(
  app: InspectedApp,
  requests: Requests,
  isAppRunning: boolean,
): Promise<Finding[]> {
  const url = serviceUrlOf(app);
  if (url === undefined)
    return [
      warning(
        "service",
        "The service's address is an option in the code, so it was not asked.",
        "Set it as STACK_API_URL, to have it checked.",
      ),
    ];
  if (url === app.url && !isAppRunning)
    return [
      warning(
        "service",
        "The service runs in the app, which does not answer, so it was not asked.",
        "Start the app, and run this again.",
      ),
    ];
  const project = projectIdOf(app);
  const clientKey = app.variables.find(...CLIENT_KEY.names)?.value;
  if (project === undefined || clientKey === undefined) return [];
  const asClient = {
    [HEADERS.projectId]: project,
    [HEADERS.accessType]: "client",
    [HEADERS.publishableClientKey]: clientKey,
  };
  const sent = requests.now();
  const response = await send(requests, `${apiUrl(url)}/projects/current`, { headers: asClient });
  if (typeof response === "string")
    return [
      problem(
        "service",
        `The service does not answer at ${url}: ${response}.`,
        "Start it (npx @stackkit/service), or correct its address in STACK_API_URL.",
      ),
    ];
  if (response.status === 503) return [await unavailable(response, url)];
  const refused = refusalOf(response, url, "STACK_PUBLISHABLE_CLIENT_KEY");
  const clock = checkClock(response, sent, requests.now());
  if (refused) return [refused, ...clock];
  return [
    ok("service", `${url} answers and knows the project`),
    ...(await checkKitVersion(app, requests, url)),
    ...(await checkServerKey(app, requests, url, asClient)),
    ...(await checkDomain(app, requests, url, asClient)),
    ...clock,
  ];
}

function serviceUrlOf(app: InspectedApp): string | undefined {
  const value = serviceUrlVariable(app)?.value;
  if (value !== undefined) return value === SAME_SITE ? app.url : serviceAddress(value);
  if (runsServiceInApp(app)) return app.url;
  return findAppFile(app)?.text.includes("baseUrl") ? undefined : DEFAULT_API_URL;
}

/** The service says in plain text why it cannot start: in development all, in production a part. */
const unavailable = async (response: Response, url: string): Promise<Finding> =>
  problem(
    "service",
    `${url} answers 503: ${(await response.text()).slice(0, MAX_REASON_LENGTH)}`,
    "The service's log says why. npx @stackkit/service doctor checks its settings, secret and data.",
  );

function refusalOf(response: Response, url: string, keyName: string): Finding | undefined {
  if (response.ok) return undefined;
  const code = response.headers.get(HEADERS.knownError);
  if (code === null)
    return problem(
      "service",
      `${url} answers ${response.status}, and is no auth service.`,
      "Set STACK_API_URL to the service's address, without /api/v1.",
    );
  if (code === "PROJECT_NOT_FOUND" || code === "CURRENT_PROJECT_NOT_FOUND")
    return problem(
      "keys",
      `The service at ${url} has no project with the id in STACK_PROJECT_ID.`,
      "Take id and keys of a project of this service: npx @stackkit/service project list " +
        "shows them.",
    );
  return problem(
    "keys",
    `The service refuses ${keyName} (${code}).`,
    "It was revoked, or is of another project. npx @stackkit/service keys create makes new ones.",
  );
}

async function checkServerKey(
  app: InspectedApp,
  requests: Requests,
  url: string,
  asClient: Readonly<Record<string, string>>,
): Promise<Finding[]> {
  const key = app.variables.find(...SERVER_KEY.names);
  if (!key) return [];
  const headers = {
    ...asClient,
    [HEADERS.accessType]: "server",
    [HEADERS.secretServerKey]: key.value,
  };
  const response = await send(requests, `${apiUrl(url)}/users?limit=1`, { headers });
  if (typeof response === "string")
    return [problem("service", `The service stopped answering: ${response}.`, "Run this again.")];
  return [
    refusalOf(response, url, "STACK_SECRET_SERVER_KEY") ??
      ok("keys", "the service accepts both keys"),
  ];
}

/** A service elsewhere knows its own version, and judges the kit's. */
async function checkKitVersion(
  { installed, packageManager }: InspectedApp,
  requests: Requests,
  url: string,
): Promise<Finding[]> {
  const clientVersion = installed("@stackkit/next");
  if (clientVersion === undefined) return [];
  const response = await send(requests, `${apiUrl(url)}${meta.checkVersion.path}`, {
    method: "POST",
    headers: JSON_BODY,
    body: JSON.stringify({ clientVersion }),
  });
  if (typeof response === "string" || !response.ok) return [];
  const { upToDate, severe, error } = (await response.json()) as Partial<Record<string, unknown>>;
  if (upToDate === true) return [ok("versions", "the service supports this version of the kit")];
  const report = severe === true ? problem : warning;
  return [
    report(
      "versions",
      typeof error === "string" ? error : "The service is newer than the kit.",
      `${addCommand(packageManager, "@stackkit/next@latest")}, or the version of the service`,
    ),
  ];
}

/** The service checks addresses of mails before it looks for the account. */
async function checkDomain(
  app: InspectedApp,
  requests: Requests,
  url: string,
  asClient: Readonly<Record<string, string>>,
): Promise<Finding[]> {
  const callback = `${app.url}${handlerPathOf(app) ?? ""}/password-reset`;
  const response = await send(requests, `${apiUrl(url)}${passwords.sendResetCode.path}`, {
    method: "POST",
    headers: { ...asClient, ...JSON_BODY },
    body: JSON.stringify({ email: UNKNOWN_ADDRESS, callback_url: callback }),
  });
  if (typeof response === "string") return [];
  const { origin } = new URL(app.url);
  if (response.headers.get(HEADERS.knownError) === "REDIRECT_URL_NOT_WHITELISTED")
    return [
      problem(
        "trusted domains",
        `The project does not trust ${origin}, so it sends no mails and no people there.`,
        `Add it to the project's domains: "domains": [{ "domain": "${origin}", ` +
          `"handlerPath": "${handlerPathOf(app) ?? "/handler"}" }].`,
      ),
    ];
  return response.ok
    ? [ok("trusted domains", `${origin} is trusted`)]
    : [
        warning(
          "trusted domains",
          `Whether ${origin} is trusted could not be checked: passwords are off, or there ` +
            "were too many requests.",
          "Look at the project's domains yourself.",
        ),
      ];
}

function checkClock(response: Response, sent: number, received: number): Finding[] {
  const theirs = Date.parse(response.headers.get("date") ?? "");
  if (Number.isNaN(theirs)) return [];
  // The header has whole seconds, and its second began somewhere in the round trip.
  const skew = Math.abs(theirs - (sent + received) / 2);
  return [
    skew > CLOCK_SKEW_NOTICED_MILLIS + (received - sent)
      ? problem(
          "clock",
          "The clocks of this machine and of the service differ by " +
            `${Math.round(skew / 1000)} s, so tokens seem expired or not yet valid.`,
          "Synchronise both with a time server (NTP).",
        )
      : ok("clock", "agrees with the service's"),
  ];
}
