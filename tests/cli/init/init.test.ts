import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import {
  writeAgentFeedbackFiles,
  writeAgentFiles,
} from "next/dist/server/lib/generate-agent-files.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withProvider } from "../../../src/cli/init/layout.js";
import { withIgnored } from "../../../src/cli/init/variables.js";
import { runCommand } from "../../../src/cli/run-command.js";
import { makeFolder } from "../../support/folder.js";

let folder: string;
let said: string;
beforeEach(() => {
  folder = makeFolder();
  said = "";
});
afterEach(() => vi.unstubAllEnvs());

const PACKAGES = {
  next: "16.4.3",
  "@stackkit/next": "2.8.1",
  "@stackkit/service": "2.8.1",
  "better-sqlite3": "12.11.1",
};
const EMULATOR = { "oidc-provider": "9.13.3" };
const LAYOUT = `import type { Metadata } from "next";
import "./globals.css";

export const metadata: Metadata = { title: "Create Next App" };

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`;
const WRAPPED = `import { StackProvider, StackTheme } from "@stackkit/next";
import "@stackkit/next/styles.css";
import type { Metadata } from "next";
import "./globals.css";
import { stackServerApp } from "../stack";

export const metadata: Metadata = { title: "Create Next App" };

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang="en">
      <body>
        <StackProvider app={stackServerApp}>
          <StackTheme>{children}</StackTheme>
        </StackProvider>
      </body>
    </html>
  );
}
`;

const read = (path: string): string => readFileSync(join(folder, path), "utf8");

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** An app as create-next-app makes it, with all packages installed. */
const makeApp = (files: Readonly<Record<string, string>> = {}): void =>
  write({
    "package.json": JSON.stringify({ dependencies: PACKAGES }),
    "tsconfig.json": "{}",
    ".gitignore": "/node_modules\n.env*\n",
    "app/layout.tsx": LAYOUT,
    ...files,
  });

const print = (text: string) => {
  said += text;
};
const init = (...flags: string[]) =>
  runCommand(["init", folder, ...flags], { print, printError: print });

/** Lets the app find Next, which reads its `.env` files. */
function linkNext(): void {
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(process.cwd(), "node_modules/next"), join(folder, "node_modules/next"), "dir");
}

/** Every file of the app, with its text. */
const snapshot = (under = ""): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
      const path = join(under, entry.name);
      return entry.isDirectory() ? Object.entries(snapshot(path)) : [[path, read(path)]];
    }),
  );

describe("init", () => {
  it("adds the kit and the service to an app as created", async () => {
    makeApp();
    expect(await init("--yes")).toBe(0);
    expect(read("app/layout.tsx")).toBe(WRAPPED);
    expect(Object.keys(snapshot()).sort()).toEqual([
      ".env.local",
      ".gitignore",
      "app/account/account.module.css",
      "app/account/error.tsx",
      "app/account/page.tsx",
      "app/api/v1/[...stackkit]/route.ts",
      "app/handler/[...stack]/page.tsx",
      "app/layout.tsx",
      "package.json",
      "proxy.ts",
      "service.ts",
      "stack.ts",
      "tsconfig.json",
    ]);
    expect(read(".env.local")).toMatch(
      /^STACK_PROJECT_ID=[0-9a-f-]{36}\nSTACK_PUBLISHABLE_CLIENT_KEY=pck_[\w-]{43}\nSTACK_SECRET_SERVER_KEY=ssk_[\w-]{43}\nSTACKKIT_SECRET=[\w-]{43}\n$/,
    );
    expect(statSync(join(folder, ".env.local")).mode & 0o777).toBe(0o600);
    expect(said, "keys are not shown").not.toMatch(/[sp][sc]k_\w/);
    expect(read(".gitignore")).toBe("/node_modules\n.env*\n/.stackkit/\n");
    expect(said).toContain("npm run dev");
  });

  it("changes nothing at a second run, and never a file that is there", async () => {
    makeApp({ "proxy.js": "export const proxy = () => {};\n", ".env.local": "A=1" });
    writeAgentFiles(folder);
    writeAgentFeedbackFiles(folder);
    const agents = read("AGENTS.md");
    await init("--yes");
    expect(read("AGENTS.md")).toBe(agents);
    expect(read("proxy.js")).toBe("export const proxy = () => {};\n");
    expect(said).toContain("proxy.js exists and was left as it is");
    expect(read(".env.local")).toMatch(/^A=1\nSTACK_PROJECT_ID=/);
    const before = snapshot();
    said = "";
    expect(await init("--yes")).toBe(0);
    expect(snapshot()).toEqual(before);
    expect(said).not.toContain("changed  ");
  });

  it("adds no variable that another file of the app gives a value", async () => {
    makeApp({
      ".env":
        "NEXT_PUBLIC_STACK_PROJECT_ID=p1\nSTACK_PUBLISHABLE_CLIENT_KEY=pck_1\nSTACKKIT_SECRET= # \n",
      ".env.development.local": "STACK_SECRET_SERVER_KEY=ssk_1\n",
    });
    await init("--yes");
    expect(read(".env.local")).toMatch(/^STACKKIT_SECRET=[\w-]{43}\n$/);
  });

  it("edits the file that a link leads to, and refuses one that is no text", async () => {
    makeApp({ "shared/env": "A=1\n" });
    symlinkSync("shared/env", join(folder, ".env.local"));
    expect(await init("--yes")).toBe(0);
    expect(lstatSync(join(folder, ".env.local")).isSymbolicLink()).toBe(true);
    expect(read("shared/env")).toMatch(/^A=1\nSTACK_PROJECT_ID=/);

    folder = makeFolder();
    makeApp();
    symlinkSync("nowhere", join(folder, ".env.local"));
    expect(await init("--yes")).toBe(1);
    expect(said).toContain(".env.local cannot be read as text, so nothing was changed.");
    expect(existsSync(join(folder, "stack.ts"))).toBe(false);
  });

  it("gives the page the classes of Tailwind in an app that has it", async () => {
    makeApp({
      "package.json": JSON.stringify({
        dependencies: PACKAGES,
        devDependencies: { tailwindcss: "^4" },
      }),
    });
    await init("--yes");
    expect(readdirSync(join(folder, "app/account")).sort()).toEqual(["error.tsx", "page.tsx"]);
    for (const path of ["app/account/page.tsx", "app/account/error.tsx"]) {
      expect(read(path)).toContain('className="mx-auto w-full max-w-2xl p-6"');
      expect(read(path)).not.toContain("styles");
      expect(compile(read(path), path), path).toBe(0);
    }
  });

  it("adds no error page beside an account page that is there", async () => {
    makeApp({ "app/account/page.jsx": "export default () => null;\n" });
    await init("--yes");
    expect(readdirSync(join(folder, "app/account"))).toEqual(["page.jsx"]);
    expect(said).toContain("app/account/page.jsx exists and was left as it is");
  });

  it("writes nothing with --dry-run, and without an answer", async () => {
    makeApp();
    const before = snapshot();
    expect(await init("--dry-run")).toBe(0);
    expect(said).toContain(`changed  app/layout.tsx
  + import { StackProvider, StackTheme } from "@stackkit/next";
  + import "@stackkit/next/styles.css";
    import type { Metadata } from "next";
    import "./globals.css";
  + import { stackServerApp } from "../stack";
    
    export const metadata: Metadata = { title: "Create Next App" };
    …
      return (
        <html lang="en">
  -       <body>{children}</body>
  +       <body>
  +         <StackProvider app={stackServerApp}>
  +           <StackTheme>{children}</StackTheme>
  +         </StackProvider>
  +       </body>
        </html>
      );
`);
    expect(await init()).toBe(1);
    expect(said).toContain("Add --yes");
    expect(snapshot()).toEqual(before);
  });

  it("finds src/, JavaScript, Next 15 and a package manager", async () => {
    write({
      "package.json": JSON.stringify({ dependencies: { ...PACKAGES, next: "^15.5.18" } }),
      "pnpm-lock.yaml": "",
      "src/app/(site)/layout.js": LAYOUT.replace('import type { Metadata } from "next";\n', "")
        .replace(": Metadata", "")
        .replace(': LayoutProps<"/">', ""),
    });
    await init("--yes");
    expect(existsSync(join(folder, "src/app/handler/[...stack]/page.js"))).toBe(true);
    expect(read("src/middleware.js")).toContain("export const middleware");
    expect(read("src/middleware.js")).toContain('runtime: "nodejs"');
    expect(read("src/app/(site)/layout.js")).toContain('from "../../stack";');
    expect(read(".gitignore")).toBe("/.stackkit/\n.env*.local\n");
    expect(said).toContain("pnpm dev");
    for (const [path, text] of Object.entries(snapshot("src")))
      expect(text, path).not.toMatch(/PageProps|: Metadata/);
  });

  it("adds providers, and says which addresses to register", async () => {
    makeApp({ "package.json": JSON.stringify({ dependencies: { ...PACKAGES, ...EMULATOR } }) });
    expect(await init("--yes", "--with", "github, google")).toBe(0);
    expect(read("service.ts")).toContain(`        {
          id: "github",
          type: process.env.GITHUB_CLIENT_ID ? "standard" : "shared",
          enabled: true,
          clientId: process.env.GITHUB_CLIENT_ID,
          clientSecret: process.env.GITHUB_CLIENT_SECRET,
        },`);
    expect(read(".env.local")).toMatch(
      /\nGITHUB_CLIENT_ID=\nGITHUB_CLIENT_SECRET=\nGOOGLE_CLIENT_ID=\nGOOGLE_CLIENT_SECRET=\n$/,
    );
    expect(said).toContain("GitHub: https://github.com/settings/developers");
    expect(said).toContain("http://localhost:3000/api/v1/auth/oauth/callback/google");
    expect(said).toContain("https://<your domain>/api/v1/auth/oauth/callback/google");
    said = "";
    expect(await init("--yes", "--with", "github,google")).toBe(0);
    expect(said).toBe("Nothing to do: the kit is set up.\n");
  });

  it.each([
    [["--with", "github,myspace"], '--with does not know "myspace"'],
    [
      ["--with", "github", "--service-url", "https://auth.example.com"],
      "--with is for the service",
    ],
  ])("refuses %j", async (flags, words) => {
    makeApp();
    const before = snapshot();
    expect(await init("--yes", ...flags)).toBe(1);
    expect(said).toContain(words);
    expect(snapshot()).toEqual(before);
  });

  it("says which command installs the packages, and changes nothing if that fails", async () => {
    makeApp({
      "package.json": JSON.stringify({ dependencies: { next: "16.4.3" } }),
      "pnpm-lock.yaml": "",
      "bin/pnpm": "#!/bin/sh\nexit 1\n",
    });
    chmodSync(join(folder, "bin/pnpm"), 0o755);
    vi.stubEnv("PATH", `${join(folder, "bin")}:${process.env.PATH}`);
    const before = snapshot();
    expect(await init("--yes")).toBe(1);
    expect(said).toMatch(/^Running pnpm add @stackkit\/next@\S+ @stackkit\/service@/m);
    expect(said).toContain("failed. No file was changed.");
    expect(snapshot()).toEqual(before);
  });

  it("uses a service elsewhere, and asks for its keys", async () => {
    makeApp();
    await init("--yes", "--service-url", "https://auth.example.com/");
    expect(read(".env.local")).toMatch(
      /^STACK_API_URL=https:\/\/auth\.example\.com\nSTACK_PROJECT_ID=\n/,
    );
    expect(existsSync(join(folder, "service.ts"))).toBe(false);
    expect(read("stack.ts")).not.toContain("service");
    expect(said).toContain("fill in the project's id and keys");
    said = "";
    linkNext();
    vi.stubEnv("NODE_ENV", "development");
    expect(await init("--yes")).toBe(0);
    expect(said).toBe("Nothing to do: the kit is set up.\n");
  });

  it.each([
    [{}, "There is no package.json"],
    [{ "package.json": "{}" }, "This is no Next app"],
    [{ "package.json": '{"dependencies":{"next":"16"}}' }, "no App Router"],
  ])("refuses %j in words", async (files, words) => {
    write(files);
    expect(await init("--yes")).toBe(1);
    expect(said).toContain(words);
    expect(Object.keys(snapshot())).toEqual(Object.keys(files));
  });

  it("refuses an address that is none", async () => {
    makeApp();
    expect(await init("--yes", "--service-url", "auth")).toBe(1);
    expect(said).toContain("--service-url is not the address of a service");
  });

  it("writes files that compile", async () => {
    makeApp();
    await init("--yes");
    for (const [path, text] of Object.entries(snapshot()))
      if (/\.tsx?$/.test(path)) expect(compile(text, path), path).toBe(0);
  });
});

/** The exit code of esbuild on a source text. */
function compile(text: string, path: string): number | null {
  const loader = path.endsWith("x") ? "tsx" : "ts";
  return spawnSync("node_modules/.bin/esbuild", [`--loader=${loader}`, "--jsx=automatic"], {
    input: text,
  }).status;
}

describe("a layout", () => {
  const edit = (text: string) => withProvider(text, "app/layout.tsx", "../stack");

  it("keeps every line of a body with several", () => {
    const body = (inside: string) =>
      `import './x.css'\nexport default function L({ children }) {\n  return (\n    <html>\n      <body className={'a'}>${inside}\n      </body>\n    </html>\n  )\n}\n`;
    const content = "\n        <header>Shop</header>\n        {children}";
    const edited = edit(body(content)) ?? "";
    expect(edited).toContain(
      `<body className={'a'}>\n        <StackProvider app={stackServerApp}>\n          <StackTheme>${content}\n          </StackTheme>\n        </StackProvider>\n      </body>`,
    );
    const added = /^.*(?:StackProvider|StackTheme|stackServerApp|@stackkit).*\n/gm;
    expect(edited.replace(added, "")).toBe(body(content));
  });

  it("keeps Windows line ends", () => {
    expect(edit(LAYOUT.replaceAll("\n", "\r\n"))).toBe(WRAPPED.replaceAll("\n", "\r\n"));
  });

  it.each([
    ["a client component", `"use client";\n${LAYOUT}`],
    ["no body", LAYOUT.replace("<body>{children}</body>", "<Body>{children}</Body>")],
    ["two bodies", LAYOUT.replace("</body>", "</body><body></body>")],
    ["a syntax error", LAYOUT.replace("</html>", "")],
    ["no import", "export default ({ children }) => <html><body>{children}</body></html>;"],
  ])("is left alone if it has %s", async (_, text) => {
    expect(edit(text)).toBeUndefined();
    makeApp({ "app/layout.tsx": text });
    await init("--yes");
    expect(read("app/layout.tsx")).toBe(text);
    expect(said).toContain("put this around everything in <body>");
  });
});

describe(".gitignore", () => {
  it.each([".env*", ".env.local", ".env*.local", "/.env.*"])(
    "needs no second rule beside %s",
    (rule) => {
      expect(withIgnored(`${rule}\n/.stackkit\n`, true)).toBe(`${rule}\n/.stackkit\n`);
    },
  );
});
