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
export function handlerUrlOf({ context, project, info }: AppOfProject, page: string): string {
  const { domains } = project.config;
  const known = domains.find(({ domain }) => URL.canParse(domain) && !domain.includes("*"));
  if (known) return urlOf(known.domain, known.handlerPath, page);
  const origin = info?.headers.get("origin");
  if (!info || !origin) return "";
  const allowLocalhost = trustsLocalhost(context, info, project);
  const isTrusted = isTrustedCallback(origin, { domains, allowLocalhost });
  return isTrusted ? urlOf(origin, DEFAULT_HANDLER_PATH, page) : "";
}

const urlOf = (origin: string, handlerPath: string, page: string): string =>
  new URL(`${handlerPath.replace(/\/$/, "")}/${page}`, origin).href;
