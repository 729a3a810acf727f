/** Guards of `service/src/next/`. @type {readonly import("../guards.mjs").Guard[]} */
export const NEXT_GUARDS = [
  {
    name: "A reset mail of a service in an app is made after the answer",
    file: "service/src/next/open-service.ts",
    guard: "if (!waitAfter(async () => resolve())) setImmediate(resolve);",
    without: "setImmediate(resolve);",
    test: "tests/service/in-app/in-app-service.test.ts",
  },
];
