/** Guards of `service/src/mail/`. @type {readonly import("../guards.mjs").Guard[]} */
export const MAIL_GUARDS = [
  {
    name: "Names in mails have no links",
    file: "service/src/mail/names.ts",
    guard: "plain[name] = withoutLinks(value);",
    without: "plain[name] = value;",
    test: "tests/hardening/limits/invitations.test.ts",
  },
];
