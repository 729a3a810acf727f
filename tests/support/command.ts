import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleCommand } from "../../scripts/package/command.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The service's command as published, bundled from the sources, so that tests need no build. */
export interface Command extends Disposable {
  readonly file: string;
}

export async function buildCommand(): Promise<Command> {
  const folder = mkdtempSync(join(tmpdir(), "stackkit-command-"));
  const dist = join(folder, "service/dist/bundle/");
  mkdirSync(dist, { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  await bundleCommand({
    cli: join(ROOT, "service/src/cli.ts"),
    folder: dist,
    alias: { "@stackkit/next/protocol/internal": join(ROOT, "src/protocol/index.ts") },
  });
  return {
    file: join(dist, "cli.js"),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
