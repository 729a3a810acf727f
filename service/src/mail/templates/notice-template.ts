import { wordsIn } from "../locales/index.js";
import type { NoticeType } from "../mail.js";
import type { Template } from "../render.js";
import { content, fine, heading, line, text } from "./content.js";

/** The template of a notice: what happened, when, from where, and what to do if it was not you. */
export function noticeTemplate(type: NoticeType, language: string): Template {
  const words = wordsIn(language);
  const { subject, title, body, remedy } = words.notices[type];
  return {
    subject,
    content: content([
      heading(title),
      text(words.greeting),
      text(body),
      text(`**${words.when}:** {{ when }}{{#if where}}\n**${words.where}:** {{ where }}{{/if}}`),
      line(),
      fine(remedy),
    ]),
  };
}
