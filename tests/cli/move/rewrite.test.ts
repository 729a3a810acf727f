import ts from "typescript";
import { describe, expect, it } from "vitest";
import { rewriteSource } from "../../../src/cli/move/rewrite.js";

const errorsIn = (text: string): number => {
  const { parseDiagnostics } = ts.createSourceFile(
    "file.tsx",
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  ) as ts.SourceFile & { parseDiagnostics: readonly unknown[] };
  return parseDiagnostics.length;
};

/** The new text of a source without places to look at by hand. */
function moved(text: string): string {
  const result = rewriteSource(text);
  expect(result.notes, text).toEqual([]);
  expect(errorsIn(result.text), result.text).toBe(errorsIn(text));
  expect(rewriteSource(result.text).text).toBe(result.text);
  return result.text;
}

/** The lines of a source that is left as it is. */
function left(text: string): number[] {
  const result = rewriteSource(text);
  expect(result.text).toBe(text);
  return result.notes.map(({ line }) => line);
}

describe("imports of @stackframe/stack", () => {
  it.each([
    ['import { useUser } from "@stackframe/stack";', 'import { useUser } from "@stackkit/next";'],
    ["import {useUser} from '@stackframe/stack'", "import {useUser} from '@stackkit/next'"],
    [
      'import { StackServerApp } from "@stackframe/stack";',
      'import { StackServerApp } from "@stackkit/next/server";',
    ],
    [
      'import { StackAdminApp as Admin } from "@stackframe/stack";',
      'import { StackAdminApp as Admin } from "@stackkit/next/admin";',
    ],
    [
      'import { StackHandler } from "@stackframe/stack";',
      'import { StackHandler } from "@stackkit/next/handler";',
    ],
    [
      'import type { StackServerApp, CurrentUser } from "@stackframe/stack";',
      'import type { StackServerApp, CurrentUser } from "@stackkit/next";',
    ],
    [
      'import { type StackServerApp, useUser } from "@stackframe/stack";',
      'import { type StackServerApp, useUser } from "@stackkit/next";',
    ],
    [
      'import {\n  // the hook\n  useUser,\n  UserButton, /* small */\n} from "@stackframe/stack";',
      'import {\n  // the hook\n  useUser,\n  UserButton, /* small */\n} from "@stackkit/next";',
    ],
    [
      'import{useUser,UserButton}from"@stackframe/stack";',
      'import{useUser,UserButton}from"@stackkit/next";',
    ],
    [
      'import { useUser }\n  from\n  /* moved soon */ "@stackframe/stack";',
      'import { useUser }\n  from\n  /* moved soon */ "@stackkit/next";',
    ],
    ['import "@stackframe/stack";', 'import "@stackkit/next";'],
    ['import {} from "@stackframe/stack";', 'import {} from "@stackkit/next";'],
    ['export { SignIn } from "@stackframe/stack";', 'export { SignIn } from "@stackkit/next";'],
    [
      'export type { Team } from "@stackframe/stack";',
      'export type { Team } from "@stackkit/next";',
    ],
    [
      'import { KnownErrors } from "@stackframe/stack-shared";',
      'import { KnownErrors } from "@stackkit/next";',
    ],
    [
      'import * as Stack from "@stackframe/stack";\nexport const f = () => <Stack.UserButton />;',
      'import * as Stack from "@stackkit/next";\nexport const f = () => <Stack.UserButton />;',
    ],
  ])("%s", (before, after) => {
    expect(moved(before)).toBe(after);
  });

  it.each([
    [
      'import { HexclaveServerApp } from "@hexclave/next";',
      'import { StackServerApp as HexclaveServerApp } from "@stackkit/next/server";',
    ],
    [
      'import { HexclaveHandler as Page } from "@stackframe/stack";',
      'import { StackHandler as Page } from "@stackkit/next/handler";',
    ],
    [
      "import {\n  useUser,\n  HexclaveProvider,\n  type HexclaveClientApp,\n" +
        '} from "@hexclave/next";',
      "import {\n  useUser,\n  StackProvider as HexclaveProvider,\n" +
        '  type StackClientApp as HexclaveClientApp,\n} from "@stackkit/next";',
    ],
    [
      'import { useHexclaveApp, HexclaveAdminApp } from "@hexclave/next";',
      'import { useStackApp as useHexclaveApp } from "@stackkit/next";\n' +
        'import { StackAdminApp as HexclaveAdminApp } from "@stackkit/next/admin";',
    ],
    [
      'export { HexclaveTheme } from "@hexclave/next";',
      'export { StackTheme as HexclaveTheme } from "@stackkit/next";',
    ],
    [
      'import { StackServerApp } from "@hexclave/next";',
      'import { StackServerApp } from "@stackkit/next/server";',
    ],
    [
      'import { KnownErrors } from "@hexclave/shared";',
      'import { KnownErrors } from "@stackkit/next";',
    ],
  ])("of the package's newer name: %s", (before, after) => {
    expect(moved(before)).toBe(after);
  });

  it.each([
    'import { HexclaveTheme /* look */ } from "@hexclave/next";',
    'import * as H from "@hexclave/next"; new H.HexclaveServerApp({});',
    'const { HexclaveServerApp } = await import("@hexclave/next");',
    'vi.mock("@hexclave/next", () => ({ HexclaveServerApp: vi.fn() }));',
  ])("%s is left as it is, with the kit's name", (text) => {
    const { text: after, notes } = rewriteSource(text);
    expect(after).toBe(text);
    expect(notes.map(({ words }) => words).join()).toMatch(/Write Stack\w+ for Hexclave\w+/);
  });

  it("become one import per entry point if names need several", () => {
    expect(
      moved(
        "import { StackProvider, StackServerApp as App, type Team } from " +
          '"@stackframe/stack";\nexport const a = 1;\n',
      ),
    ).toBe(
      'import { StackProvider, type Team } from "@stackkit/next";\n' +
        'import { StackServerApp as App } from "@stackkit/next/server";\n' +
        "export const a = 1;\n",
    );
    expect(moved("import {StackHandler,\n\tuseUser} from '@stackframe/stack'\nconst a = 1")).toBe(
      "import { StackHandler } from '@stackkit/next/handler'\n" +
        "import { useUser } from '@stackkit/next'\nconst a = 1",
    );
    expect(moved('export { StackServerApp, useUser } from "@stackframe/stack";')).toBe(
      'export { StackServerApp } from "@stackkit/next/server";\n' +
        'export { useUser } from "@stackkit/next";',
    );
  });

  it("keep the line ends and indents of the file", () => {
    expect(
      moved('\uFEFFimport { StackHandler, useUser } from "@stackframe/stack";\r\nlet a;\r\n'),
    ).toBe(
      '\uFEFFimport { StackHandler } from "@stackkit/next/handler";\r\n' +
        'import { useUser } from "@stackkit/next";\r\nlet a;\r\n',
    );
    expect(
      moved(
        'declare module "x" {\n  import { StackHandler, useUser } from "@stackframe/stack";\n}',
      ),
    ).toContain('\n  import { useUser } from "@stackkit/next";\n}');
  });

  it.each([
    ["a default import", 'import Stack from "@stackframe/stack";'],
    [
      "a name that the kit does not have",
      'import { useUser, somethingNewer } from "@stackframe/stack";',
    ],
    ["a hand-on of everything", 'export * from "@stackframe/stack";'],
    ["a hand-on under one name", 'export * as stack from "@stackframe/stack";'],
    [
      "a namespace that is handed around",
      'import * as Stack from "@stackframe/stack"; use(Stack);',
    ],
    [
      "a namespace of several entry points",
      'import * as S from "@stackframe/stack"; S.useUser; S.StackServerApp;',
    ],
    [
      "comments that would lose their names",
      'import { StackHandler /* page */, useUser } from "@stackframe/stack";',
    ],
    [
      "a statement in a string",
      `const code = "import { StackHandler, useUser } from '@stackframe/stack';";`,
    ],
    ["a module declaration", 'declare module "@stackframe/stack" { interface X {} }'],
    ["a list of a build tool", 'export default { transpilePackages: ["@stackframe/stack"] };'],
    ["a file of the package", 'import x from "@stackframe/stack/dist/index.js";'],
    [
      "a name that only the newer package has",
      'import { defineHexclaveConfig } from "@hexclave/next";',
    ],
    ["another package of the newer family", 'import { HexclaveClientApp } from "@hexclave/react";'],
    ["another package of the family", 'import { StackClientApp } from "@stackframe/react";'],
  ])("%s is unchanged and reported", (_, text) => {
    expect(left(text).length).toBe(1);
  });

  it("is reported with its line", () => {
    expect(left('import "react";\n\n\nimport Stack from "@stackframe/stack";\n')).toEqual([4]);
  });

  it("goes on with the rest of a file after a place that it leaves", () => {
    const { text, notes } = rewriteSource(
      'export * from "@stackframe/stack";\nimport { useUser } from "@stackframe/stack";\n',
    );
    expect(text).toBe(
      'export * from "@stackframe/stack";\nimport { useUser } from "@stackkit/next";\n',
    );
    expect(notes.map(({ line }) => line)).toEqual([1]);
  });
});

describe("imports at run time", () => {
  it.each([
    [
      'const { StackServerApp } = await import("@stackframe/stack");',
      'const { StackServerApp } = await import("@stackkit/next/server");',
    ],
    [
      'const { useUser: u, UserButton } = require("@stackframe/stack");',
      'const { useUser: u, UserButton } = require("@stackkit/next");',
    ],
    [
      'const App = (await import("@stackframe/stack")).StackAdminApp;',
      'const App = (await import("@stackkit/next/admin")).StackAdminApp;',
    ],
    [
      'const x = require("@stackframe/stack").useUser;',
      'const x = require("@stackkit/next").useUser;',
    ],
    [
      'const S = require("@stackframe/stack");\nnew S.StackServerApp({});',
      'const S = require("@stackkit/next/server");\nnew S.StackServerApp({});',
    ],
    [
      "const B = dynamic(() => import('@stackframe/stack').then((m) => m.UserButton));",
      "const B = dynamic(() => import('@stackkit/next').then((m) => m.UserButton));",
    ],
    [
      'lazy(() => import("@stackframe/stack").then(mod => ({ default: mod.SignIn })))',
      'lazy(() => import("@stackkit/next").then(mod => ({ default: mod.SignIn })))',
    ],
    [
      'import("@stackframe/stack").then(({ StackHandler }) => use(StackHandler));',
      'import("@stackkit/next/handler").then(({ StackHandler }) => use(StackHandler));',
    ],
    [
      "const { useUser } = await import(`@stackframe/stack`);",
      "const { useUser } = await import(`@stackkit/next`);",
    ],
    [
      'type U = import("@stackframe/stack").CurrentUser;',
      'type U = import("@stackkit/next").CurrentUser;',
    ],
  ])("%s", (before, after) => {
    expect(moved(before)).toBe(after);
  });

  it.each([
    'const all = await import("@stackframe/stack"); use(all);',
    'load(() => import("@stackframe/stack"));',
    'const { useUser, StackServerApp } = require("@stackframe/stack");',
    'const { a: { b } } = require("@stackframe/stack");',
    'import("@stackframe/stack").then((m) => use(m));',
    'const path = "@stackframe/stack"; import(path);',
  ])("%s is unchanged and reported", (text) => {
    expect(left(text)).toEqual([1]);
  });
});

describe("other packages of the old kit", () => {
  it("are named with what is imported from them, and what to use instead", () => {
    const { notes } = rewriteSource(
      'import {\n  Button,\n  Card,\n} from "@stackframe/stack-ui";\n' +
        'import { wait } from "@stackframe/stack-shared/dist/utils/promises";\n' +
        '// see @stackframe/stack-ui\nmail("@stackframe/stack-emails");\n',
    );
    expect(notes.map(({ line, words }) => `${line} ${words}`)).toEqual([
      expect.stringMatching(/^4 @stackframe\/stack-ui \(Button, Card\): .*shadcn/),
      expect.stringMatching(
        /^5 @stackframe\/stack-shared\/dist\/utils\/promises \(wait\): It is internal/,
      ),
      expect.stringMatching(/^7 @stackframe\/stack-emails: The command does not know/),
    ]);
  });
});

it("leaves imports that are commented out, and does not report them", () => {
  const text =
    '// import { useUser } from "@stackframe/stack";\n' +
    '/* import "@stackframe/stack-ui"; */\nexport {};\n';
  expect(rewriteSource(text)).toEqual({ text, changes: [], notes: [] });
});

describe("mocks", () => {
  it("follow the names that they make up", () => {
    expect(moved('vi.mock("@stackframe/stack", () => ({ useUser: vi.fn() }));')).toBe(
      'vi.mock("@stackkit/next", () => ({ useUser: vi.fn() }));',
    );
    expect(
      moved(
        "jest.mock('@stackframe/stack', () => ({ StackServerApp: jest.fn(() => ({ text: " +
          '"a ) b" })) }))',
      ),
    ).toBe(
      "jest.mock('@stackkit/next/server', () => ({ StackServerApp: jest.fn(() => ({ " +
        'text: "a ) b" })) }))',
    );
    expect(
      moved(
        'vi.mock("@stackframe/stack", async () => ({\n  ...(await vi.importActual<typeof ' +
          'import("@stackframe/stack")>("@stackframe/stack")),\n' +
          "  useUser: () => null, // nobody (yet\n}));",
      ),
    ).toBe(
      'vi.mock("@stackkit/next", async () => ({\n' +
        '  ...(await vi.importActual<typeof import("@stackkit/next")>("@stackkit/next")),\n' +
        "  useUser: () => null, // nobody (yet\n}));",
    );
    expect(moved('const { useUser } = jest.requireActual("@stackframe/stack");')).toBe(
      'const { useUser } = jest.requireActual("@stackkit/next");',
    );
  });

  it.each([
    'vi.mock("@stackframe/stack");',
    'vi.mock("@stackframe/stack", () => ({ useUser: vi.fn(), StackServerApp: vi.fn() }));',
  ])("%s is unchanged and reported", (text) => {
    expect(left(text)).toEqual([1]);
  });
});

describe("syntax", () => {
  it("decides by the names that code reads, not by text that looks like it", () => {
    expect(
      moved(
        'import * as Stack from "@stackframe/stack";\n// Stack.StackServerApp\n' +
          'export const s = "Stack.StackAdminApp";\nexport type U = Stack.CurrentUser;\n',
      ),
    ).toContain('from "@stackkit/next";');
    expect(moved('import("@stackframe/stack").then((m) => [m.useUser, m.SignIn]);')).toBe(
      'import("@stackkit/next").then((m) => [m.useUser, m.SignIn]);',
    );
    expect(
      moved(
        'import Stack = require("@stackframe/stack");\n' +
          "export const app = new Stack.StackServerApp({});",
      ),
    ).toContain('require("@stackkit/next/server")');
    expect(moved('export type A = import("@stackframe/stack").StackServerApp;')).toBe(
      'export type A = import("@stackkit/next").StackServerApp;',
    );
  });

  it("follows a mock that names its module by an import", () => {
    expect(
      moved('vi.mock(import("@stackframe/stack"), () => { return { StackServerApp: vi.fn() }; });'),
    ).toBe(
      'vi.mock(import("@stackkit/next/server"), () => { return { StackServerApp: vi.fn() }; });',
    );
    expect(left('vi.mock("@stackframe/stack", makeMock);')).toEqual([1]);
  });

  it("reads TypeScript without JSX by the file's name", () => {
    const text = 'import { useUser } from "@stackframe/stack";\nconst user = <User>value;\n';
    expect(rewriteSource(text, "lib/user.ts").text).toContain("@stackkit/next");
    expect(rewriteSource(text, "lib/user.tsx").notes.map(({ line }) => line)).toEqual([1]);
  });

  it("leaves a file with a syntax error as it is, and reports its lines", () => {
    const { text, notes } = rewriteSource(
      'import { useUser } from "@stackframe/stack";\nconst = (',
    );
    expect(text).toContain("@stackframe/stack");
    expect(notes).toEqual([{ line: 1, words: expect.stringContaining("syntax error") }]);
  });

  it("reads the imports of MDX, and reports its prose", () => {
    const { text, notes } = rewriteSource(
      '# It\'s a title\n\nimport { SignIn } from "@stackframe/stack"\n\n' +
        "Install @stackframe/stack first.\n\n<SignIn />\n",
      "docs/page.mdx",
    );
    expect(text).toContain('import { SignIn } from "@stackkit/next"');
    expect(notes.map(({ line }) => line)).toEqual([5]);
  });
});
