import { escapeHtml } from "../../core/escape-html.js";
import { DAY, HOUR, MINUTE } from "../../core/time.js";
import type { MailSearch, ShownMail } from "./mails.js";

interface MailboxPage {
  readonly mails: readonly ShownMail[];
  readonly search: MailSearch;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The path of the mailbox as browsers reach it. */
  readonly path: string;
  readonly open: ShownMail | undefined;
}

/** Labels of the mail states. */
const STATES: Readonly<Record<ShownMail["state"], string>> = {
  kept: "Not sent (development)",
  waiting: "Waiting",
  sending: "Being sent",
  sent: "Sent",
  failed: "Not sent",
  refused: "Refused",
};

const queryOf = ({ to, query }: MailSearch): string => {
  const params = new URLSearchParams([
    ...(to ? [["to", to]] : []),
    ...(query ? [["q", query]] : []),
  ] as [string, string][]);
  return params.size === 0 ? "" : `?${params}`;
};

export function mailboxPage(page: MailboxPage): string {
  const { mails, search, path, open } = page;
  // Phones show one of both, so the one that is shown there is the main landmark.
  const [list, reading] = open ? ['nav aria-label="Mails"', "main"] : ["main", "div"];
  const title = open ? `${open.subject} · Mailbox` : "Mailbox";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${path}/styles.css">
<script src="${path}/script.js" defer></script>
</head>
<body${open ? " data-open" : ""}>
<${list} class="list" data-newest="${escapeHtml(mails[0]?.id ?? "")}">
<header>
<h1><a href="${path}">Mailbox</a></h1>
<p class="hint">Mails of this development service. They are shown on this machine only.</p>
<form role="search" action="${path}"><label for="q">Search by address or subject</label><input id="q" type="search" name="q" value="${escapeHtml(search.query ?? "")}" placeholder="Address or subject" autocomplete="off"></form>
${search.to ? `<p class="hint">To ${escapeHtml(search.to)} · <a href="${path}">show all</a></p>` : ""}
</header>
${mails.length === 0 ? emptyList(page) : `<ol>${mails.map((mail) => listed(mail, page)).join("\n")}</ol>`}
</${list.split(" ")[0]}>
<${reading} class="reading">${open ? opened(open, page) : '<p class="empty">Choose a mail to read it.</p>'}</${reading}>
</body>
</html>
`;
}

const emptyList = ({ search: { query, to }, path }: MailboxPage): string =>
  query || to
    ? `<p class="empty">No mail matches. <a href="${path}">Show all mails</a></p>`
    : '<p class="empty">Mails appear here as soon as the service has one to send. Create an ' +
      "account in your app to see the first.</p>";

const listed = (mail: ShownMail, { search, now, path, open }: MailboxPage): string => `<li>
<a href="${path}/${escapeHtml(mail.id)}${escapeHtml(queryOf(search))}"${mail.id === open?.id ? ' aria-current="page"' : ""}>
<span class="to" title="${escapeHtml(mail.to)}">${escapeHtml(mail.to)}</span>${time(mail.createdAt, now)}
<span class="subject">${escapeHtml(mail.subject)}</span>${state(mail)}
</a>
</li>`;

const opened = (
  mail: ShownMail,
  { search, now, path }: MailboxPage,
): string => `<article aria-labelledby="subject">
<p class="back"><a href="${path}${escapeHtml(queryOf(search))}">All mails</a></p>
<h2 id="subject">${escapeHtml(mail.subject)}</h2>
<dl>
<div><dt>From</dt><dd>${escapeHtml(mail.from)}</dd></div>
<div><dt>To</dt><dd>${escapeHtml(mail.to)}</dd></div>
<div><dt>Time</dt><dd>${time(mail.createdAt, now)}</dd></div>
<div><dt>State</dt><dd>${state(mail)}${mail.problem ? ` <span class="problem">${escapeHtml(mail.problem)}</span>` : ""}</dd></div>
</dl>
${
  mail.links.length === 0
    ? ""
    : "<section><h3>Links</h3><ul " +
      `class="links">${mail.links.map((link) => `<li><a href="${escapeHtml(link)}" target="_blank" rel="noopener noreferrer">${escapeHtml(link)}</a></li>`).join("")}</ul></section>`
}
<section><h3>As sent</h3><iframe title="The mail as its reader sees it" src="${path}/${escapeHtml(mail.id)}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>
<section><details><summary>Plain text</summary><pre>${escapeHtml(mail.text)}</pre></details></section>
</article>`;

const state = ({ state: name }: ShownMail): string =>
  `<span class="state" data-state="${name}">${STATES[name]}</span>`;

/** A relative time with the exact one as its title. */
function time(iso: string, now: number): string {
  const age = now - Date.parse(iso);
  const ago = new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "short" });
  const said =
    age < MINUTE
      ? "just now"
      : age < HOUR
        ? ago.format(-Math.floor(age / MINUTE), "minute")
        : age < DAY
          ? ago.format(-Math.floor(age / HOUR), "hour")
          : ago.format(-Math.floor(age / DAY), "day");
  return `<time datetime="${iso}" title="${iso.slice(0, 19).replace("T", " ")} UTC">${said}</time>`;
}
