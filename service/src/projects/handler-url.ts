import { DEFAULT_HANDLER_PATH, isTrustedCallback } from "@stackkit/next/protocol/internal";
import type { Project } from "../db/tables/project-config.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";
import { trustsLocalhost } from "./localhost.js";

/** What decides where an app's pages are. */
export interface AppOfProject {
  readonly context: Pick<Context, "settings">;
  readonly project: Project;
  /** The request that led to the mail. */
  readonly info?: RequestInfo | undefined;
}

/**
 * The address of a page of the app's handler: on the project's first trusted domain, or, as in
 * development without one, on the trusted origin of the request. Empty without either.
 */
export function handlerUrlOf(app: AppOfProject, page: string): string {
  const place = placeOf(app);
  return place ? new URL(`${place.handlerPath.replace(/\/$/, "")}/${page}`, place.domain).href : "";
}

/** The address of the app itself, found as that of its pages is. */
export function homeUrlOf(app: AppOfProject): string {
  const place = placeOf(app);
  return place ? new URL("/", place.domain).href : "";
}

function placeOf({ context, project, info }: AppOfProject) {
  const { domains } = project.config;
  const known = domains.find(({ domain }) => URL.canParse(domain) && !domain.includes("*"));
  if (known) return known;
  const origin = info?.headers.get("origin");
  if (!info || !origin) return undefined;
  const allowLocalhost = trustsLocalhost(context, info, project);
  const isTrusted = isTrustedCallback(origin, { domains, allowLocalhost });
  return isTrusted ? { domain: origin, handlerPath: DEFAULT_HANDLER_PATH } : undefined;
}
