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
  if (!trustsCallback(call, url)) throw untrustedCallback(url);
}

const MAX_SHOWN = 200;

/** Names the address and the setting, for the developer who reads it. */
export function untrustedCallback(url: string): Error {
  const origin = URL.canParse(url) ? new URL(url).origin : url.slice(0, MAX_SHOWN);
  return new KnownErrors.RedirectUrlNotWhitelisted(undefined, {
    message:
      `${origin} is not on the project's list of trusted domains, so no link may lead there. ` +
      `If it is your app, add { domain: "${origin}", handlerPath: "/handler" } to the ` +
      `project's "domains": in createService({ project: { config } }), in the configuration ` +
      "file of the service, or by an admin app. In an app with the service inside, " +
      "STACKKIT_PUBLIC_URL adds its own address.",
  });
}

/** Adds a code to a callback URL, preserving its query. */
export function linkWithCode(callbackUrl: string, code: string): string {
  const url = new URL(callbackUrl);
  url.searchParams.set(CODE_PARAM, code);
  return url.href;
}
