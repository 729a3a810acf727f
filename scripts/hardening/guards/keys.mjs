const TEST = "tests/hardening/abuse/owner-keys.test.ts";

/** Guards of `service/src/keys/`. @type {readonly import("../guards.mjs").Guard[]} */
export const KEYS_GUARDS = [
  {
    name: "A client makes API keys of the signed-in user only",
    file: "service/src/keys/manage-keys.ts",
    guard: 'if (owner === "user") requireOwn(call, ownerId, OWN_ONLY);',
    without: 'if (owner === "user") return;',
    test: TEST,
  },
  {
    name: "An anonymous user makes no API key",
    file: "service/src/keys/routes.ts",
    guard:
      "if ((await findUser(tx, project.id, id))?.isAnonymous) throw new PlainError(403, ANONYMOUS);",
    without: "",
    test: TEST,
  },
  {
    name: "An API key needs a fresh sign-in",
    file: "service/src/keys/routes.ts",
    guard: "await requireFreshCaller(tx, call);\n    await requireRoom(",
    without: "await requireRoom(",
    test: TEST,
  },
  {
    name: "Prolonging an API key needs a fresh sign-in",
    file: "service/src/keys/routes.ts",
    guard: "await requireFreshCaller(tx, call);\n      await announceKey(",
    without: "await announceKey(",
    test: TEST,
  },
  {
    name: "Nobody makes an API key unseen",
    file: "service/src/keys/routes.ts",
    guard:
      'if (user !== null) await announceProtection(tx, call, user, [{ type: "api_key_created" }]);',
    without: "if (user !== null) await announceProtection(tx, call, user, []);",
    test: TEST,
  },
  {
    name: "Checks of one API key have a limit",
    file: "service/src/keys/routes.ts",
    guard: 'await limitUser(context, info, "keyChecks", project.id, key.id);',
    without: "{}",
    test: TEST,
  },
];
