import type { Level } from "../protocol/level.js";
import type { HandlerUrls } from "../protocol/urls.js";
import type { Surroundings } from "../resources/surroundings.js";
import { UsageError } from "../transport/usage-error.js";
import type { Core } from "./core.js";
import { openPageOf, trustOf } from "./leave.js";
import { callbackUrl } from "./return-address.js";
import { createLinkAccount } from "./sign-in/oauth.js";

/** What the app's objects know of the app. */
export const createSurroundings = <L extends Level>(core: Core<L>): Surroundings => ({
  callbackUrl: (page, given) => {
    if (given !== undefined) return given;
    const current = openPageOf(core.settings);
    if (current) return callbackUrl(core.settings.urls[page], { ...trustOf(core.settings), current }, core.settings.urls);
    throw noCallbackUrl(page, core.settings.urls);
  },
  linkAccount: createLinkAccount(core),
});

const noCallbackUrl = (page: keyof HandlerUrls, urls: HandlerUrls): UsageError =>
  new UsageError(
    "CALLBACK_URL_REQUIRED",
    `A mail with a link was to be sent where no page is open, so the kit does not know on which site the link's page is, and it believes no header about that. Name the whole address in the call's callback URL option, such as "https://app.example.com${urls[page].startsWith("/") ? urls[page] : "/…"}".`,
  );
