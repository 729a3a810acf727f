import { createHash } from "node:crypto";
import { directionOf } from "@stackkit/next/protocol/internal";
import type { Context as HonoContext } from "hono";
import { escapeHtml } from "../../core/escape-html.js";
import { PlainError } from "../../core/plain-error.js";
import type { Context } from "../../http/context.js";
import type { Pages } from "../../http/pages.js";
import { fill, headerText } from "../../mail/blocks/placeholders.js";
import { languageOf, wordsIn } from "../../mail/locales/index.js";
import { findProject } from "../../projects/projects.js";
import { findCredentials } from "../credentials.js";
import { findCategory, turnOff } from "./categories.js";
import { openUnsubscribeToken, UNSUBSCRIBE_PATH, type Unsubscription } from "./unsubscribe-link.js";

const STYLES = `
:root { color-scheme: light dark; --text: #18181b; --backdrop: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --text: #f4f4f5; --backdrop: #0c0c0e; } }
body { margin: 20vh auto 0; max-width: 420px; padding: 0 16px; background: var(--backdrop);
  color: var(--text); font: 16px/1.5 system-ui, sans-serif; text-align: center; }
h1 { font-size: 20px; margin: 0 0 24px; overflow-wrap: anywhere; }
button { border: 0; border-radius: 8px; padding: 12px 24px; background: var(--text);
  color: var(--backdrop); font: inherit; font-weight: 600; cursor: pointer; }
`;

const HEADERS = {
  "content-security-policy":
    `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLES).digest("base64")}'; ` +
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

/**
 * The page of the link in mails. GET shows a button, since programs that check mails follow links.
 * POST is also what mail programs send for their own button (RFC 8058).
 */
export function addUnsubscribe(pages: Pages, context: Context): void {
  pages.get(UNSUBSCRIBE_PATH, async (c) => show(context, c, opened(context, c), false));
  pages.post(UNSUBSCRIBE_PATH, async (c) => {
    const what = opened(context, c);
    const { projectId, userId, category } = what;
    if (findCategory(category)?.canDisable)
      await turnOff(context.db, projectId, userId, category, context.clock.now());
    return show(context, c, what, true);
  });
}

function opened(context: Context, c: Pick<HonoContext, "req">): Unsubscription {
  const what = openUnsubscribeToken(context, c.req.query("token") ?? "");
  if (!what) throw new PlainError(404, "This link is not complete. Open it from the mail again.");
  return what;
}

async function show(
  { db }: Context,
  c: HonoContext,
  { projectId, userId }: Unsubscription,
  isDone: boolean,
): Promise<Response> {
  const project = await findProject(db, projectId);
  if (!project) throw new PlainError(404, "The app that sent the mail is gone.");
  const language = languageOf((await findCredentials(db, projectId, userId))?.locale ?? null);
  const words = await wordsIn(language);
  const projectDisplayName = headerText(project.displayName);
  const title = escapeHtml(
    fill(isDone ? words.unsubscribed : words.unsubscribeAsk, { projectDisplayName }),
  );
  return c.html(
    `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${isDone ? "" : `<form method="post"><button>${escapeHtml(words.unsubscribe)}</button></form>`}
</main>
</body>
</html>
`,
    200,
    HEADERS,
  );
}
