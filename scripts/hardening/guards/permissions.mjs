/** Guards of `service/src/permissions/`. @type {readonly import("../guards.mjs").Guard[]} */
export const PERMISSIONS_GUARDS = [
  {
    name: "Members act in a team only with the permission",
    file: "service/src/permissions/require-team-permission.ts",
    guard: "if (await contains(db, projectId, direct, permission)) return;",
    without: "return;",
    test: "tests/service/teams/team.test.ts",
  },
];
