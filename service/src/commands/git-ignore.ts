import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

const MAX_GIT_MILLIS = 2000;
const IGNORED = 0;
const NOT_IGNORED = 1;

/** Whether git ignores a path; `undefined` outside a work tree or without git. */
export async function isIgnoredByGit(path: string): Promise<boolean | undefined> {
  const whole = resolve(path);
  if (!isInWorkTree(dirname(whole))) return undefined;
  // Most services run outside work trees, so this is loaded in one.
  const { spawnSync } = await import("node:child_process");
  // The slash matters: a rule such as "data/" names directories only.
  const names = [basename(whole), `${basename(whole)}/`];
  const statuses = names.map(
    (name) =>
      spawnSync("git", ["check-ignore", "--quiet", "--", name], {
        cwd: dirname(whole),
        stdio: "ignore",
        timeout: MAX_GIT_MILLIS,
      }).status,
  );
  if (statuses.includes(IGNORED)) return true;
  return statuses.every((status) => status === NOT_IGNORED) ? false : undefined;
}

/** Looks for `.git` itself, so that git runs in work trees only. */
function isInWorkTree(directory: string): boolean {
  if (existsSync(join(directory, ".git"))) return true;
  const parent = dirname(directory);
  return parent !== directory && isInWorkTree(parent);
}
