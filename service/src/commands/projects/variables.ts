import { chmodSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { ServiceError } from "../../core/service-error.js";
import type { Keys } from "../../settings/configured-project.js";
import { isIgnoredByGit } from "../git-ignore.js";

const PRIVATE = 0o600;
const MAX_BYTES = 1024 * 1024;

/** Variables of an app, as the kit reads them. */
export type Variables = Readonly<Record<string, string>>;

/** The variables with which an app uses a project. */
export const variablesOf = (
  apiUrl: string | undefined,
  projectId: string,
  { client, server, admin }: Partial<Keys>,
): Variables =>
  Object.fromEntries(
    Object.entries({
      STACK_API_URL: apiUrl,
      STACK_PROJECT_ID: projectId,
      STACK_PUBLISHABLE_CLIENT_KEY: client,
      STACK_SECRET_SERVER_KEY: server,
      STACK_SUPER_SECRET_ADMIN_KEY: admin,
    }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Variables as the lines of a `.env` file. */
export const linesOf = (variables: Variables): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");

/** A file that variables can be written to. */
export interface VariablesFile {
  /** Writes them and returns what happened, without any value. */
  write(variables: Variables): Promise<string>;
}

/**
 * Checks a file before anything is created for it. Values that it has are replaced only if `replace`
 * is set, but empty ones, as `init` writes them, are filled in. `known` are values that are sure
 * beforehand. Throws {@link ServiceError}.
 */
export function openVariablesFile(
  file: string,
  names: readonly string[],
  replace: boolean,
  known: Variables = {},
): VariablesFile {
  const before = readIfPresent(file);
  const present = names.filter((name) => {
    const value = valueIn(before ?? "", name);
    return value !== "" && value !== undefined && value !== known[name];
  });
  if (present.length > 0 && !replace)
    throw new ServiceError(
      "variables-present",
      `${file} sets ${present.join(", ")} already. Nothing was changed. Use --replace to ` +
        "replace their values, or name another file.",
    );
  return {
    async write(variables) {
      let text = before ?? "";
      for (const [name, value] of Object.entries(variables))
        text = lineOf(name).test(text)
          ? text.replace(lineOf(name), () => `${name}=${value}`)
          : `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${name}=${value}\n`;
      replaceFile(file, text);
      const added = Object.keys(variables).filter((name) => !present.includes(name));
      return [
        ...(added.length > 0 ? [`Added ${added.join(", ")} to ${file}.`] : []),
        ...(present.length > 0 ? [`Replaced ${present.join(", ")} in ${file}.`] : []),
        ...((await isIgnoredByGit(file)) === false
          ? [`Warning: git does not ignore ${file}, and it has secrets. Add it to .gitignore.`]
          : []),
        "",
      ].join("\n");
    },
  };
}

/** The line that sets a variable, as in dotenv files. */
const lineOf = (name: string): RegExp =>
  new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=(.*)$`, "m");

const valueIn = (text: string, name: string): string | undefined =>
  lineOf(name)
    .exec(text)?.[1]
    ?.trim()
    .replace(/^(["'])(.*)\1$/, "$2");

/** Whether a file gives a variable a value. */
export const hasVariable = (file: string, name: string): boolean =>
  Boolean(valueIn(readIfPresent(file) ?? "", name));

function readIfPresent(file: string): string | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats) return undefined;
  if (!stats.isFile() || stats.size > MAX_BYTES)
    throw new ServiceError(
      "not-a-variables-file",
      `${file} is no file with variables. Nothing was changed. Name another one.`,
    );
  return readFileSync(file, "utf8");
}

/** Readable by the current user only, from the first byte on. */
function replaceFile(file: string, text: string): void {
  const beside = `${file}.${process.pid}.stackkit`;
  try {
    writeFileSync(beside, text, { flag: "wx", mode: PRIVATE });
    chmodSync(beside, PRIVATE);
    renameSync(beside, file);
  } catch (cause) {
    rmSync(beside, { force: true });
    throw new ServiceError(
      "file-not-writable",
      `${file} cannot be written: ${(cause as Error).message}`,
      { cause },
    );
  }
}
