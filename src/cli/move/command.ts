import { VERSION } from "../../protocol/version.js";
import type { Command } from "../command.js";
import { readSupportedVersions } from "../own-manifest.js";
import { moveProject } from "./move.js";
import { reportOf } from "./report.js";

export const moveCommand: Command = {
  synopsis: "[folder] [--dry-run] [--bump] [--force]",
  help: `Moves a Next app from @stackframe/stack or @hexclave/next to @stackkit/next: imports, package.json, variables named HEXCLAVE_…, the style sheet in the root layout, and "moduleResolution" in tsconfig.json.
What it is not sure of it leaves as it is, and tells the file and line.

  --dry-run  shows what would change, and writes nothing
  --bump     writes supported versions of Next and React into package.json
  --force    goes on with changes that are not committed, or without git
`,
  flags: {
    "dry-run": { type: "boolean" },
    bump: { type: "boolean" },
    force: { type: "boolean" },
  },
  run({ folder, flags, print }) {
    const dryRun = flags["dry-run"] === true;
    const moved = moveProject({
      folder,
      version: VERSION,
      supported: readSupportedVersions().packages,
      dryRun,
      bump: flags.bump === true,
      force: flags.force === true,
    });
    print(reportOf(moved, dryRun));
    return 0;
  },
};
