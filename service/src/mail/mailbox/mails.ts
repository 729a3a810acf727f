import { canonicalEmail } from "@stackkit/next/protocol/internal";
import type { Context } from "../../http/context.js";
import { findMail, listMails, type MailState, type StoredMail } from "../mails-table.js";

/** Mails shown in the mailbox. */
const MAILBOX_LISTED = 200;

/** A mail as tests and the mailbox page see it. */
export interface ShownMail {
  readonly id: string;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The targets of its links, in order. */
  readonly links: readonly string[];
  /** ISO 8601. */
  readonly createdAt: string;
  readonly state: MailState;
  /** Why it was not sent. */
  readonly problem: string | null;
}

const HREF = /href="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

const linksIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(HREF)]
      .map(([, href = ""]) =>
        href.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] as string),
      )
      .filter((href) => href !== ""),
  ),
];

function show({ vault }: Pick<Context, "vault">, mail: StoredMail): ShownMail {
  const html = vault.open(mail.html);
  return {
    id: mail.id,
    kind: mail.kind,
    from: mail.sender,
    to: mail.recipient,
    subject: mail.subject,
    text: vault.open(mail.text),
    html,
    links: linksIn(html),
    createdAt: new Date(mail.created_at).toISOString(),
    state: mail.state,
    problem: mail.problem,
  };
}

export interface MailSearch {
  readonly to?: string | undefined;
  readonly query?: string | undefined;
}

/** The mails of all projects, newest first. */
export async function shownMails(
  context: Pick<Context, "db" | "vault">,
  { to, query }: MailSearch,
): Promise<ShownMail[]> {
  const mails = await listMails(context.db, {
    recipient: to === undefined ? undefined : canonicalEmail(to),
    query,
    most: MAILBOX_LISTED,
  });
  return mails.map((mail) => show(context, mail));
}

export async function shownMail(
  context: Pick<Context, "db" | "vault">,
  id: string,
): Promise<ShownMail | undefined> {
  const mail = await findMail(context.db, id);
  return mail && show(context, mail);
}
