/** Guards of `service/src/settings/`. @type {readonly import("../guards.mjs").Guard[]} */
export const SETTINGS_GUARDS = [
  {
    name: "A service with a public address is in production",
    file: "service/src/settings/production.ts",
    guard: "if (!isLocalHost(hostname, localNetworks))",
    without: 'if (hostname === "")',
    test: "tests/hardening/abuse/development.test.ts",
  },
  {
    name: "Production refuses secrets that can be guessed",
    file: "service/src/settings/strength.ts",
    guard: "if (secret !== undefined && !isStrongSecret(secret))",
    without: 'if (secret === "x")',
    test: "tests/hardening/abuse/weak-secrets.test.ts",
  },
];
