import { CODE_PARAM, isTrustedCallback, KnownErrors } from "@stackkit/next/protocol/internal";
import type { HandlerContext } from "../http/route.js";
import { trustsLocalhost } from "../projects/localhost.js";

/** What decides whether a redirect target is trusted. */
export type CallbackContext = Pick<HandlerContext, "info" | "project"> & {
  readonly context: Pick<HandlerContext["context"], "settings">;
};

/** Whether the project of a request trusts a redirect target. */
export const trustsCallback = ({ context, info, project }: CallbackContext, url: string): boolean =>
  isTrustedCallback(url, {
    domains: project.config.domains,
    allowLocalhost: trustsLocalhost(context, info, project),
  });

/** Throws `REDIRECT_URL_NOT_WHITELISTED` unless `url` is a trusted redirect target. */
export function requireTrustedCallback(call: CallbackContext, url: string): void {
  if (!trustsCallback(call, url)) throw new KnownErrors.RedirectUrlNotWhitelisted();
}

/** Adds a code to a callback URL, preserving its query. */
export function linkWithCode(callbackUrl: string, code: string): string {
  const url = new URL(callbackUrl);
  url.searchParams.set(CODE_PARAM, code);
  return url.href;
}
