import assert from "node:assert/strict";
import { join } from "node:path";
import { installNode } from "../../registry/install.mjs";

/** @import { Terminal } from "./machine.mjs" */

const COMMANDS = [
  "node_modules/@stackkit/next/dist/cli/main.js init",
  "node_modules/@stackkit/service/bin/stackkit-service.mjs",
];
const OLD = "18";

/**
 * Runs the commands on a Node that is too old: each names the one that it needs.
 * @param {string} app @param {{ directory: string, terminal: Terminal, say: (line: string) => void }} place
 */
export async function runOnOldNode(app, { directory, terminal, say }) {
  const node = await installNode(join(directory, "tools"), OLD);
  for (const command of COMMANDS) {
    const told = await terminal.check(`${node} ${command} || true`, app);
    assert.match(told, /needs Node 20\.9 or newer, and this is Node 18\./);
    say(`           an old Node: ${told.slice(0, 100)}`);
  }
}
