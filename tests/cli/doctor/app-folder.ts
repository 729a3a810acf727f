import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { VERSION } from "../../../src/protocol/version.js";
import { makeFolder } from "../../support/folder.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** A copy of the fixture app with a proxy and the packages of this repository. */
export class AppFolder {
  readonly path = makeFolder();

  constructor() {
    cpSync(join(ROOT, "tests/fixture-app"), this.path, { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(this.path, "node_modules"));
    this.write(
      "proxy.ts",
      `import { authProxy } from "@stackkit/next/proxy";\nimport { stackServerApp } from "./stack";\n\nexport const proxy = authProxy(stackServerApp);\n`,
    );
  }

  /** Puts the service's command, built by a test, in the place of the workspace's package. */
  installService(file: string): void {
    const manifest = { version: VERSION, bin: { "stackkit-service": "command.mjs" } };
    this.install("@stackkit/service", {
      "package.json": JSON.stringify(manifest),
      "command.mjs": `await import(${JSON.stringify(file)});\n`,
    });
  }

  /** Installs a package with these files beside those that an app needs. */
  install(name: string, files: Readonly<Record<string, string>>): void {
    const modules = join(this.path, "node_modules");
    rmSync(modules);
    for (const needed of ["next", "@next", "react", "react-dom", "@stackkit/next"]) {
      mkdirSync(dirname(join(modules, needed)), { recursive: true });
      symlinkSync(join(ROOT, "node_modules", needed), join(modules, needed));
    }
    for (const [path, text] of Object.entries(files))
      this.write(`node_modules/${name}/${path}`, text);
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.path, path)), { recursive: true });
    writeFileSync(join(this.path, path), text);
  }

  change(path: string, from: string, to: string): void {
    const text = readFileSync(join(this.path, path), "utf8");
    if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
    this.write(path, text.replaceAll(from, to));
  }

  remove(path: string): void {
    rmSync(join(this.path, path), { recursive: true });
  }

  /** Writes `.env.local`. */
  setVariables(variables: Readonly<Record<string, string>>): void {
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
    this.write(".env.local", lines.join(""));
  }
}
