const TEST = "tests/service/console/agents.test.ts";

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
];
