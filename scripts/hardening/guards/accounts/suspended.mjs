/** Guards of `service/src/accounts/suspended/`. @type {readonly import("../../guards.mjs").Guard[]} */
export const SUSPENDED_GUARDS = [
  {
    name: "The first proof of an address forgets a stranger's networks and browsers",
    file: "service/src/accounts/suspended/suspend-account.ts",
    guard: "for (const table of FORGOTTEN) await ofUser(tx, table, projectId, userId).execute();",
    without: "",
    test: "tests/hardening/abuse/pre-hijacking.test.ts",
  },
  {
    name: "Suspended access is kept by a code of its own account",
    file: "service/src/accounts/suspended/routes.ts",
    guard: "if (code.subject !== userId) throw",
    without: "if (false && code.subject !== userId) throw",
    test: "tests/hardening/abuse/settle-suspended.test.ts",
  },
  {
    name: "The proof of an address ends the API keys from before",
    file: "service/src/accounts/suspended/suspend-account.ts",
    guard: "await revokeKeysOf(tx, projectId, userId, now);",
    without: "{}",
    test: "tests/hardening/abuse/owner-keys.test.ts",
  },
];
