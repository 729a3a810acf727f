import { createTokens } from "../auth/tokens.js";
import { systemClock } from "../core/clock.js";
import { ServiceError } from "../core/service-error.js";
import { findProject, listProjectIds } from "../db/queries/projects/projects.js";
import { openBeside } from "./opened.js";
import { readCommandLine } from "./options.js";

/** `keys rotate` creates new signing keys for one or all projects. The service may keep running. */
export async function keys(args: string[]): Promise<void> {
  const { config, own, words } = await readCommandLine(args, { project: { type: "string" } });
  if (words[0] !== "rotate")
    throw new ServiceError(
      "unknown-command",
      `There is no command "${["keys", ...words].join(" ")}". There is: keys rotate`,
    );
  await using opened = await openBeside(config);
  const tokens = createTokens(opened.db, opened.vault, systemClock);
  const project = typeof own.project === "string" ? own.project : undefined;
  if (project !== undefined && !(await findProject(opened.db, project)))
    throw new ServiceError("no-project", `There is no project "${project}".`);
  for (const id of project === undefined ? await listProjectIds(opened.db) : [project]) {
    process.stdout.write(`${id}: signs with ${await tokens.rotate(id)} from now on\n`);
  }
}
