import type { MailWords } from "../locales/words.js";
import type { Template } from "../render.js";
import { brand, content, fine, heading, line, text } from "./content.js";

/** The template of a mail to the members of a team that was deleted. */
export const teamDeletedTemplate = ({ greeting, teamDeleted }: MailWords): Template => ({
  subject: teamDeleted.title,
  content: content([
    ...brand(),
    heading(teamDeleted.title),
    text(greeting),
    text("{{ when }}"),
    text(teamDeleted.body),
    line(),
    fine(teamDeleted.wasMember),
  ]),
});
