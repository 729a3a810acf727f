import { outgoing } from "../core/outgoing.js";
import { PlainError } from "../core/plain-error.js";
import type { Context } from "../http/context.js";
import type { Pages } from "../http/pages.js";
import { CONSOLE_PATH } from "./place.js";
import { requireServed } from "./require-own-page.js";
import { findConsoleSession } from "./session.js";

const TIMEOUT_MILLIS = 5_000;
const MAX_URL_LENGTH = 2_000;
/** Kinds without scripts. */
const TYPES = /^image\/(?:png|jpeg|gif|webp|avif)$/;

/**
 * Registers the way by which pictures of users reach the console: its policy allows its own origin
 * alone, and a picture's server does not learn who administers.
 */
export function addPictures(pages: Pages, context: Context): void {
  pages.get(`${CONSOLE_PATH}/api/picture`, async (c) => {
    const info = c.get("info");
    requireServed(context.settings, info);
    const site = info.headers.get("sec-fetch-site");
    if (site !== null && site !== "same-origin")
      throw new PlainError(403, "Pictures are for the console's own page.");
    if (!(await findConsoleSession(context, info)))
      throw new PlainError(401, "You are signed out of the console.");
    const url = c.req.query("url") ?? "";
    if (url.length > MAX_URL_LENGTH || !URL.canParse(url))
      throw new PlainError(400, "This is not the address of a picture.");
    const answer = await outgoing(url, { timeoutMillis: TIMEOUT_MILLIS }, context.settings).catch(
      () => undefined,
    );
    const type = answer?.headers.get("content-type")?.split(";", 1)[0]?.trim() ?? "";
    if (!answer?.ok || !TYPES.test(type))
      throw new PlainError(404, "There is no picture at this address.");
    return c.body(await answer.arrayBuffer(), 200, {
      "content-type": type,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=3600",
    });
  });
}
