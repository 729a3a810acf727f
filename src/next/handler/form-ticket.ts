import { environment } from "#environment";
import { clientJson } from "../../app/browser/client-json.js";
import { type LoadedClientApp, loadClientApp } from "../../app/browser/loaded-client-app.js";
import type { Settings } from "../../app/config/app-settings.js";
import { settingsOfJson } from "../../app/config/app-settings-json.js";
import { ownServerUrl } from "../../app/config/environment-variables.js";
import { nextBasePath } from "../../app/config/next-flags.js";
import type { StackClientAppJson } from "../../app/config/options.js";
import { formPage } from "./form-page.js";
import { isFramedRequest } from "./framed-request.js";

/**
 * What a form's server action needs to know about its page. Next encrypts it into the page, and it
 * returns with the form, possibly to another server instance.
 */
export interface FormTicket {
  readonly app: StackClientAppJson;
  /** The service's address for the app's own server; `undefined` if it is in that process. */
  readonly serverUrl: string | undefined;
  /** The unvalidated return address; the redirect checks it. */
  readonly returnTo: string | undefined;
}

/**
 * Apps whose pages this process has rendered. Provides settings that cannot be serialized, such as
 * loggers.
 */
const known = new Map<string, Settings>();

/**
 * The ticket for a page's forms, or `undefined` if forms cannot be submitted to the server, because
 * an action could neither store a session nor redirect.
 */
export function formTicket(
  settings: Settings,
  returnTo: string | undefined,
): FormTicket | undefined {
  if (settings.tokenStore !== "nextjs-cookie" || settings.redirectMethod === "none")
    return undefined;
  const app = clientJson(settings);
  known.set(app.uniqueIdentifier, settings);
  return { app, serverUrl: settings.service ? undefined : settings.hosts.server, returnTo };
}

/** Headers that an action forwards, so that the session is listed as the browser's. */
const OF_THE_BROWSER = ["user-agent", "x-forwarded-for"];

/**
 * The app of a ticket, for one request. It acts like the browser: with the publishable key and the
 * browser's own session.
 */
export async function openApp({ app, serverUrl, returnTo }: FormTicket): Promise<LoadedClientApp> {
  if (await isFramedRequest()) throw new Error("A form inside of a frame was refused.");
  const settings = known.get(app.uniqueIdentifier) ?? {
    ...settingsOfJson(app),
    // A process that has not rendered the page lacks its service, and reaches it by a request.
    hosts: { browser: app.baseUrl, server: serverUrl ?? ownServerUrl() + nextBasePath() },
  };
  const [origin, host] = await Promise.all([
    environment.requestHeader("origin"),
    environment.requestHeader("host"),
  ]);
  const passedOn: Record<string, string> = {};
  for (const name of OF_THE_BROWSER) {
    const value = await environment.requestHeader(name);
    if (value !== null) passedOn[name] = value;
  }
  return loadClientApp({
    ...settings,
    keys: { publishableClientKey: app.publishableClientKey },
    extraRequestHeaders: { ...passedOn, ...settings.extraRequestHeaders },
    // No prompt is possible during a request: the second factor is a separate step.
    onMfaRequired: undefined,
    openPage: formPage({ origin, host, returnTo, trustedOrigins: settings.trustedOrigins }),
  });
}
