const TEST = "tests/service/console/agents.test.ts";
const HANDOVER = "tests/hardening/abuse/console-handover.test.ts";
const CALLS = "tests/hardening/limits/console-calls.test.ts";
const DEVELOPMENT = "tests/hardening/abuse/development.test.ts";

/** Guards of `service/src/console/`. @type {readonly import("../guards.mjs").Guard[]} */
export const CONSOLE_GUARDS = [
  {
    name: "An agent acts within the scopes of its key",
    file: "service/src/console/agents/call-tool.ts",
    guard: "if (!key.scopes.includes(tool.scope))",
    without: "if (false)",
    test: TEST,
  },
  {
    name: "An agent does nothing that needs a fresh sign-in",
    file: "service/src/console/agents/call-tool.ts",
    guard: "if (isGrave(tool.rule, inputs))",
    without: "if (false)",
    test: TEST,
  },
  {
    name: "An agent loses what its administrator loses",
    file: "service/src/console/agents/mcp.ts",
    guard: "if (!role || !project) throw noAgent();",
    without: 'if (!project) throw noAgent();\n  if (!role) return { key, project, role: "admin" };',
    test: TEST,
  },
  {
    name: "Pages of others do not call as agents",
    file: "service/src/console/agents/mcp.ts",
    guard: "if (origin !== null && origin !== ownOrigin(info, settings))",
    without: "if (false)",
    test: TEST,
  },
  {
    name: "In development, agents call from this machine alone",
    file: "service/src/console/agents/mcp.ts",
    guard: "if (!settings.production) requireLocal(MCP_PATH, info, settings);",
    without: "",
    test: DEVELOPMENT,
  },
  {
    name: "A change of how a user is protected needs a fresh sign-in in the console",
    file: "service/src/console/operations.ts",
    guard: "{ role: roleOfUserChange, fresh: changesProtection }",
    without: "{ role: roleOfUserChange }",
    test: HANDOVER,
  },
  {
    name: "Removing a user's passkey needs a fresh sign-in in the console",
    file: "service/src/console/operations.ts",
    guard: '{ role: "support", fresh: true }',
    without: '{ role: "support" }',
    test: HANDOVER,
  },
  {
    name: "A new account with a way in needs a fresh sign-in in the console",
    file: "service/src/console/operations.ts",
    guard: '{ role: "admin", fresh: givesWayIn }',
    without: '{ role: "admin" }',
    test: HANDOVER,
  },
  {
    name: "Settings that decide who gets in need a fresh sign-in in the console",
    file: "service/src/console/operations.ts",
    guard: '{ role: "admin", fresh: decidesAccess }',
    without: '{ role: "admin" }',
    test: HANDOVER,
  },
  {
    name: "No caller passes for a server at the console",
    file: "service/src/console/require-own-page.ts",
    guard: "if (header(info, HEADERS.accessType) !== undefined)",
    without: "if (false)",
    test: HANDOVER,
  },
  {
    name: "What permissions and roles allow is changed with a fresh sign-in in the console",
    file: "service/src/console/operations.ts",
    guard: "    permissions.grantInProject,\n    projectPermissionDefinitions.create,",
    without: "    projectPermissionDefinitions.create,",
    test: HANDOVER,
  },
  {
    name: "A job that signs many people out needs a fresh sign-in",
    file: "service/src/console/rules.ts",
    guard: 'kind !== "add-to-team"',
    without: 'kind === "delete" || kind === "export" || kind === "export-audit"',
    test: HANDOVER,
  },
  {
    name: "Resuming a job needs a fresh sign-in",
    file: "service/src/console/operations.ts",
    guard: '{ role: "admin", fresh: resumesJob }',
    without: '{ role: "admin" }',
    test: HANDOVER,
  },
  {
    name: "An administrator's mails have a limit",
    file: "service/src/console/operations.ts",
    guard: '{ role: "admin", limit: "mailsOfConsole" }',
    without: '{ role: "admin" }',
    test: CALLS,
  },
  {
    name: "What support resends has a limit",
    file: "service/src/console/operations.ts",
    guard: '{ role: "support", limit: "mailsOfConsole" }',
    without: '{ role: "support" }',
    test: CALLS,
  },
  {
    name: "Tests of an endpoint have a limit",
    file: "service/src/console/operations.ts",
    guard: '{ role: "admin", limit: "checks" }',
    without: '{ role: "admin" }',
    test: CALLS,
  },
  {
    name: "An agent's key shares its administrator's limits",
    file: "service/src/console/agents/call-tool.ts",
    guard: "tool.rule, key.created_by)",
    without: "tool.rule, key.id)",
    test: CALLS,
  },
  {
    name: "Only owners make admin keys in the console",
    file: "service/src/console/rules.ts",
    guard: 'body.hasSuperSecretAdminKey === true ? "owner" : "admin";',
    without: 'body.hasSuperSecretAdminKey === undefined ? "owner" : "admin";',
    test: HANDOVER,
  },
];
