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
    guard: "await requireOtherManager(tx, project.id, member, rules.containment);",
    without: "{}",
    test: "tests/hardening/limits/team-rank.test.ts",
  },
  {
    name: "A removed member's invitations are withdrawn",
    file: "service/src/teams/routes.ts",
    guard: "await withdrawInvitations(tx, project.id, teamId, userId, context.clock.now());",
    without: "{}",
    test: "tests/hardening/limits/team-rank.test.ts",
  },
  {
    name: "The last who manages members names a successor before leaving",
    file: "service/src/teams/routes.ts",
    guard: "await requireSuccessor(project.id, tx, own);",
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
];
