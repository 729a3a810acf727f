import { CODE_PARAM, isTrustedCallback, KnownErrors } from "@stackkit/next/protocol/internal";
import type { Project } from "../db/tables/project-config.js";

/** Throws `REDIRECT_URL_NOT_WHITELISTED` unless `url` is a trusted redirect target. */
export function requireTrustedCallback(project: Project, url: string): void {
  if (!isTrustedCallback(url, project.config)) throw new KnownErrors.RedirectUrlNotWhitelisted();
}

/** Adds a code to a callback URL, preserving its query. */
export function linkWithCode(callbackUrl: string, code: string): string {
  const url = new URL(callbackUrl);
  url.searchParams.set(CODE_PARAM, code);
  return url.href;
}
