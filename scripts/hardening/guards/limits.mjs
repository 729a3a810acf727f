/** Guards of `service/src/limits/`. @type {readonly import("../guards.mjs").Guard[]} */
export const LIMITS_GUARDS = [
  {
    name: "All networks of one customer count together",
    file: "service/src/limits/network.ts",
    guard: "  { bits: 56, factor: 4 },",
    without: "  { bits: 56, factor: 400 },",
    test: "tests/hardening/limits/networks.test.ts",
  },
  {
    name: "One customer leaves others half of an account's total",
    file: "service/src/limits/rate-limit.ts",
    guard: "Math.min(perAccount * network.factor, everywhere / 2)",
    without: "perAccount * network.factor * 100",
    test: "tests/hardening/limits/networks.test.ts",
  },
  {
    name: "A refused request uses up nothing that others share",
    file: "service/src/limits/rate-limit.ts",
    guard: "await countInWindows(context.db, countsOf(windows), -1);",
    without: "",
    test: "tests/hardening/limits/networks.test.ts",
  },
  {
    name: "An address gets a bounded number of mails a day",
    file: "service/src/limits/rate-limit.ts",
    guard:
      "if (wait === undefined || !(await isKnown(context, info, project, email))) return wait;",
    without: "if (wait !== undefined) return undefined;",
    test: "tests/hardening/limits/networks.test.ts",
  },
  {
    name: "The owner's browser passes what strangers used up",
    file: "service/src/limits/rate-limit.ts",
    guard: "if (await hasKnownDevice(db, context, info, projectId, account)) return true;",
    without: "",
    test: "tests/hardening/limits/networks.test.ts",
  },
  {
    name: "A claim to an address makes nobody its owner",
    file: "service/src/limits/owners.ts",
    guard: '"is_verified", "=",',
    without: '"is_verified", "<=",',
    test: "tests/hardening/limits/networks.test.ts",
  },
  {
    name: "A device token is the service's own",
    file: "service/src/limits/known-devices.ts",
    guard: "return isOwn && isAlive ? deviceId : undefined;",
    without: "return isOwn || isAlive ? deviceId : undefined;",
    test: "tests/hardening/abuse/known-devices.test.ts",
  },
];
