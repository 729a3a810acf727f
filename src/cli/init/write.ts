import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { addArguments, addCommand } from "../package-manager.js";
import { writeText } from "../project.js";
import { Refusal } from "../refusal.js";
import type { App } from "./app.js";
import type { Change, Plan } from "./plan.js";

const PRIVATE = 0o600;

/** Installs the packages, then writes the files. Throws {@link Refusal} before the first file. */
export function carryOut(app: App, { changes, packages }: Plan): void {
  if (packages.length > 0) install(app, packages);
  for (const change of changes) write(app.folder, change);
}

function install({ folder, packageManager }: App, packages: readonly string[]): void {
  // The managers are scripts, which Windows starts through its shell only.
  const shell = process.platform === "win32";
  const { status, error } = spawnSync(packageManager, addArguments(packageManager, packages), {
    cwd: folder,
    stdio: "inherit",
    shell,
  });
  if (status !== 0)
    throw new Refusal(
      `${addCommand(packageManager, ...packages)} failed${error ? `: ${error.message}` : ""}. No file was changed. Run the command again once it works.`,
    );
}

function write(folder: string, { path, before, after, isSecret }: Change): void {
  const file = join(folder, path);
  if (before !== undefined) {
    writeText(file, after);
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  // Fails if a file has appeared since the plan.
  writeFileSync(file, after, { flag: "wx", ...(isSecret && { mode: PRIVATE }) });
}
