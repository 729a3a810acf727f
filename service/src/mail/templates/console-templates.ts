import type { ConsoleMailType, Message } from "../../http/context/mail.js";
import type { Template } from "../render.js";
import { button, code, content, fine, heading, line, text } from "./content.js";

/** The mails to administrators. */
export const CONSOLE_TEMPLATES: Readonly<Record<ConsoleMailType, Template>> = {
  administrator_code: {
    subject: "Your code for the console",
    content: content([
      heading("Your code for the console"),
      text("It proves that this address is yours, for the first account of the console."),
      code(),
      fine("It works for {{ expiresIn }}. Enter it only where you opened the link of the service."),
      line(),
      fine("You did not open such a link? Then do nothing: without the code no account is made."),
    ]),
  },
  administrator_invitation: {
    subject: "You are invited to administer {{ projectsDisplayName }}",
    content: content([
      heading("You are invited to administer {{ projectsDisplayName }}"),
      text(
        "{{ inviterDisplayName }} gives you the role {{ role }} in the console of the " +
          "service that people sign in by.",
      ),
      button("Open the console", "{{ link }}"),
      fine("The link works once, until {{ until }}. It is for the address of this mail alone."),
      line(),
      fine(
        "You do not know {{ inviterDisplayName }}? Then do nothing: without you it ends by itself.",
      ),
    ]),
  },
  webhook_paused: {
    subject: "A webhook of {{ projectsDisplayName }} is paused",
    content: content([
      heading("A webhook of {{ projectsDisplayName }} is paused"),
      text(
        "{{ url }} has accepted nothing for a day. Its events wait, each for five days, " +
          "and nothing is sent until you resume it.",
      ),
      text("The latest attempt: {{ problem }}"),
      line(),
      fine("Repair the receiver, then press Resume in the console of the service, under Webhooks."),
    ]),
  },
  administrators_changed: {
    subject: "{{ fact }}",
    content: content([
      heading("{{ fact }}"),
      text("{{ when }}{{#if where}}\n{{ where }}{{/if}}"),
      button("See the administrators", "{{ link }}"),
      line(),
      fine(
        "You did not expect this? Open the console, remove who should not be there, and " +
          "end your other sessions. `npx @stackkit/service admin link --recover` lets you " +
          "in where you are locked out.",
      ),
    ]),
  },
  agent_key_created: {
    subject: "{{ fact }}",
    content: content([
      heading("{{ fact }}"),
      text("It may: {{ scopes }}. It ends {{ until }}."),
      text("{{ when }}{{#if where}}\n{{ where }}{{/if}}"),
      button("See the keys", "{{ link }}"),
      line(),
      fine(
        "You did not expect this? Revoke the key under Keys in the console: it stops working " +
          "right away. Then see who administers the project.",
      ),
    ]),
  },
  project_key_created: {
    subject: "{{ fact }}",
    content: content([
      heading("{{ fact }}"),
      text("{{ when }}{{#if where}}\n{{ where }}{{/if}}"),
      button("See the keys", "{{ link }}"),
      line(),
      fine(
        "You did not expect this? Revoke the key under Keys in the console, and see who " +
          "administers the project: a key works on without the person who made it.",
      ),
    ]),
  },
  mail_routes_changed: {
    subject: "{{ fact }}",
    content: content([
      heading("{{ fact }}"),
      text("It decides from now on what people get by email, or how they sign in."),
      text("{{ when }}{{#if where}}\n{{ where }}{{/if}}"),
      button("See the settings", "{{ link }}"),
      line(),
      fine(
        "You did not expect this? Set it back in the console, and see who administers the project.",
      ),
    ]),
  },
  users_exported: {
    subject: "{{ fact }}",
    content: content([
      heading("{{ fact }}"),
      text("The file can be downloaded for a day."),
      text("{{ when }}{{#if where}}\n{{ where }}{{/if}}"),
      button("See the jobs", "{{ link }}"),
      line(),
      fine(
        "You did not expect this? Cancel it under Jobs in the console if it still runs, and see " +
          "who administers the project.",
      ),
    ]),
  },
  users_deletion_started: {
    subject: "{{ fact }}",
    content: content([
      heading("{{ fact }}"),
      text("It goes on until it is paused. Only a backup has the users who are deleted."),
      text("{{ when }}{{#if where}}\n{{ where }}{{/if}}"),
      button("See the jobs", "{{ link }}"),
      line(),
      fine(
        "You did not expect this? Pause it under Jobs in the console right away, and see who " +
          "administers the project.",
      ),
    ]),
  },
  webhook_endpoint_changed: {
    subject: "{{ fact }}",
    content: content([
      heading("{{ fact }}"),
      text("{{#if url}}{{ url }}\n{{/if}}Events have the personal data of users."),
      text("{{ when }}{{#if where}}\n{{ where }}{{/if}}"),
      button("See the webhooks", "{{ link }}"),
      line(),
      fine(
        "You did not expect this? Delete the endpoint under Webhooks in the console, and see who " +
          "administers the project.",
      ),
    ]),
  },
  project_deleted: {
    subject: "{{ fact }}",
    content: content([
      heading("{{ fact }}"),
      text("Its users, teams, settings and keys are gone. Only a backup has them."),
      text("{{ when }}{{#if where}}\n{{ where }}{{/if}}"),
      button("Open the console", "{{ link }}"),
      line(),
      fine(
        "You did not expect this? See who administers your other projects. The guide of the " +
          "service says how to restore a backup.",
      ),
    ]),
  },
};

/** Whether a mail is for administrators. */
export const isOfConsole = (type: Message["type"]): type is ConsoleMailType =>
  type in CONSOLE_TEMPLATES;
