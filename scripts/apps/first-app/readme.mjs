import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../demo/paths.mjs";
import { MANAGERS } from "./managers.mjs";

/** @import { Cell } from "./cells.mjs" */

/** The folder of a new app. */
export const APP = "my-app";
const CREATE = `npx create-next-app@latest ${APP} --yes && cd ${APP}`;
const INIT = "npx @stackkit/next init";
const DEV = "npm run dev";

/** Throws unless the README and the quickstart tell newcomers these commands. */
export function checkReadme() {
  const wanted = `\`\`\`sh\n${[CREATE, INIT, DEV].join("\n")}\n\`\`\`\n`;
  for (const path of ["README.md", "docs/guide/quickstart.md"])
    if (!readFileSync(join(ROOT, path), "utf8").includes(wanted))
      throw new Error(`${path} does not have these commands:\n\n${wanted}`);
}

/**
 * The commands of the README, for the version, the flags and the package manager of a cell.
 * @param {Cell} cell
 */
export function commandsOf({ create, flags, manager, bundler, providers }) {
  const { execute, run, flag } = MANAGERS[manager];
  const choices = ["--yes", ...(manager === "npm" ? [] : [flag]), ...flags].join(" ");
  /** @param {string} command */
  const withManager = (command) => command.replace(/^npx/, execute).replace(/^npm run/, run);
  return {
    create: CREATE.replace("create-next-app@latest", create).replace("--yes", choices),
    init: withManager(`${INIT} --yes${providers ? ` --with ${providers}` : ""}`),
    move: withManager(`${INIT.replace("init", "move")}`),
    doctor: withManager(INIT.replace("init", "doctor")),
    dev: withManager(DEV),
    build: withManager("npm run build") + (bundler ? ` -- --${bundler}` : ""),
    start: withManager("npm run start"),
  };
}
