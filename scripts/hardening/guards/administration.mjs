/** Guards of `service/src/administration/`. @type {readonly import("../guards.mjs").Guard[]} */
export const ADMINISTRATION_GUARDS = [
  {
    name: "A link to an export works once",
    file: "service/src/administration/jobs/export-link.ts",
    guard: "|| !(await consume(context, opened))",
    without: "",
    test: "tests/service/projects/export.test.ts",
  },
];
