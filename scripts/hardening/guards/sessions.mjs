/** Guards of `service/src/sessions/`. @type {readonly import("../guards.mjs").Guard[]} */
export const SESSIONS_GUARDS = [
  {
    name: "Protection changes need a fresh sign-in",
    file: "service/src/sessions/fresh-session.ts",
    guard: "if (!isFresh && project.config.freshSignInRequired && !session.isAnonymous)",
    without: "if (!isFresh && now < 0)",
    test: "tests/hardening/abuse/fresh-session.test.ts",
  },
  {
    name: "A session that ended changes no protection",
    file: "service/src/sessions/fresh-session.ts",
    guard: "if (!session) throw",
    without: "if (!session) return; else if (now < 0) throw",
    test: "tests/hardening/abuse/fresh-session.sqlite.test.ts",
  },
  {
    name: "A known kind of browser in another network is a new device",
    file: "service/src/sessions/origin.ts",
    guard: "(known.kind !== null && isNetworkKnown)",
    without: "(known.kind !== null || isNetworkKnown)",
    test: "tests/hardening/abuse/known-devices.test.ts",
  },
  {
    name: "After an objection the protection stays as it is",
    file: "service/src/sessions/fresh-session.ts",
    guard: "if (session.pausedUntil !== null && now < session.pausedUntil)",
    without: "if (session.pausedUntil !== null && now < 0)",
    test: "tests/hardening/abuse/takeover.test.ts",
  },
  {
    name: "A sign-in by a trusted device is no fresh one",
    file: "service/src/sessions/fresh-session.ts",
    guard: "STEP_UP_FRESH_MILLIS && !session.byTrust;",
    without: "STEP_UP_FRESH_MILLIS;",
    test: "tests/service/sign-in/trusted-device.test.ts",
  },
  {
    name: "A trusted device that is signed in confirms with both factors",
    file: "service/src/sessions/trusted-devices.ts",
    guard: ".where((where) => where.not(where.exists(living)))",
    without: "",
    test: "tests/service/sign-in/trusted-device.test.ts",
  },
  {
    name: "A session that is ended from another browser makes its own unknown",
    file: "service/src/sessions/routes.ts",
    guard: "await forgetDevice(tx, project.id, userId, deviceId);",
    without: "",
    test: "tests/service/sign-in/trusted-device.test.ts",
  },
  {
    name: "A session that is ended from another browser makes its network unknown",
    file: "service/src/sessions/routes.ts",
    guard: "await forgetNetworks(tx, project.id, userId, networkHashOf(info));",
    without: "",
    test: "tests/hardening/abuse/new-device-code.test.ts",
  },
];
