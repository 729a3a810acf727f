import { spawn } from "node:child_process";
import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { addArguments } from "../package-manager.js";
import { writeText } from "../project.js";
import { Refusal } from "../refusal.js";
import type { App } from "./app.js";
import type { Change, Plan } from "./plan.js";

const PRIVATE = 0o600;

/** Installs the packages, then writes the files. Throws {@link Refusal} before the first file. */
export async function carryOut(
  app: App,
  { changes, packages, devPackages }: Plan,
  print: (text: string) => void,
): Promise<void> {
  const { packageManager } = app;
  if (packages.length > 0) await install(app, addArguments(packageManager, packages), print);
  if (devPackages.length > 0)
    await install(app, addArguments(packageManager, devPackages, { isDev: true }), print);
  for (const change of changes) write(app.folder, change);
}

const REMINDER_SECONDS = 15;

/** Says what runs and that it still does: a driver of SQLite may be compiled for a minute. */
async function install(
  { folder, packageManager }: App,
  args: readonly string[],
  print: (text: string) => void,
): Promise<void> {
  const command = [packageManager, ...args].join(" ");
  const isCompiled = args.some((name) => name.startsWith("better-sqlite3@"));
  print(
    `Running ${command}\n${isCompiled ? "This Node has no SQLite of its own, so a driver is downloaded or compiled, which may take a minute or two.\n" : ""}`,
  );
  let seconds = 0;
  const reminder = setInterval(() => {
    seconds += REMINDER_SECONDS;
    print(`Still installing, after ${seconds} seconds …\n`);
  }, REMINDER_SECONDS * 1000);
  // The managers are scripts, which Windows starts through its shell only.
  const shell = process.platform === "win32";
  const failure = await new Promise<string | undefined>((resolve) => {
    const child = spawn(packageManager, args, { cwd: folder, stdio: "inherit", shell });
    child.once("error", ({ message }) => resolve(`: ${message}`));
    child.once("close", (code) => resolve(code === 0 ? undefined : ""));
  });
  clearInterval(reminder);
  if (failure !== undefined)
    throw new Refusal(
      `${command} failed${failure}. No file was changed. Run the command again once it works.`,
    );
}

function write(folder: string, { path, before, after, isSecret }: Change): void {
  const file = join(folder, path);
  if (before !== undefined) {
    writeText(realpathSync(file), after);
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  // Fails if a file has appeared since the plan.
  writeFileSync(file, after, { flag: "wx", ...(isSecret && { mode: PRIVATE }) });
}
