import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ROOT } from "../demo/paths.mjs";

const isRoot = () => process.getuid?.() === 0;

/** Whether system packages may be installed here: on Debian, as root or in CI. */
export const mayUseApt = () =>
  process.platform === "linux" &&
  existsSync("/usr/bin/apt-get") &&
  (isRoot() || process.env.CI === "true");

/**
 * Installs a system package. Returns whether it succeeded.
 * @param {string} name @param {(line: string) => void} say
 */
export function installSystemPackage(name, say) {
  if (!mayUseApt()) return false;
  const apt = isRoot() ? ["apt-get"] : ["sudo", "--non-interactive", "apt-get"];
  say("Trying the system's package");
  return (
    tried([...apt, "update"], say) &&
    tried([...apt, "install", "--yes", "--no-install-recommends", name], say)
  );
}

/** @param {string[]} command @param {(line: string) => void} say */
function tried(command, say) {
  say(`$ ${command.join(" ")}`);
  return (
    spawnSync(/** @type {string} */ (command[0]), command.slice(1), {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0
  );
}
