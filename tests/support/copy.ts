import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const PARTS = [
  "src",
  "service/src",
  "scripts",
  "docs",
  "tests/protocol/fixtures",
  "tests/hardening/access/table.ts",
  "example-app/gallery/stories",
  "package.json",
  "biome.json",
  "tsconfig.base.json",
  "tsconfig.check.json",
  "typedoc.json",
  ".gitignore",
];

/** A copy of the sources, to try what a change needs. */
export class Copy {
  readonly root = mkdtempSync(join(tmpdir(), "stackkit-copy-"));
  /** The files that were changed by hand. */
  readonly touched = new Set<string>();

  constructor() {
    for (const part of PARTS) cpSync(join(ROOT, part), join(this.root, part), { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(this.root, "node_modules"));
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), "utf8");
  }

  /** Adds a file by hand. */
  add(path: string, text: string): void {
    this.touched.add(path);
    this.#write(path, text);
  }

  /** Puts a text before another in a file by hand. */
  insert(path: string, before: string, text: string): void {
    const old = this.read(path);
    if (!old.includes(before)) throw new Error(`${path} has no ${JSON.stringify(before)}.`);
    this.touched.add(path);
    this.#write(
      path,
      old.replace(before, () => text + before),
    );
  }

  #write(path: string, text: string): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Runs a script of the copy and returns what it prints. Throws if it fails. */
  run(script: string, ...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(this.root, script), ...args],
      { cwd: this.root, encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`${script} failed.\n${stdout}${stderr}`);
    return stdout;
  }

  /** Writes the generated files and returns the paths of those that changed. */
  generate(): string[] {
    return [...this.run("scripts/generate.mjs").matchAll(/^(\S+) written$/gm)].map(
      ([, path = ""]) => path,
    );
  }

  /**
   * The compiler's errors in a file with this text, and in `files`. The rest of kit and service is
   * read, but not checked, which would take most of the time.
   */
  typeErrors(text: string, files: readonly string[]): string {
    this.#write("try.ts", text);
    const config = { extends: "./tsconfig.check.json", include: ["try.ts", "src", "service/src"] };
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, this.root);
    const host = ts.createCompilerHost(options);
    host.getCurrentDirectory = () => this.root;
    const program = ts.createProgram(fileNames, options, host);
    const errors = ["try.ts", ...files].flatMap((path) => {
      const source = program.getSourceFile(join(this.root, path));
      if (!source) return [];
      return [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ];
    });
    return ts.formatDiagnostics(errors, host);
  }

  /** Imports a file with this text, bundled with the sources that it imports. */
  async load<Module>(text: string): Promise<Module> {
    this.#write("try.ts", text);
    const outfile = join(this.root, "try.mjs");
    await build({
      entryPoints: [join(this.root, "try.ts")],
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      jsx: "automatic",
      plugins: [this.#resolve()],
    });
    return import(/* @vite-ignore */ outfile);
  }

  /** Resolves the packages of the repository to their sources. Others are not bundled. */
  #resolve(): Plugin {
    const kit = (path: string) =>
      [".ts", ".tsx", "/index.ts"]
        .map((end) => join(this.root, "src", path + end))
        .find((file) => existsSync(file));
    const own: Readonly<Record<string, string | undefined>> = {
      "@stackkit/next": kit("index"),
      "@stackkit/next/protocol/internal": kit("protocol/index"),
      "@stackkit/service": join(this.root, "service/src/index.ts"),
      "#environment": kit("environment/default"),
      "#rendering": kit("environment/rendering/default"),
      "server-only": join(ROOT, "node_modules/server-only/empty.js"),
    };
    return {
      name: "sources",
      setup: ({ onResolve }) => {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
          if (kind === "entry-point") return undefined;
          const source =
            own[path] ?? (path.startsWith("@stackkit/next/") ? kit(path.slice(15)) : undefined);
          return source === undefined ? { path, external: true } : { path: source };
        });
      },
    };
  }
}
