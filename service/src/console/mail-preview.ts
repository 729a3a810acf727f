import { openPreview } from "../administration/mails/sealed-preview.js";
import { sendersOf } from "../api/handle-operation.js";
import { PlainError } from "../core/plain-error.js";
import { readBody } from "../http/body.js";
import type { Context } from "../http/context.js";
import type { Pages } from "../http/pages.js";
import { CONSOLE_PATH } from "./place.js";
import { requireServed } from "./require-own-page.js";

/** A template of the largest size, with a picture in it, sealed. */
const MAX_BYTES = 2_000_000;

/** Mails are HTML of others: styles and pictures, nothing else. */
const HEADERS = {
  "content-security-policy":
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

/**
 * `POST /console/mail-preview`: the HTML of a preview as a document of its own, since one within the
 * console's page would have its policy. It needs no session: it shows what the service sealed.
 */
export function addMailPreview(pages: Pages, context: Context): void {
  pages.post(`${CONSOLE_PATH}/mail-preview`, async (c) => {
    const info = c.get("info");
    requireServed(context.settings, info);
    using held = context.bodies.hold(sendersOf(info));
    const limits = { maxBytes: MAX_BYTES, clock: context.clock, onBytes: held.add };
    const sent = await readBody(c.req.raw, limits);
    const sealed = (sent as { readonly sealed?: unknown } | undefined)?.sealed;
    const html = typeof sealed === "string" ? openPreview(context, sealed) : undefined;
    if (html === undefined)
      throw new PlainError(400, "This preview has ended. Change something, or load it again.");
    return c.html(html, 200, HEADERS);
  });
}
