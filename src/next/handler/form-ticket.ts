import { environment } from "#environment";
import { clientJson } from "../../app/browser/client-json.js";
import { type LoadedClientApp, loadClientApp } from "../../app/browser/loaded-client-app.js";
import type { Settings } from "../../app/config/app-settings.js";
import { settingsOfJson } from "../../app/config/app-settings-json.js";
import type { StackClientAppJson } from "../../app/config/options.js";
import { formPage } from "./form-page.js";
import { isFramedRequest } from "./framed-request.js";

/**
 * What a form's server action has to know of the page that it stands on. It travels with the page, sealed by Next, and comes back
 * with the form, maybe to another instance of the server.
 */
export interface FormTicket {
  readonly app: StackClientAppJson;
  /** The service's address as the app's own server reaches it. */
  readonly serverUrl: string;
  /** The page to come back to, as the address said it; judged where it is gone to. */
  readonly returnTo: string | undefined;
}

/** Apps whose pages this process has shown. What cannot travel, such as their loggers, is found here. */
const known = new Map<string, Settings>();

/**
 * The ticket for the forms of a page, or `undefined` where no form can be sent to the server: its action could neither keep a session
 * nor leave the page.
 */
export function formTicket(
  settings: Settings,
  returnTo: string | undefined,
): FormTicket | undefined {
  if (settings.tokenStore !== "nextjs-cookie" || settings.redirectMethod === "none")
    return undefined;
  const app = clientJson(settings);
  known.set(app.uniqueIdentifier, settings);
  return { app, serverUrl: settings.hosts.server, returnTo };
}

/** What an action passes on of the browser that sent the form, so that its session is listed as that browser's. */
const OF_THE_BROWSER = ["user-agent", "x-forwarded-for"];

/** The app of a ticket, for one request. It acts as the browser would: with the publishable key and the browser's own session. */
export async function openApp({ app, serverUrl, returnTo }: FormTicket): Promise<LoadedClientApp> {
  if (await isFramedRequest(environment.requestHeader))
    throw new Error("A form inside of a frame was refused.");
  const settings = known.get(app.uniqueIdentifier) ?? {
    ...settingsOfJson(app),
    hosts: { browser: app.baseUrl, server: serverUrl },
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
    // Nobody can be asked for a second factor in the middle of a request: it is a step of its own.
    onMfaRequired: undefined,
    openPage: formPage({ origin, host, returnTo, trustedOrigins: settings.trustedOrigins }),
  });
}
