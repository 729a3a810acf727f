import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "../../demo/child.mjs";
import { APP, commandsOf } from "./readme.mjs";

/** @import { Cell } from "./cells.mjs" */
/** @import { OpenTerminal } from "./machine.mjs" */

/**
 * Cells that create an app by the same command share it: each gets a copy, which is faster.
 * @param {{ directory: string, openTerminal: OpenTerminal, say: (line: string) => void }} machine
 */
export function createNewApps({ directory, openTerminal, say }) {
  /** @type {Map<string, { source: string, millis: number }>} */
  const created = new Map();

  /**
   * Puts a new app into a folder. Returns how long its creation took an earlier cell, or 0.
   * @param {Cell} cell @param {string} folder
   */
  return async function newApp(cell, folder) {
    const command = commandsOf(cell).create;
    const known = created.get(command);
    if (known) say(`${(known.millis / 1000).toFixed(1).padStart(8)} s  ${command} (before)`);
    const { source } = known ?? (await create(cell, command));
    await runChild("cp", ["-a", join(source, APP), folder], { cwd: folder, node: "cp" });
    return known?.millis ?? 0;
  };

  /** @param {Cell} cell @param {string} command */
  async function create(cell, command) {
    const source = join(directory, "created", String(created.size));
    mkdirSync(source, { recursive: true });
    const started = performance.now();
    await (await openTerminal(cell, source, {})).run(command, source);
    const app = { source, millis: performance.now() - started };
    created.set(command, app);
    return app;
  }
}

/** @typedef {ReturnType<typeof createNewApps>} NewApp */
