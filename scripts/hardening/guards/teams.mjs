const DOMAINS = "tests/service/teams/team-domain.test.ts";
const OFFERS = "tests/service/teams/team-offer.test.ts";
const MAILS = "tests/service/teams/team-mail.test.ts";

/** Guards of `service/src/teams/`. @type {readonly import("../guards.mjs").Guard[]} */
export const TEAMS_GUARDS = [
  {
    name: "Removing a member needs the rank that demoting needs",
    file: "service/src/teams/routes.ts",
    guard: "await requireRank(project, tx, own, userId);",
    without: "{}",
    test: "tests/hardening/limits/team-rank.test.ts",
  },
  {
    name: "The last who manages members stays one",
    file: "service/src/teams/change-roles.ts",
    guard: "await requireOtherManager(tx, project.id, member);",
    without: "{}",
    test: "tests/hardening/limits/team-rank.test.ts",
  },
  {
    name: "Invitations that no list has leave room for others",
    file: "service/src/teams/invitations/make-room.ts",
    guard: "if (silenced.has(data.inviterId)) await",
    without: "if (false) await",
    test: "tests/hardening/limits/team-rank.test.ts",
  },
  {
    name: "A removed member's invitations are withdrawn",
    file: "service/src/teams/routes.ts",
    guard: "await withdrawInvitations(tx, projectId, member, now);",
    without: "{}",
    test: "tests/hardening/limits/team-rank.test.ts",
  },
  {
    name: "The last who manages members names a successor before leaving",
    file: "service/src/teams/routes.ts",
    guard: "await requireOtherManager(tx, project.id, own);",
    without: "{}",
    test: "tests/hardening/limits/team-rank.test.ts",
  },
  {
    name: "Who invites has a verified address",
    file: "service/src/teams/invitations/routes.ts",
    guard: "await requireVerified(context.db, project.id, inviterId);",
    without: "",
    test: "tests/hardening/limits/invitations.test.ts",
  },
  {
    name: "One sender's invitations have a limit",
    file: "service/src/teams/invitations/routes.ts",
    guard: 'await limitUser(context, info, "invitations", project.id, inviterId);',
    without: "",
    test: "tests/hardening/limits/invitations.test.ts",
  },
  {
    name: "Leaving a team ends the API keys that the member made for it",
    file: "service/src/teams/memberships.ts",
    guard: "await revokeKeysOfMember(tx, projectId, userId, context.clock.now(), { teamId });",
    without: "{}",
    test: "tests/hardening/abuse/owner-keys.test.ts",
  },
  {
    name: "A domain is verified by the text of its own record",
    file: "service/src/teams/domains/record.ts",
    guard: "texts?.some((text) => text.trim() === recordValue)",
    without: "true",
    test: DOMAINS,
  },
  {
    name: "No team has the domain of a public mail provider",
    file: "service/src/teams/domains/domain-name.ts",
    guard: "    isPublicProvider(domain)\n",
    without: "    false\n",
    test: DOMAINS,
  },
  {
    name: "An unverified domain lets no one in",
    file: "service/src/teams/domains/offers.ts",
    guard: '.where("verified_at", "is not", null)',
    without: "",
    test: OFFERS,
  },
  {
    name: "A claimed address finds no offers",
    file: "service/src/teams/domains/offers.ts",
    guard: "isVerified ? [[domainOf(canonicalEmail(value)), value]] : [],",
    without: "isVerified || true ? [[domainOf(canonicalEmail(value)), value]] : [],",
    test: OFFERS,
  },
  {
    name: "A domain does not bring back whom the team removed",
    file: "service/src/teams/routes.ts",
    guard: "await declinePerson(tx, projectId, member, now);",
    without: "{}",
    test: OFFERS,
  },
  {
    name: "A request ends with the address that it was made by",
    file: "service/src/teams/domains/offer-routes.ts",
    guard: "if (!address || (await findAddress(tx, call, member)) !== address) throw noRequest();",
    without: "",
    test: OFFERS,
  },
  {
    name: "People who join in one hour are in one mail",
    file: "service/src/teams/domains/mails.ts",
    guard: "const gathered = times > 1 ? { id: window.id, at: window.end, teamId } : undefined;",
    without: "const gathered = undefined;",
    test: MAILS,
  },
  {
    name: "A mail that waited says what is so when it is sent",
    file: "service/src/teams/domains/mails.ts",
    guard: "if (!first) return undefined;",
    without:
      "if (!first) return renderMessage(settings, db, { project, type, locale: null, variables });",
    test: MAILS,
  },
  {
    name: "Mails about people who join have a daily limit",
    file: "service/src/teams/domains/mails.ts",
    guard: 'times > 2 || (await mayMail(context, tx, info, "joiners", project.id, to))',
    without: "true",
    test: MAILS,
  },
  {
    name: "A domain whose record is gone lets no one in",
    file: "service/src/teams/domains/offer-routes.ts",
    guard: "if (asked) await recheckDomain(call, teamId, asked.domain);",
    without: "",
    test: DOMAINS,
  },
  {
    name: "A request does not outlive the record of its domain",
    file: "service/src/teams/domains/offer-routes.ts",
    guard:
      "if (address) await recheckDomain(call, member.teamId, domainOf(canonicalEmail(address)));",
    without: "",
    test: DOMAINS,
  },
  {
    name: "A domain that lost its record needs a new one",
    file: "service/src/teams/domains/record.ts",
    guard: "{ verified_at: null, token: randomString() }",
    without: "{}",
    test: DOMAINS,
  },
];
