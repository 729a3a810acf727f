/** Guards of `service/src/administration/`. @type {readonly import("../guards.mjs").Guard[]} */
export const ADMINISTRATION_GUARDS = [
  {
    name: "A link to an export works once",
    file: "service/src/administration/jobs/export-link.ts",
    guard: "|| !(await consume(context, opened))",
    without: "",
    test: "tests/service/projects/export.test.ts",
  },
  {
    name: "Deletions by an administrator's job are mailed",
    file: "service/src/administration/jobs/actions.ts",
    guard: 'if (job.actor_type === "administrator")',
    without: "if (!job)",
    test: "tests/service/console/deletions.test.ts",
  },
];
