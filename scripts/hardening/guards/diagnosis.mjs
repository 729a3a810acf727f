/** Guards of `service/src/diagnosis/`. @type {readonly import("../guards.mjs").Guard[]} */
export const DIAGNOSIS_GUARDS = [
  {
    name: "The limits of one account are lifted a few times a day",
    file: "service/src/diagnosis/routes.ts",
    guard: 'await limitUser(context, info, "liftedLimits", project.id, user?.id ?? address);',
    without: "",
    test: "tests/hardening/limits/console-calls.test.ts",
  },
];
