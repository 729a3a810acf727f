import { canonicalEmail } from "@stackkit/next/protocol/internal";
import { NOTICE_LIFE_MILLIS } from "../core/limits.js";
import { randomId } from "../core/random.js";
import type { Database } from "../db/database.js";
import { dropExcess } from "../db/delivery-queue.js";
import { afterCommit } from "../db/transact.js";
import type { Mail, Message } from "../http/context/mail.js";
import type { Settings } from "../settings/settings.js";
import { CONFIRMATION_LIFE_MILLIS, codeLifeMillis } from "./code-life.js";
import { insertMail, replaceUnsent } from "./mails-table.js";
import type { Outbox, OutboxContext } from "./outbox.js";
import type { RenderedMail } from "./render.js";
import { isConfirmation, isRequest, renderMessage } from "./render-message.js";
import { senderOf } from "./sender.js";

/**
 * Unsent mails of a project. A further one drops the one that waits longest for its next attempt.
 */
export const MAX_UNSENT_MAILS = 10_000;

/** How long a mail is useful: a code until it expires. */
const lifeOf = (settings: Settings, type: Message["type"]): number => {
  if (isRequest(type)) return codeLifeMillis(settings, type);
  return isConfirmation(type) ? CONFIRMATION_LIFE_MILLIS : NOTICE_LIFE_MILLIS;
};

/** What a mail that waited is written from when it is sent. */
export interface GatheredContent extends Pick<Message, "variables"> {
  readonly teamId: string;
}

/** A rendered mail. */
interface Draft {
  readonly project: Message["project"];
  /** The id of a mail that waits for more to say. A random one by default. */
  readonly id?: string | undefined;
  /** What it is written from again when it is sent. */
  readonly gathered?: GatheredContent | undefined;
  readonly kind: string;
  readonly to: string;
  readonly letter: RenderedMail;
  /** When it is due. */
  readonly at: number;
  readonly expiresAt: number;
  readonly refused?: string | undefined;
  readonly unsubscribeUrl?: string | undefined;
}

/**
 * Queues mails in the outbox, which sends them by the mail server of the project or the service.
 */
export function createMail(
  { db, clock, vault, settings, log, counters }: OutboxContext,
  outbox: Outbox,
): Mail {
  async function store(mail: Draft, conn: Database): Promise<void> {
    const { project, id, kind, letter, at, expiresAt, refused, unsubscribeUrl, gathered } = mail;
    const sealed = {
      subject: letter.subject,
      html: vault.seal(letter.html),
      text: vault.seal(letter.text),
      gathered: gathered === undefined ? null : vault.seal(JSON.stringify(gathered)),
    };
    if (id !== undefined && (await replaceUnsent(conn, project.id, id, sealed))) return;
    // The account's address is normalized, so the mail must use the same form.
    const to = mail.to.normalize("NFKC");
    const sender = senderOf(project, settings, vault);
    const state =
      refused !== undefined ? "refused" : sender.server || sender.byApp ? "waiting" : "kept";
    if (state === "kept" && !settings.mailbox)
      log.warn("a mail has no mail server to go out by", { kind, projectId: project.id });
    const dropped =
      state === "waiting" ? await dropExcess(conn, "mails", project.id, MAX_UNSENT_MAILS) : 0;
    if (dropped > 0) {
      counters.addDropped("mails", dropped);
      log.warn("a full queue of mails dropped some", { projectId: project.id, dropped });
    }
    await insertMail(conn, {
      id: id ?? randomId(),
      project_id: project.id,
      kind,
      recipient: to,
      recipient_canonical: canonicalEmail(to),
      sender: `${sender.name} <${sender.address}>`,
      ...sealed,
      created_at: clock.now(),
      state,
      next_attempt_at: state === "waiting" ? at : null,
      expires_at: expiresAt,
      problem: refused ?? null,
      unsubscribe_url: unsubscribeUrl === undefined ? null : vault.seal(unsubscribeUrl),
    });
    if (state === "waiting") afterCommit(conn, outbox.wake);
  }

  return {
    async queue(message, conn = db) {
      const { project, type, to, refused, variables } = message;
      const letter = await renderMessage(settings, conn, message);
      const { id, at, teamId } = message.gathered ?? { at: message.at ?? clock.now() };
      const expiresAt = at + lifeOf(settings, type);
      const gathered = teamId === undefined ? undefined : { teamId, variables };
      await store({ project, id, gathered, kind: type, to, letter, at, expiresAt, refused }, conn);
    },
    async queueWritten({ project, kind, to, subject, html, text, at, unsubscribeUrl }, conn = db) {
      const letter = { subject, html, text };
      const expiresAt = at + NOTICE_LIFE_MILLIS;
      await store({ project, kind, to, letter, at, expiresAt, unsubscribeUrl }, conn);
    },
  };
}
