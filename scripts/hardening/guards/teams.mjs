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
    file: "service/src/teams/member-roles.ts",
    guard: "await requireOtherManager(tx, project.id, member, containment);",
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
];
