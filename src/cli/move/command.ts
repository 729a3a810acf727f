import { VERSION } from "../../protocol/version.js";
import type { Command } from "../command.js";
import { moveProject, reportOf } from "./move.js";

export const moveCommand: Command = {
  synopsis: "[folder] [--dry-run] [--force]",
  help: `Moves a Next app from @stackframe/stack or @hexclave/next to @stackkit/next: imports, package.json, variables named HEXCLAVE_…, and the style sheet in the root layout.
What it is not sure of it leaves as it is, and tells the file and line.

  --dry-run  shows what would change, and writes nothing
  --force    goes on with changes that are not committed, or without git
`,
  flags: { "dry-run": { type: "boolean" }, force: { type: "boolean" } },
  run({ folder, flags, print }) {
    const dryRun = flags["dry-run"] === true;
    const force = flags.force === true;
    print(reportOf(moveProject({ folder, version: VERSION, dryRun, force }), dryRun));
    return 0;
  },
};
