import type { RequestInfo } from "../http/request-info.js";
import type { Settings } from "../settings/settings.js";

/** Where the console is, under the pages of the service. */
export const CONSOLE_PATH = "/console";

type Place = Pick<Settings, "basePath" | "pagesPath" | "consoleOrigin">;

/** The console's path as browsers see it. */
export const shownPath = ({ basePath, pagesPath }: Place): string =>
  basePath + pagesPath + CONSOLE_PATH;

/** The origin of the console's page. */
export const ownOrigin = (info: RequestInfo, { consoleOrigin }: Place): string =>
  new URL(consoleOrigin ?? info.origin).origin;

/** Whether the page is served encrypted, so that its cookie may demand it. */
export const isEncrypted = (info: RequestInfo, settings: Place): boolean =>
  ownOrigin(info, settings).startsWith("https:");

/**
 * Whether the console has a place. Inside an app in production it needs an origin of its own: a script
 * that someone brings into the app would be an administrator otherwise.
 */
export const isAnywhere = ({ consoleOrigin, production, pagesPath }: Settings): boolean =>
  consoleOrigin !== undefined || !(production && pagesPath !== "");

/** Whether the console answers a request. */
export function isServed(info: RequestInfo, settings: Settings): boolean {
  const { consoleOrigin } = settings;
  if (consoleOrigin === undefined) return isAnywhere(settings);
  const host = info.headers.get("host") ?? info.url.host;
  return host === new URL(consoleOrigin).host;
}
