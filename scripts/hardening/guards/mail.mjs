/** Guards of `service/src/mail/`. @type {readonly import("../guards.mjs").Guard[]} */
export const MAIL_GUARDS = [
  {
    name: "Names in mails have no links",
    file: "service/src/mail/names.ts",
    guard: "plain[name] = withoutLinks(value);",
    without: "plain[name] = value;",
    test: "tests/hardening/limits/invitations.test.ts",
  },
  {
    name: "The queue of mails has a bound",
    file: "service/src/mail/create-mail.ts",
    guard: 'state === "waiting" ? await dropExcess(',
    without: 'state === "kept" ? await dropExcess(',
    test: "tests/hardening/limits/mail-queue.test.ts",
  },
  {
    name: "Lists of sent mails have no code",
    file: "service/src/mail/mails-table.ts",
    guard: "subject: withoutCode(sending),",
    without: "subject: sending.subject,",
    test: "tests/service/mail/sent-mails.test.ts",
  },
];
