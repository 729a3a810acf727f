import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { lacksTitles, withStyles, withTitles } from "../../../src/cli/move/layout.js";
import { rewriteManifest } from "../../../src/cli/move/manifest.js";
import { type Moved, moveProject } from "../../../src/cli/move/move.js";
import { NAMES } from "../../../src/cli/move/names.js";
import { reportOf } from "../../../src/cli/move/report.js";
import { Refusal } from "../../../src/cli/refusal.js";
import { makeFolder } from "../../support/folder.js";

let folder: string;
beforeEach(() => {
  folder = makeFolder();
});

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.com", ...args], {
    cwd: folder,
    stdio: "pipe",
  });
const read = (path: string): string => readFileSync(join(folder, path), "utf8");

function write(files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

function commit(files: Readonly<Record<string, string | Buffer>>): void {
  write(files);
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "x");
}

const OPTIONS = {
  version: "2.8.1",
  supported: { next: ">=15.5.18 <16 || >=16.3.8", react: ">=19.0.0" },
  dryRun: false,
  bump: false,
  force: false,
};
const move = (options: { dryRun?: boolean; bump?: boolean; force?: boolean } = {}) =>
  moveProject({ folder, ...OPTIONS, ...options });

const APP = {
  "package.json":
    '{\n    "name": "app",\n    "dependencies": {\n        "next": "16.4.5",\n' +
    '        "@stackframe/stack": "^2.8.1"\n    }\n}\n',
  "stack.ts": 'import "server-only";\nimport { StackServerApp } from "@stackframe/stack";\n',
  "app/layout.tsx":
    '// The root.\n"use client";\nimport "./globals.css";\n' +
    'import { StackProvider, StackTheme } from "@stackframe/stack";\n' +
    'export default () => <html lang="en" />;\n',
  "app/handler/[...stack]/page.tsx": "import { StackHandler } from '@stackframe/stack'\n",
  "node_modules/x/index.js": 'require("@stackframe/stack").useUser',
  ".gitignore": "node_modules\ngenerated\n",
  "generated/x.ts": 'import { useUser } from "@stackframe/stack";',
};

describe("moving a project", () => {
  it("keeps metadata any in a file of its own, unless its shapes are declared", () => {
    const file = "stack-kit.d.ts";
    const isAdded = (moved: Moved) => moved.files.some(({ path }) => path === file);
    commit({ ...APP, "c.js": "user.clientMetadata" });
    expect(isAdded(move({ dryRun: true }))).toBe(false);
    write({ "types/shapes.d.ts": "interface StackKitTypes {}", "a.ts": "user.clientMetadata.x;" });
    expect(isAdded(move({ dryRun: true }))).toBe(false);
    write({ "types/shapes.d.ts": "" });
    expect(reportOf(move({ dryRun: true }), true)).toContain(`${file}:1  metadata stays any`);
    expect(existsSync(join(folder, file))).toBe(false);
    expect(isAdded(move({ force: true }))).toBe(true);
    expect(read(file)).toContain("teamServerMetadata: any;");
    expect(isAdded(move({ force: true }))).toBe(false);
  });

  it("rewrites imports, the dependency and the layout, and nothing that is not the project's own", () => {
    commit(APP);
    const moved = move();
    expect(read("package.json")).toBe(
      APP["package.json"].replace('"@stackframe/stack": "^2.8.1"', '"@stackkit/next": "^2.8.1"'),
    );
    expect(read("stack.ts")).toBe(
      'import "server-only";\nimport { StackServerApp } from "@stackkit/next/server";\n',
    );
    expect(read("app/layout.tsx")).toBe(
      '// The root.\n"use client";\nimport "@stackkit/next/styles.css";\n' +
        'import "./globals.css";\n' +
        'import { StackProvider, StackTheme } from "@stackkit/next";\n' +
        'export default () => <html lang="en" />;\n',
    );
    expect(read("app/handler/[...stack]/page.tsx")).toBe(
      "import { StackHandler } from '@stackkit/next/handler'\n\n" +
        "export { generateMetadata } from '@stackkit/next/handler'\n",
    );
    expect(read("node_modules/x/index.js")).toBe(APP["node_modules/x/index.js"]);
    expect(read("generated/x.ts")).toBe(APP["generated/x.ts"]);
    expect(reportOf(moved, false)).toContain("4 files changed, 0 places to look at.");
    expect(reportOf(move({ force: true }), false)).toBe(
      "Nothing here imports the old package; nothing was changed.\n",
    );
  });

  it("writes nothing in a dry run, and says what it would", () => {
    write(APP);
    const moved = move({ dryRun: true });
    for (const [path, text] of Object.entries(APP)) expect(read(path)).toBe(text);
    expect(reportOf(moved, true)).toMatch(
      /Would change:[\s\S]*stack\.ts:2 {2}@stackkit\/next\/server[\s\S]*nothing was written/,
    );
  });

  it.each([false, true])(
    "refuses a folder that is not there, or is a file (dry run: %s)",
    (dryRun) => {
      write({ file: "" });
      for (const name of ["nowhere", "file"]) {
        expect(() =>
          moveProject({ ...OPTIONS, folder: join(folder, name), dryRun, force: true }),
        ).toThrow(new Refusal(`There is no folder ${join(folder, name)}.`));
      }
    },
  );

  it("refuses uncommitted changes or a folder without git, unless forced", () => {
    write(APP);
    expect(() => move()).toThrow(Refusal);
    commit({});
    write({ "new.ts": "" });
    expect(() => move()).toThrow("1 file has changes that are not committed");
    expect(read("stack.ts")).toBe(APP["stack.ts"]);
    move({ force: true });
    expect(read("stack.ts")).toContain("@stackkit/next/server");
  });

  it("renames the variables that sources read and files set, and never shows a value", () => {
    commit({
      "package.json": '{"dependencies":{"@hexclave/next":"1.0.0"}}\n',
      ".gitignore": ".env.local\n",
      ".env.example": "NEXT_PUBLIC_HEXCLAVE_PROJECT_ID=\n# HEXCLAVE_URL is optional\n",
      "stack.ts":
        'import { HexclaveServerApp, useUser } from "@hexclave/next";\n' +
        "keys(process.env.HEXCLAVE_SECRET_SERVER_KEY, " +
        'env["NEXT_PUBLIC_HEXCLAVE_PROJECT_ID"]);\n' +
        "const schema = { HEXCLAVE_API_URL: 1 };\n",
      "app/layout.tsx": "export default () => <html />;",
    });
    const secret = "ssk_never_shown";
    write({
      ".env.local": `export HEXCLAVE_SECRET_SERVER_KEY="${secret}"\nHEXCLAVE_API_URL=a\nSTACK_API_URL=b\nHEXCLAVE_CLICKMAPS=1\nOTHER=HEXCLAVE_API_URL=c\n`,
    });
    chmodSync(join(folder, ".env.local"), 0o600);
    const report = reportOf(move(), false);
    expect(read(".env.local")).toBe(
      `export STACK_SECRET_SERVER_KEY="${secret}"\nHEXCLAVE_API_URL=a\nSTACK_API_URL=b\nHEXCLAVE_CLICKMAPS=1\nOTHER=HEXCLAVE_API_URL=c\n`,
    );
    expect(statSync(join(folder, ".env.local")).mode & 0o777).toBe(0o600);
    expect(read(".env.example")).toMatch(/^NEXT_PUBLIC_STACK_PROJECT_ID=\n/);
    expect(read("stack.ts")).toBe(
      'import { StackServerApp as HexclaveServerApp } from "@stackkit/next/server";\n' +
        'import { useUser } from "@stackkit/next";\n' +
        'keys(process.env.STACK_SECRET_SERVER_KEY, env["NEXT_PUBLIC_STACK_PROJECT_ID"]);\n' +
        "const schema = { HEXCLAVE_API_URL: 1 };\n",
    );
    expect(JSON.parse(read("package.json")).dependencies).toEqual({ "@stackkit/next": "^2.8.1" });
    expect(report).not.toContain(secret);
    expect(report).toContain(".env.local:1  STACK_SECRET_SERVER_KEY");
    expect(report).toContain(".env.local:2  STACK_API_URL is set in this file too");
    expect(report).toContain(".env.local:4  A variable of the old package");
    expect(report).toContain("stack.ts:2  STACK_SECRET_SERVER_KEY");
    expect(report).toContain("stack.ts:3  A variable of the old package");
    expect(move({ force: true }).files.flatMap(({ changes }) => changes)).toEqual([]);
  });

  it("names unsupported versions before it changes a file, and writes supported ones if told to", () => {
    const manifest = {
      dependencies: { next: "^14.2.3", react: "18.3.1", "@stackframe/stack": "^2.8.1" },
      devDependencies: { "eslint-config-next": "14.2.3", "@types/react": "^19.0.1" },
    };
    commit({
      ...APP,
      "package.json": JSON.stringify(manifest),
      "docs/package.json": '{"dependencies":{"next":"13.0.0"}}',
    });
    expect(() => move()).toThrow(
      "package.json has next ^14.2.3, react 18.3.1, eslint-config-next 14.2.3, and " +
        "@stackkit/next needs next >=15.5.18",
    );
    expect(read("stack.ts")).toBe(APP["stack.ts"]);
    expect(reportOf(move({ dryRun: true }), true)).toContain("--bump");
    const report = reportOf(move({ bump: true }), false);
    expect(JSON.parse(read("package.json"))).toEqual({
      dependencies: { next: "^15.5.18", react: "^19.0.0", "@stackkit/next": "^2.8.1" },
      devDependencies: { "eslint-config-next": "^15.5.18", "@types/react": "^19.0.1" },
    });
    expect(report).toContain("package.json:1  next@^15.5.18");
    expect(read("docs/package.json")).toContain("13.0.0");
  });

  it.each([
    ["16.1.0", "^16.3.8"],
    ["~15.2.3", "^15.5.18"],
    ["latest", "latest"],
    ["catalog:", "catalog:"],
  ])("takes next %s to %s", (declared, wanted) => {
    const manifest = { dependencies: { next: declared, "@stackframe/stack": "2.8.1" } };
    commit({ ...APP, "package.json": JSON.stringify(manifest) });
    move({ bump: true });
    expect(JSON.parse(read("package.json")).dependencies.next).toBe(wanted);
  });

  it("lets TypeScript find entry points, unless the app's modules are scripts", () => {
    const config =
      '{\n  // ours\n  "compilerOptions": { "moduleResolution": "Node", "module": "esnext" }\n}\n';
    commit({ ...APP, "tsconfig.json": config });
    expect(reportOf(move(), false)).toContain('tsconfig.json:3  "moduleResolution": "bundler"');
    expect(read("tsconfig.json")).toBe(config.replace('"Node"', '"bundler"'));
    const scripts = config.replace("esnext", "commonjs");
    write({ ...APP, "tsconfig.json": scripts });
    expect(reportOf(move({ force: true }), false)).toContain("tsconfig.json:3  TypeScript finds");
    expect(read("tsconfig.json")).toBe(scripts);
  });

  it("tells of settings and commands that have no place in the kit", () => {
    commit({
      "package.json":
        '{"scripts":{"auth":"hexclave dev","build":"next ' +
        'build"},"dependencies":{"@hexclave/next":"1.0.0","@hexclave/cli":"1.0.0"}}',
      "hexclave.config.ts":
        'import { defineHexclaveConfig } from "@hexclave/next";\n' +
        "export const config = defineHexclaveConfig({});\n",
    });
    const report = reportOf(move(), false);
    expect(report).toContain("The script auth runs the hexclave command.");
    expect(report).toContain("@hexclave/cli is no longer needed");
    expect(report).toContain("hexclave.config.ts has settings of the project");
    expect(report).toContain("defineHexclaveConfig is not a name of the kit");
  });

  it("lists calls of members that the kit does not have", () => {
    commit({
      ...APP,
      "app/keys/page.tsx":
        'import { stackServerApp } from "../../stack";\n' +
        "const user = await stackServerApp.getUser();\nawait user.listApiKeys();\n" +
        "await user.listNotificationCategories();\n" +
        "await (await stackServerApp.getUser())?.createCheckoutUrl();\n",
      "app/admin.ts":
        "await adminApp.listApiKeys();\nlocalStorage.getItem('x');\n" +
        "stackServerApp.sendEmail({});\nstackServerApp.getDataVaultStore();\n",
    });
    expect(reportOf(move({ dryRun: true }), true).match(/^ {2}app\/(?:keys|admin).*$/gm)).toEqual([
      "  app/admin.ts:4  stackServerApp.getDataVaultStore is not in the kit: " +
        "there is no data vault (docs/guide/migrate-from-hosted.md).",
      "  app/keys/page.tsx:5  getUser.createCheckoutUrl is not in the kit: " +
        "there are no payments (docs/guide/migrate-from-hosted.md).",
    ]);
  });

  const SHARED = {
    ...APP,
    "package.json":
      '{\n  "name": "@stackframe/example",\n  "dependencies": {\n    "next": "16.4.5",\n' +
      '    "@stackframe/stack": "^2.8.1",\n    "@stackframe/stack-shared": "^2.8.1"\n' +
      "  }\n}\n",
    "lib/errors.ts": 'import { KnownErrors } from "@stackframe/stack-shared";\n',
  };

  it("removes the shared package with its last import, and says nothing of the app's own name", () => {
    commit(SHARED);
    const report = reportOf(move(), false);
    expect(report).toContain("package.json:6  without @stackframe/stack-shared");
    expect(report).toContain(" 0 places to look at.");
    expect(JSON.parse(read("package.json"))).toEqual({
      name: "@stackframe/example",
      dependencies: { next: "16.4.5", "@stackkit/next": "^2.8.1" },
    });
  });

  it.each([
    ["is imported in another form", 'export * from "@stackframe/stack-shared";\n'],
    ["is imported by a path", 'import { wait } from "@stackframe/stack-shared/dist/utils";\n'],
  ])("keeps the shared package while it %s", (_, text) => {
    commit({ ...SHARED, "lib/more.ts": text });
    expect(reportOf(move(), false)).toContain("@stackframe/stack-shared is no longer needed once");
    expect(read("package.json")).toContain('"@stackframe/stack-shared": "^2.8.1"');
  });

  it("adds styles to the apps of a monorepo that had the old package, and to no other", () => {
    const page = "export default () => <html />;\n";
    const styled = `import "@stackkit/next/styles.css";\n${page}`;
    for (const [app, text] of Object.entries({ web: page, shop: styled, docs: page })) {
      const name = app === "docs" ? "next" : "@stackframe/stack";
      const manifest = `{"dependencies":{"${name}":"2"}}`;
      write({ [`${app}/package.json`]: manifest, [`${app}/app/layout.tsx`]: text });
    }
    move({ force: true });
    const layoutOf = (app: string) => read(`${app}/app/layout.tsx`);
    expect(["web", "shop", "docs"].map(layoutOf)).toEqual([styled, styled, page]);
  });

  it("moves folders of the app whose names are those of generated ones", () => {
    const page = APP["stack.ts"];
    commit({ ...APP, "app/build/page.tsx": page, "build/page.js": page, "src/out/a.ts": page });
    const paths = move().files.flatMap(({ path }) => (/build|out\//.test(path) ? path : []));
    expect(paths).toEqual(["app/build/page.tsx", "src/out/a.ts"]);
  });

  it("tells places to look at by file and line, and a layout that it does not find", () => {
    commit({
      "a.ts": '\nexport * from "@stackframe/stack";\n',
      "b.ts": 'import { useUser } from "@stackframe/stack";\n',
    });
    const report = reportOf(move(), false);
    expect(report).toMatch(/To look at by hand:\n {2}a\.ts:2 {2}It re-exports everything/);
    expect(report).toContain('Import "@stackkit/next/styles.css" once');
    expect(report).toContain("1 file changed, 2 places to look at.");
  });

  it("leaves links, and bytes that are no text, and keeps the rights of a file", () => {
    commit({
      "run.mjs": 'import { useUser } from "@stackframe/stack";\n',
      "latin.ts": Buffer.from('// \xe9\nimport { useUser } from "@stackframe/stack";\n', "latin1"),
    });
    execFileSync("chmod", ["755", join(folder, "run.mjs")]);
    symlinkSync("run.mjs", join(folder, "link.mjs"));
    move({ force: true });
    expect(statSync(join(folder, "run.mjs")).mode & 0o777).toBe(0o755);
    expect(read("run.mjs")).toContain("@stackkit/next");
    expect(readFileSync(join(folder, "latin.ts"), "latin1")).toContain("@stackframe/stack");
  });
});

describe("a package.json", () => {
  it("keeps what it cannot decide, and says so", () => {
    const text =
      '{"dependencies":{"@stackframe/stack":"2.8.1","@stackframe/stack-shared":"2.8.1"},"overrides":{"@stackframe/stack":"2.8.1"}}';
    const { text: result, notes } = rewriteManifest(text, "2.8.1");
    expect(JSON.parse(result)).toEqual({
      dependencies: { "@stackkit/next": "^2.8.1", "@stackframe/stack-shared": "2.8.1" },
      overrides: { "@stackframe/stack": "2.8.1" },
    });
    expect(notes).toHaveLength(2);
  });
});

describe("a layout", () => {
  it("gets the styles before all other imports, in its own hand", () => {
    expect(withStyles("import a from 'a'\nimport './x.css'\n")).toBe(
      "import '@stackkit/next/styles.css'\nimport a from 'a'\nimport './x.css'\n",
    );
    expect(withStyles("'use client';\r\n/* one\r\n two */\r\nexport default 1;\r\n")).toBe(
      "'use client';\r\n/* one\r\n two */\r\nimport \"@stackkit/next/styles.css\";\r\n" +
        "export default 1;\r\n",
    );
  });
});

describe("a handler page", () => {
  const page = "src/app/handler/[...stack]/page.tsx";
  const moved = 'import { StackHandler } from "@stackkit/next/handler";\n';

  it("gets titles unless it has some, or cannot have any", () => {
    expect(lacksTitles(page, moved)).toBe(true);
    expect(withTitles(moved)).toBe(
      `${moved}\nexport { generateMetadata } from "@stackkit/next/handler";\n`,
    );
    expect(lacksTitles(page, withTitles(moved))).toBe(false);
    expect(lacksTitles(page, `${moved}export const metadata = { title: "Account" };\n`)).toBe(
      false,
    );
    expect(lacksTitles(page, `"use client";\n${moved}`)).toBe(false);
    expect(lacksTitles("src/app/page.tsx", moved)).toBe(false);
  });
});

describe("the names that are moved", () => {
  it("are all in the entry points of the kit", () => {
    const entryPoints = ["index", "server", "admin", "handler"]
      .map((entryPoint) =>
        readFileSync(new URL(`../../../src/${entryPoint}.ts`, import.meta.url), "utf8"),
      )
      .join("\n");
    const missing = [...NAMES.kit, ...NAMES.shared].filter(
      (name) => !new RegExp(`\\b${name}\\b[,\\s}]`).test(entryPoints),
    );
    expect(missing).toEqual([]);
  });
});
