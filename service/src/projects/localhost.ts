import type { Project } from "../db/tables/project-config.js";
import type { Context } from "../http/context.js";
import { isLocalRequest } from "../http/local-guard.js";
import type { RequestInfo } from "../http/request-info.js";

/**
 * Whether a project trusts local addresses. Unless its setting says so, production trusts them in
 * requests from this machine only, so that a production build can be tried where it was made.
 */
export const trustsLocalhost = (
  { settings }: Pick<Context, "settings">,
  info: RequestInfo,
  { config }: Pick<Project, "config">,
): boolean => config.allowLocalhost ?? (!settings.production || isLocalRequest(info, settings));
