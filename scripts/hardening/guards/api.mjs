/** Guards of `service/src/api/`. @type {readonly import("../guards.mjs").Guard[]} */
export const API_GUARDS = [
  {
    name: "A token of another project proves nothing here",
    file: "service/src/api/identify.ts",
    guard: "if (reading.token.projectId !== projectId) {",
    without: 'if (reading.token.projectId === "") {',
    test: "tests/service/http/foreign.test.ts",
  },
  {
    name: "Owners administer their own projects only",
    file: "service/src/api/identify.ts",
    guard: "if (!managed.includes(projectId)) throw",
    without: "if (managed.length > 1000) throw",
    test: "tests/service/projects/owned-projects.test.ts",
  },
  {
    name: "An ended session's access token is refused",
    file: "service/src/api/identify.ts",
    guard: "if (holder && !holder.sessionLives) return",
    without: "if (holder && false) return",
    test: "tests/service/sign-in/session.test.ts",
  },
  {
    name: "One user's bodies have a share",
    file: "service/src/api/handle-operation.ts",
    guard: "share: BODIES_OF_USER_BYTES",
    without: "share: BODIES_OF_NETWORK_BYTES * BODIES_OF_USER_BYTES",
    test: "tests/hardening/limits/slow-bodies.test.ts",
  },
  {
    name: "A user's changes have a limit",
    file: "service/src/api/handle-operation.ts",
    guard: 'if (level === "client" && caller.userId !== undefined && CHANGES.has(info.method))',
    without: 'if (level === "client" && caller.userId === "" && CHANGES.has(info.method))',
    test: "tests/hardening/limits/webhook-queue.test.ts",
  },
  {
    name: "/health?db writes on SQLite",
    file: "service/src/api/pages/readiness.ts",
    guard: "if (isSqlite(db)) {",
    without: "if (isSqlite(db)) { return;",
    test: "tests/service/http/pages.test.ts",
  },
  {
    name: "A deleted database file turns health red",
    file: "service/src/api/pages/readiness.ts",
    guard: "await disk?.requireSameFile();",
    without: "",
    test: "tests/service/http/pages.test.ts",
  },
];
