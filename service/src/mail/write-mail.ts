import type { Locale } from "@stackkit/next/protocol/internal";
import { escapeHtml } from "../core/escape-html.js";
import { headerText } from "./blocks/placeholders.js";
import { page } from "./page.js";
import type { RenderedMail } from "./render.js";
import { textOfHtml } from "./text-of-html.js";

interface OwnMail {
  readonly subject: string;
  /** The app's own, which is sent as it is: mail programs run no scripts. */
  readonly html: string;
  /** Whether a part of a document gets the frame of the service's mails. */
  readonly isFramed: boolean;
  readonly language: Locale;
  readonly accentColor: string | undefined;
  /** A link at its end. */
  readonly unsubscribe: { readonly url: string; readonly label: string } | undefined;
}

const IS_DOCUMENT = /^\s*(?:<!doctype|<html)/i;

/** A mail with HTML of the app: its text for programs without HTML, and the link at its end. */
export function writeMail(mail: OwnMail): RenderedMail {
  const { html, isFramed, language, accentColor, unsubscribe } = mail;
  const subject = headerText(mail.subject);
  const link =
    unsubscribe === undefined
      ? ""
      : `<a class="link" href="${escapeHtml(unsubscribe.url)}">${escapeHtml(unsubscribe.label)}</a>`;
  const text = textOfHtml(html);
  return {
    subject,
    text: `${text}\n${unsubscribe === undefined ? "" : `\n${unsubscribe.label}: ${unsubscribe.url}\n`}`,
    html:
      isFramed && !IS_DOCUMENT.test(html)
        ? page({
            language,
            title: escapeHtml(subject),
            rows: `${row("text", 16, html)}${link && row("fine", 13, link)}`,
            accentColor,
          })
        : withEnd(html, link && `<p style="${SMALL}">${link}</p>`),
  };
}

const SMALL = "margin:24px 16px;font:13px/1.5 sans-serif;text-align:center";

const row = (kind: "text" | "fine", size: number, html: string): string =>
  `<tr><td class="${kind}" style="padding:8px 32px;font-size:${size}px;line-height:1.5">${html}</td></tr>`;

function withEnd(html: string, end: string): string {
  const at = Math.max(html.lastIndexOf("</body>"), html.lastIndexOf("</BODY>"));
  return at < 0 ? html + end : html.slice(0, at) + end + html.slice(at);
}
