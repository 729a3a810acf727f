import type { JoiningType, Message } from "../../http/context/mail.js";
import type { MailWords } from "../locales/words.js";
import type { Template } from "../render.js";
import { brand, button, content, fine, heading, line, text } from "./content.js";

const TYPES: readonly Message["type"][] = [
  "team_join_requested",
  "team_joined",
  "team_join_accepted",
] satisfies readonly JoiningType[];

export const isAboutJoining = (type: Message["type"]): type is JoiningType => TYPES.includes(type);

/** The template of a mail about people who join a team by its domain. */
export function joiningTemplate(type: JoiningType, { greeting, joining }: MailWords): Template {
  if (type === "team_join_accepted")
    return {
      subject: joining.acceptedTitle,
      content: content([
        ...brand(),
        heading(joining.acceptedTitle),
        text(greeting),
        text(joining.acceptedBody),
        button(joining.openApp, "{{ appUrl }}"),
      ]),
    };
  const { one, more, body } = joining[type];
  const subject = `{{#if personDisplayName}}${one}{{else}}${more}{{/if}}`;
  return {
    subject,
    content: content([
      ...brand(),
      heading(subject),
      text(greeting),
      text("{{ address }}"),
      text(body),
      button(joining.openTeam, "{{ teamUrl }}"),
      line(),
      fine(joining.managesTeam),
    ]),
  };
}
