import type { NoticeType } from "../../http/context/mail.js";
import type { MailWords } from "../locales/words.js";
import type { Template } from "../render.js";
import { brand, button, content, fine, heading, line, text } from "./content.js";

/** Notices that say what became of earlier access. */
const ON_HOLD: ReadonlySet<NoticeType> = new Set(["access_suspended", "suspension_ending"]);

/** Notices about a sign-in. The sessions show whether it was the reader's. */
const OF_SIGN_IN: ReadonlySet<NoticeType> = new Set([
  "new_device",
  "recovery_code_used",
  "second_factor_guessed",
]);

/** The template of a notice: what happened, when, from where, and what to do about it. */
export function noticeTemplate(type: NoticeType, words: MailWords): Template {
  const fact = words.notices[type];
  const isLeaked = type === "password_leaked";
  return {
    subject: fact,
    content: content([
      ...brand(),
      heading(fact),
      text(words.greeting),
      text("{{ when }}{{#if where}}\n{{ where }}{{/if}}"),
      ...(isLeaked
        ? [text(words.leaked), button(words.requests.password_reset.action, "{{ secureUrl }}")]
        : [
            button(words.wasNotMe, "{{ secureUrl }}"),
            ...(OF_SIGN_IN.has(type) ? [text(`{{#if sessionsUrl}}${words.review}{{/if}}`)] : []),
            fine(
              ON_HOLD.has(type)
                ? words.onHold
                : `{{#if undoes}}${words.undoes}{{else}}${words.remedy}{{/if}}`,
            ),
          ]),
      line(),
      fine(words.aboutAccount),
    ]),
  };
}
