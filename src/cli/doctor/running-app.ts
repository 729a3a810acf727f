import { refreshCookie } from "../../protocol/cookies.js";
import { RANDOM_STRING_LENGTH } from "../../protocol/limits/calls.js";
import { devCommand } from "../package-manager.js";
import { projectIdOf } from "./environment.js";
import { type Finding, ok, problem, warning } from "./finding.js";
import type { InspectedApp } from "./inspected-app.js";
import { type Requests, send } from "./requests.js";
import { findProxy, handlerPathOf } from "./sources.js";

const NAVIGATION = { accept: "text/html", "sec-fetch-dest": "document" };
/** No session of any service: the proxy, if it runs, removes the cookie. */
const UNKNOWN_SESSION = "0".repeat(RANDOM_STRING_LENGTH);

export interface RunningAppFindings {
  readonly isRunning: boolean;
  readonly findings: readonly Finding[];
}

/** Checks the handler page, the proxy and the cookies of the app while it runs. */
export async function checkRunningApp(
  app: InspectedApp,
  requests: Requests,
): Promise<RunningAppFindings> {
  const handler = handlerPathOf(app);
  const page = `${app.url}${handler ?? ""}/sign-in`;
  const response = await send(requests, page, { headers: NAVIGATION });
  if (typeof response === "string")
    return {
      isRunning: false,
      findings: [
        warning(
          "handler",
          `No app answers at ${app.url}, so its pages, proxy and cookies were not checked.`,
          `Start it (${devCommand(app.packageManager)}), or name its address with --url.`,
        ),
      ],
    };
  if (handler === undefined) return { isRunning: true, findings: [] };
  return {
    isRunning: true,
    findings: [
      checkPage(page, response.status),
      ...(response.status >= 400 ? [] : await checkCookies(app, requests, page)),
    ],
  };
}

function checkPage(page: string, status: number): Finding {
  if (status === 404)
    return problem(
      "handler",
      `${page} does not exist.`,
      "Build the app again, and name basePath in --url if it has one.",
    );
  if (status >= 400)
    return problem(
      "handler",
      `${page} answers ${status}.`,
      "The reason is in the app's own output.",
    );
  return ok("handler", `${page} answers`);
}

async function checkCookies(
  app: InspectedApp,
  requests: Requests,
  page: string,
): Promise<Finding[]> {
  const project = projectIdOf(app);
  if (project === undefined) return [];
  const name = refreshCookie(project);
  const headers = { ...NAVIGATION, cookie: `${name}=${UNKNOWN_SESSION}` };
  const response = await send(requests, page, { headers });
  if (typeof response === "string") return [];
  const written = response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
  const isInsecure = checkAddress(app.url);
  if (written === undefined)
    return [
      ...(findProxy(app)
        ? [
            problem(
              "proxy",
              `The proxy does not run on ${page}.`,
              "Let the matcher of its config include all pages, as in " +
                "node_modules/@stackkit/next/docs/guide/proxy.md.",
            ),
          ]
        : []),
      ...isInsecure,
    ];
  return [
    ...(findProxy(app) ? [ok("proxy", "it runs and renews sessions")] : []),
    ...(isInsecure.length > 0 ? isInsecure : [checkAttributes(app.url, written)]),
  ];
}

/** Browsers allow `http` on this machine only. */
function checkAddress(url: string): Finding[] {
  const { protocol, hostname } = new URL(url);
  const isLocal = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === "https:" || isLocal
    ? []
    : [
        problem(
          "cookies",
          `${url} is not https: its cookies travel in the clear, and browsers refuse ` +
            "passkeys there.",
          "Serve the app over https.",
        ),
      ];
}

function checkAttributes(url: string, cookie: string): Finding {
  const attributes = cookie
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  if (url.startsWith("https:") && !attributes.includes("secure"))
    return problem(
      "cookies",
      "The app does not know that it is served over https, so its cookies are not Secure.",
      "Let the proxy in front of it send X-Forwarded-Proto: https.",
    );
  if (!attributes.includes("samesite=lax") || !attributes.includes("path=/"))
    return problem(
      "cookies",
      "Something between the app and this machine changes the attributes of its cookies.",
      "Let it pass Set-Cookie headers unchanged.",
    );
  return ok("cookies", "written with SameSite=Lax and Path=/");
}
