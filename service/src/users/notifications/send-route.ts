import { emails, KnownErrors } from "@stackkit/next/protocol/internal";
import { PlainError } from "../../core/plain-error.js";
import { lockRow } from "../../db/lock-row.js";
import { transact } from "../../db/transact.js";
import { defineRoute } from "../../http/route.js";
import { limitUser } from "../../limits/rate-limit.js";
import { languageOf, wordsIn } from "../../mail/locales/index.js";
import { writeMail } from "../../mail/write-mail.js";
import { categoryNamed, markUsed } from "./categories.js";
import { findRecipients, type Recipient } from "./recipients.js";
import { unsubscribeUrl } from "./unsubscribe-link.js";
import { lineUp, MAX_WAITING } from "./waiting.js";

/**
 * Why a user gets no mail. Others vouch for no unverified address, so nothing is advertised there.
 */
function stateOf({ email, isVerified, isOff }: Recipient, canDisable: boolean) {
  if (email === null) return "no-address" as const;
  if (isOff) return "off" as const;
  return canDisable && !isVerified ? ("unverified" as const) : ("queued" as const);
}

/** A mail of the app to its users. */
export const sendRoute = defineRoute(emails.send, async (call) => {
  const { context, info, project, body } = call;
  const { db, clock, mail } = context;
  await limitUser(context, info, "mailsOfApp", project.id, "all");
  const { id: kind, canDisable } = categoryNamed(body.notificationCategoryName);
  const ids = [...new Set(body.userIds.map((id) => id.toLowerCase()))];
  const found = new Map(
    (await findRecipients(db, project.id, ids, kind)).map((one) => [one.userId, one]),
  );
  const recipients = ids.map((id) => {
    const recipient = found.get(id);
    if (!recipient) throw new KnownErrors.UserIdDoesNotExist({ user_id: id });
    return { ...recipient, state: stateOf(recipient, canDisable) };
  });
  const queued = recipients.filter(({ state }) => state === "queued");
  await transact(context, async (tx) => {
    // Requests at once line up one after the other.
    await lockRow(tx, "projects", { id: project.id });
    const { waiting, times } = await lineUp(tx, project.id, kind, clock.now(), queued.length);
    if (waiting + queued.length > MAX_WAITING)
      throw new PlainError(429, `At most ${MAX_WAITING} mails may wait. Try again in a minute.`, {
        "retry-after": "60",
      });
    for (const [index, { userId, email, locale }] of queued.entries()) {
      const language = languageOf(locale);
      const unsubscribe = canDisable
        ? {
            url: unsubscribeUrl(context, info, { projectId: project.id, userId, category: kind }),
            label: (await wordsIn(language)).unsubscribe,
          }
        : undefined;
      const written = writeMail({
        subject: body.subject,
        html: body.html,
        isFramed: body.themeId !== null,
        language,
        accentColor: project.config.accentColor ?? undefined,
        unsubscribe,
      });
      const at = times[index] ?? clock.now();
      const to = email ?? "";
      await mail.queueWritten(
        { ...written, project, kind, to, at, unsubscribeUrl: unsubscribe?.url },
        tx,
      );
    }
    if (queued.length > 0) await markUsed(tx, project.id, kind, clock.now());
  });
  return {
    results: recipients.map(({ userId, email, state }) => ({
      userId,
      state,
      ...(email === null ? {} : { userEmail: email }),
    })),
  };
});
