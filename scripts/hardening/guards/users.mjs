/** Guards of `service/src/users/`. @type {readonly import("../guards.mjs").Guard[]} */
export const USERS_GUARDS = [
  {
    name: "A cursor of another account's activity leads nowhere",
    file: "service/src/users/auth-events/list-activity.ts",
    guard: "if (cursor !== undefined && !first) return { rows: [], nextCursor: null };",
    without: "",
    test: "tests/service/users/activity.test.ts",
  },
  {
    name: "A claim in use is not displaced",
    file: "service/src/users/address-claims.ts",
    guard: "({ isInUse }) => !isInUse",
    without: "() => true",
    test: "tests/hardening/abuse/pre-hijacking.test.ts",
  },
  {
    name: "Addresses that left an account hear of its changes",
    file: "service/src/users/protection.ts",
    guard: "[...former, ...channels.filter(({ isVerified }) => isVerified)]",
    without: "channels.filter(({ isVerified }) => isVerified)",
    test: "tests/hardening/abuse/takeover.test.ts",
  },
  {
    name: "An address that was just added undoes nothing",
    file: "service/src/users/former-addresses.ts",
    guard: "const isOld = isVerified && !gained.has(canonical);",
    without: "const isOld = isVerified && gained.size >= 0;",
    test: "tests/hardening/abuse/takeover.test.ts",
  },
  {
    name: "An address that never signed in undoes nothing",
    file: "service/src/users/former-addresses.ts",
    guard: "return isOld && (usedForAuth || (isPrimary && !madePrimary.has(canonical)))",
    without: "return isOld && (usedForAuth || isPrimary || madePrimary.size >= 0)",
    test: "tests/hardening/abuse/takeover.test.ts",
  },
  {
    name: "More changes than can be mailed are refused",
    file: "service/src/users/protection.ts",
    guard: "if ((counts.get(key) ?? 0) <= MAX_PROTECTION_CHANGES) return;",
    without: "if (counts.size > 0) return;",
    test: "tests/hardening/abuse/takeover.test.ts",
  },
  {
    name: "An objection gives back nothing that a thief added",
    file: "service/src/users/former-credentials.ts",
    guard: '.where("created_at", "<", at)',
    without: "",
    test: "tests/hardening/abuse/undo-removals.test.ts",
  },
];
