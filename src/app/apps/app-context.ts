import { environment } from "#environment";
import type { Level } from "../../protocol/operations/level.js";
import type { HandlerUrls } from "../../protocol/urls.js";
import type { AppContext } from "../../resources/app-context.js";
import { UsageError } from "../../transport/usage-error.js";
import type { Settings } from "../config/app-settings.js";
import { openPageOf, trustOf } from "../navigation/navigate.js";
import { callbackUrl } from "../navigation/return-address.js";
import { originOfRequest } from "../navigation/trusted-origin.js";
import { createLinkAccount } from "../sign-in/oauth.js";
import { signalAllPasskeys, signalUserName } from "../sign-in/passkey-signals.js";
import type { Core } from "./core.js";

/** Creates the part of the app that its objects use. */
export const createAppContext = <L extends Level>(core: Core<L>): AppContext => ({
  now: () => core.clock.now(),
  callbackUrl: async (page, given) => {
    if (given !== undefined) return given;
    const { urls } = core.settings;
    const current = openPageOf(core.settings) ?? (await siteOfRequest(core.settings));
    if (current) return callbackUrl(urls[page], { ...trustOf(core.settings), current }, urls);
    throw noCallbackUrl(page, urls);
  },
  forbid: () => environment.interrupt("forbidden"),
  linkAccount: createLinkAccount(core),
  signalPasskeys: (userId, ids, isPartial) => {
    if (environment.world === "browser")
      void signalAllPasskeys(core.settings, userId, ids, isPartial);
  },
  signalUserDetails: (userId, name) => {
    if (environment.world === "browser" && name !== null)
      void signalUserName(core.settings, userId, name);
  },
});

async function siteOfRequest({ trustedOrigins }: Settings): Promise<URL | undefined> {
  const origin = await originOfRequest(trustedOrigins);
  return origin === null ? undefined : new URL(origin);
}

const noCallbackUrl = (page: keyof HandlerUrls, urls: HandlerUrls): UsageError =>
  new UsageError(
    "CALLBACK_URL_REQUIRED",
    "Outside a page, the kit does not know the site of the link in a mail, and headers " +
      "cannot be trusted for it. List the site's origin in trustedOrigins " +
      "(STACK_TRUSTED_ORIGINS), or pass the call the full URL of the page, such " +
      `as "https://app.example.com${urls[page].startsWith("/") ? urls[page] : "/…"}".`,
  );
