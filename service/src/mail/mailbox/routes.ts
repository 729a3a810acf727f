import type { Context as HonoContext } from "hono";
import { PlainError } from "../../core/plain-error.js";
import type { Context } from "../../http/context.js";
import { requireLocal, requireOwnSite } from "../../http/local-guard.js";
import type { Pages } from "../../http/pages.js";
import type { RequestInfo } from "../../http/request-info.js";
import { type ShownMail, shownMail, shownMails } from "./mails.js";
import { mailboxPage } from "./page.js";
import { MAILBOX_SCRIPT } from "./script.js";
import { MAILBOX_STYLES } from "./styles.js";

const PATH = "/mailbox";

const PAGE_HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; " +
    "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** Mails are untrusted HTML: styles and links in new tabs are allowed, nothing else. */
const MAIL_HEADERS = {
  ...PAGE_HEADERS,
  "content-security-policy":
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src " +
    "'unsafe-inline'; img-src https: data:; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'self'",
};

/**
 * `GET /mailbox` shows all mails to developers on this machine. Registered only if the settings
 * enable it.
 */
export function addMailbox(pages: Pages, context: Context): void {
  const { mailbox, basePath, pagesPath } = context.settings;
  if (!mailbox) return;
  const shownPath = basePath + pagesPath + PATH;

  const guard = (info: RequestInfo) => {
    requireLocal("The mailbox", info, context.settings);
    requireOwnSite("The mailbox", info);
  };
  pages.use(`${PATH}/*`, async (c, next) => {
    guard(c.get("info"));
    await next();
  });
  pages.get(`${PATH}.json`, async (c) => {
    guard(c.get("info"));
    return c.json(await shownMails(context, searchOf(c)), 200, PAGE_HEADERS);
  });
  pages.get(`${PATH}/styles.css`, (c) =>
    c.body(MAILBOX_STYLES, 200, { ...PAGE_HEADERS, "content-type": "text/css; charset=utf-8" }),
  );
  pages.get(`${PATH}/script.js`, (c) =>
    c.body(MAILBOX_SCRIPT, 200, {
      ...PAGE_HEADERS,
      "content-type": "text/javascript; charset=utf-8",
    }),
  );
  const show = async (c: HonoContext, open?: ShownMail) => {
    const search = searchOf(c);
    const mails = await shownMails(context, search);
    const now = context.clock.now();
    return c.html(mailboxPage({ mails, search, now, path: shownPath, open }), 200, PAGE_HEADERS);
  };
  pages.get(PATH, (c) => show(c));
  pages.get(`${PATH}/:id`, async (c) => show(c, await required(context, c.req.param("id"))));
  pages.get(`${PATH}/:id/html`, async (c) => {
    const { html } = await required(context, c.req.param("id"));
    return c.html(html.replace("<head>", '<head><base target="_blank">'), 200, MAIL_HEADERS);
  });
}

const searchOf = (c: Pick<HonoContext, "req">) => ({
  to: c.req.query("to") || undefined,
  query: c.req.query("q")?.trim() || undefined,
});

async function required(context: Context, id: string): Promise<ShownMail> {
  const mail = await shownMail(context, id);
  if (!mail) throw new PlainError(404, "There is no such mail. It may have been cleared away.");
  return mail;
}
