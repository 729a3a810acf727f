import { CODE_PARAM, isTrustedCallback, KnownErrors } from "@stackkit/next/protocol";
import type { Project } from "../config/project-config.js";

/** Throws `REDIRECT_URL_NOT_WHITELISTED` where a code or a person must not be sent to `url`. */
export function requireTrustedCallback(project: Project, url: string): void {
  if (!isTrustedCallback(url, project.config)) throw new KnownErrors.RedirectUrlNotWhitelisted();
}

/** The callback with its code; the rest of its query is kept. */
export function linkWithCode(callbackUrl: string, code: string): string {
  const url = new URL(callbackUrl);
  url.searchParams.set(CODE_PARAM, code);
  return url.href;
}
