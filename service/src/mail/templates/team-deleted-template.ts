import type { MailWords } from "../locales/words.js";
import type { Template } from "../render.js";
import { brand, button, content, fine, heading, line, text } from "./content.js";

/**
 * The template of a mail to the members of a team that was deleted. Only who deleted it gets the
 * button: someone else may have used their account.
 */
export const teamDeletedTemplate = ({
  greeting,
  teamDeleted,
  wasNotMe,
  remedy,
}: MailWords): Template => ({
  subject: teamDeleted.title,
  content: content([
    ...brand(),
    heading(teamDeleted.title),
    text(greeting),
    text("{{ when }}{{#if where}}\n{{ where }}{{/if}}"),
    text(teamDeleted.body),
    button(wasNotMe, "{{ secureUrl }}"),
    fine(`{{#if secureUrl}}${remedy}{{/if}}`),
    line(),
    fine(teamDeleted.wasMember),
  ]),
});
