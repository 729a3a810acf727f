import { LEVELS } from "@stackkit/next/protocol/internal";
import { systemClock } from "../../core/clock.js";
import { ServiceError } from "../../core/service-error.js";
import { transact } from "../../db/transact.js";
import { createKeys } from "../../projects/create-project.js";
import { findProject, listProjectIds } from "../../projects/projects.js";
import { createTokens } from "../../sessions/tokens.js";
import type { ServiceConfig } from "../../settings/config.js";
import { auditCommand } from "../audit-command.js";
import { openBeside } from "../open-beside.js";
import { type CommandLine, readCommandLine } from "../options.js";
import { apiUrlOf, chosenProjectId, VARIABLE_FLAGS, variablesTo } from "./project.js";
import { variablesOf } from "./variables.js";

const MAX_DESCRIPTION_LENGTH = 200;

/** `keys create` makes keys for an app, `keys rotate` new signing keys. The service may run. */
export async function keys(args: string[]): Promise<void> {
  const { config, own, words } = await readCommandLine(args, {
    ...VARIABLE_FLAGS,
    project: { type: "string" },
    description: { type: "string" },
    admin: { type: "boolean" },
  });
  const [name, ...more] = words;
  if (name === "create" && more.length === 0) return create(config, own);
  if (name === "rotate" && more.length === 0) return rotate(config, own);
  throw new ServiceError(
    "unknown-command",
    `There is no command "${["keys", ...words].join(" ")}". There are: keys create, keys rotate`,
  );
}

async function create(config: ServiceConfig, own: CommandLine["own"]): Promise<void> {
  const { description = "Made by a command" } = own;
  if (typeof description !== "string" || description.length > MAX_DESCRIPTION_LENGTH)
    throw new ServiceError(
      "bad-flag",
      `--description has at most ${MAX_DESCRIPTION_LENGTH} characters.`,
    );
  const levels = LEVELS.filter((level) => level !== "admin" || own.admin === true);
  const apiUrl = apiUrlOf(config);
  const show = variablesTo(own, levels, { STACK_API_URL: apiUrl });
  await using opened = await openBeside(config);
  const id = await chosenProjectId(opened.db, own);
  const made = await transact(opened, async (tx) => {
    await auditCommand(tx, {
      command: "keys create",
      projectId: id,
      subject: "/internal/api-keys",
      fields: { description, ...Object.fromEntries(levels.map((level) => [level, true])) },
    });
    return createKeys(tx, systemClock, id, levels, description);
  });
  process.stdout.write(`Created keys of the project ${id}.\n`);
  await show(variablesOf(apiUrl, id, made));
}

async function rotate(config: ServiceConfig, own: CommandLine["own"]): Promise<void> {
  await using opened = await openBeside(config);
  const tokens = createTokens(opened.db, opened.vault, systemClock);
  const project = typeof own.project === "string" ? own.project : undefined;
  if (project !== undefined && !(await findProject(opened.db, project)))
    throw new ServiceError("no-project", `There is no project "${project}".`);
  for (const id of project === undefined ? await listProjectIds(opened.db) : [project]) {
    await auditCommand(opened.db, {
      command: "keys rotate",
      projectId: id,
      subject: "/.well-known/jwks.json",
    });
    process.stdout.write(`${id}: signs with ${await tokens.rotate(id)} from now on\n`);
  }
}
