import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MAX_NAME_LENGTH } from "@stackkit/next/protocol/internal";
import { systemClock } from "../../core/clock.js";
import { randomId } from "../../core/random.js";
import { ServiceError } from "../../core/service-error.js";
import type { Database } from "../../db/database.js";
import { newKey } from "../../projects/api-keys.js";
import { createProject } from "../../projects/create-project.js";
import { INTERNAL } from "../../projects/project-owners.js";
import { countUsers, listProjectIds, listProjects } from "../../projects/projects.js";
import type { ServiceConfig } from "../../settings/config.js";
import { randomSecret } from "../../settings/secret.js";
import { SETTINGS } from "../../settings/setting-table.js";
import { auditCommand } from "../audit-command.js";
import { openBeside, openToRead } from "../open-beside.js";
import { type CommandLine, readCommandLine } from "../options.js";
import {
  hasVariable,
  linesOf,
  openVariablesFile,
  type Variables,
  variablesOf,
} from "./variables.js";

/** Flags of commands that make keys. */
export const VARIABLE_FLAGS = {
  env: { type: "string" },
  replace: { type: "boolean" },
} as const;

/** `project create` makes a project with keys, `project list` shows all. The service may run. */
export async function project(args: string[]): Promise<void> {
  const { config, own, words } = await readCommandLine(args, {
    ...VARIABLE_FLAGS,
    name: { type: "string" },
    "in-app": { type: "boolean" },
  });
  const [name, ...more] = words;
  if (name === "create" && more.length === 0) return create(config, own);
  if (name === "list" && more.length === 0) return list(config);
  throw new ServiceError(
    "unknown-command",
    `There is no command "${["project", ...words].join(" ")}". There are: project create, ` +
      "project list",
  );
}

async function create(config: ServiceConfig, own: CommandLine["own"]): Promise<void> {
  if (own["in-app"] === true) return createForApp(own);
  const name = typeof own.name === "string" ? own.name.trim() : "";
  if (name === "" || name.length > MAX_NAME_LENGTH)
    throw new ServiceError(
      "bad-flag",
      `Give the project a name of 1 to ${MAX_NAME_LENGTH} characters with --name.`,
    );
  const apiUrl = apiUrlOf(config);
  const show = variablesTo(own, ["client", "server"], { STACK_API_URL: apiUrl });
  await using opened = await openBeside(config);
  const { id, keys } = await createProject(opened.db, systemClock, name, (tx, projectId) =>
    auditCommand(tx, {
      command: "project create",
      projectId,
      subject: "/projects",
      fields: { displayName: name },
    }),
  );
  process.stdout.write(`Created the project ${name} (${id}).\n`);
  await show(variablesOf(apiUrl, id, keys));
}

/** Makes variables only: the service in the app creates their project when it first opens. */
async function createForApp(own: CommandLine["own"]): Promise<void> {
  if (own.name !== undefined)
    throw new ServiceError(
      "bad-flag",
      "With --in-app the project is named in the app: createService({ project: { displayName } }).",
    );
  const show = variablesTo(own, ["client", "server"]);
  await show({
    ...variablesOf(undefined, randomId(), { client: newKey("client"), server: newKey("server") }),
    ...secretOfApp(own.env),
  });
}

/**
 * The secret that the app needs in production, unless it has one: a new one would lose its data.
 */
function secretOfApp(env: unknown): Variables {
  if (typeof env === "string" && env !== "" && hasVariable(env, "STACKKIT_SECRET")) return {};
  const file = join(SETTINGS.dataDirectory.default, "secret");
  return {
    STACKKIT_SECRET: existsSync(file) ? readFileSync(file, "utf8").trim() : randomSecret(),
  };
}

async function list(config: ServiceConfig): Promise<void> {
  await using opened = await openToRead(config);
  const ids = await listProjectIds(opened.db);
  const counts = await countUsers(opened.db, ids);
  for (const { id, displayName } of (await listProjects(opened.db, ids)).toReversed())
    process.stdout.write(`${id}  ${counts.get(id) ?? 0} users  ${displayName}\n`);
}

/** The address at which apps reach the service. */
export const apiUrlOf = ({ publicUrl, host, port }: ServiceConfig): string =>
  publicUrl ??
  `http://${host === undefined || host === "0.0.0.0" ? SETTINGS.host.default : host}:${port ?? SETTINGS.port.default}`;

const NAMES = {
  client: "STACK_PUBLISHABLE_CLIENT_KEY",
  server: "STACK_SECRET_SERVER_KEY",
  admin: "STACK_SUPER_SECRET_ADMIN_KEY",
} as const;

/**
 * Where new variables go: into the file of `--env`, which is checked at once, or to the terminal.
 * Never to both.
 */
export function variablesTo(
  own: CommandLine["own"],
  levels: readonly (keyof typeof NAMES)[],
  known?: Variables,
): (variables: Variables) => Promise<void> {
  if (own.env === undefined) {
    if (own.replace === true)
      throw new ServiceError("bad-flag", "--replace needs a file: --env <file>.");
    return async (variables) =>
      void process.stdout.write(
        `For the app's .env.local. The keys are shown this once:\n\n${linesOf(variables)}\n`,
      );
  }
  if (typeof own.env !== "string" || own.env === "")
    throw new ServiceError("bad-flag", "Name the file with --env <file>.");
  const names = ["STACK_API_URL", "STACK_PROJECT_ID", ...levels.map((level) => NAMES[level])];
  const file = openVariablesFile(own.env, names, own.replace === true, known);
  return async (variables) => void process.stdout.write(await file.write(variables));
}

/** The project that a command means: the one it names, or the only one. */
export async function chosenProjectId(db: Database, own: CommandLine["own"]): Promise<string> {
  const ids = (await listProjectIds(db)).filter((id) => id !== INTERNAL);
  if (typeof own.project === "string") {
    if (ids.includes(own.project) || own.project === INTERNAL) return own.project;
    throw new ServiceError("no-project", `There is no project "${own.project}".`);
  }
  const [only, ...others] = ids;
  if (only !== undefined && others.length === 0) return only;
  throw new ServiceError(
    "bad-flag",
    only === undefined
      ? "There is no project yet. Make one with: project create --name <name>"
      : "There are several projects. Name one with --project <id> (see project list).",
  );
}
