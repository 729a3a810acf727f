import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The service's command as a file that Node runs, made of the sources, so that no test needs a build. */
export interface Command extends Disposable {
  readonly file: string;
}

export async function buildCommand(): Promise<Command> {
  const folder = mkdtempSync(join(tmpdir(), "stackkit-command-"));
  const file = join(folder, "cli.mjs");
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  await build({
    entryPoints: [join(ROOT, "service/src/cli.ts")],
    outfile: file,
    bundle: true,
    platform: "node",
    target: "node20.9",
    format: "esm",
    packages: "external",
    alias: { "@stackkit/next/protocol": join(ROOT, "src/protocol/index.ts") },
  });
  return { file, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
