import { execFileSync } from "node:child_process";
import { SAME_SITE } from "../../protocol/api-url.js";
import { PROJECT_ID_FORM } from "../../protocol/project-id.js";
import { type Finding, ok, problem, warning } from "./finding.js";
import {
  CODE,
  findAppFile,
  findSource,
  type InspectedApp,
  serviceUrlVariable,
} from "./inspected-app.js";
import type { Variable } from "./variables.js";

/** A value that an app needs, from a variable or an option of its app object. */
interface Needed {
  readonly option: string;
  readonly names: readonly string[];
  readonly form: RegExp;
  readonly looksLike: string;
}

const PROJECT_ID: Needed = {
  option: "projectId",
  names: ["STACK_PROJECT_ID", "NEXT_PUBLIC_STACK_PROJECT_ID"],
  form: PROJECT_ID_FORM,
  looksLike: "a UUID",
};
export const CLIENT_KEY: Needed = {
  option: "publishableClientKey",
  names: ["STACK_PUBLISHABLE_CLIENT_KEY", "NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY"],
  form: /^(?!ssk_|sak_)[^\s"']+$/,
  looksLike: "a key that begins with pck_",
};
export const SERVER_KEY: Needed = {
  option: "secretServerKey",
  names: ["STACK_SECRET_SERVER_KEY"],
  form: /^(?!pck_|sak_)[^\s"']+$/,
  looksLike: "a key that begins with ssk_",
};

const SECRET = /^(?:ssk|sak)_/;
const SECRET_IN_SOURCE = /["'`](?:ssk|sak)_[\w-]{20,}["'`]/;
const WHERE_KEYS_ARE =
  "The service printed them when it created the project; npx @stackkit/service project " +
  "create makes a project with new ones.";

/** The id that the app sends. */
export const projectIdOf = (app: InspectedApp): string | undefined =>
  app.variables.find(...PROJECT_ID.names)?.value.toLowerCase();

/** Checks the variables, and that no secret is where others can read it. */
export function checkEnvironment(app: InspectedApp): Finding[] {
  return [
    ...[PROJECT_ID, CLIENT_KEY, SERVER_KEY].map((needed) => checkNeeded(app, needed)),
    ...checkServiceUrl(app),
    ...app.variables.all
      .filter(({ name, value }) => name.startsWith("NEXT_PUBLIC_") && SECRET.test(value))
      .map(({ name }) => leaked(`${name} holds a secret key, and every visitor can read it.`)),
    ...checkSources(app),
    ...checkTracked(app),
  ];
}

function checkNeeded(app: InspectedApp, { option, names, form, looksLike }: Needed): Finding {
  const variable = app.variables.find(...names);
  const [name] = names;
  if (variable)
    return form.test(variable.value)
      ? ok("environment", `${variable.name}${sourceOf(variable)}`)
      : problem(
          "environment",
          `${variable.name}${sourceOf(variable)} is not ${looksLike}.`,
          `Copy it again, without quotes and spaces. ${WHERE_KEYS_ARE}`,
        );
  const appFile = findAppFile(app);
  if (appFile?.text.includes(option))
    return ok("environment", `${option} is set in ${appFile.path}`);
  return problem(
    "environment",
    `${name} is missing, so the app can't start.`,
    `Set it in .env.local${names[1] === undefined ? "" : ` (or ${names[1]})`}. ${WHERE_KEYS_ARE}`,
  );
}

const sourceOf = ({ file }: Variable): string =>
  file === undefined ? " (from the environment)" : ` (from ${file})`;

function checkServiceUrl(app: InspectedApp): Finding[] {
  const variable = serviceUrlVariable(app);
  if (variable === undefined) return [];
  const { name, value } = variable;
  if (value !== SAME_SITE && !(/^https?:\/\//.test(value) && URL.canParse(value)))
    return [
      problem(
        "environment",
        `${name}${sourceOf(variable)} is no address.`,
        "Set it to the service's, like http://localhost:8102.",
      ),
    ];
  if (app.isProduction && name.startsWith("NEXT_PUBLIC_") && value.startsWith("http:"))
    return [
      problem(
        "environment",
        `${name} is an http address, to which browsers would send passwords in the clear.`,
        "Give the service an https address.",
      ),
    ];
  return [ok("environment", `${name}${sourceOf(variable)}`)];
}

const leaked = (message: string): Finding =>
  problem(
    "keys",
    message,
    "Revoke that key, put a new one into STACK_SECRET_SERVER_KEY in .env.local, and nowhere else.",
  );

function checkSources(app: InspectedApp): Finding[] {
  const source = findSource(app, CODE, SECRET_IN_SOURCE);
  return source ? [leaked(`${source.path} contains a secret key.`)] : [];
}

/** Files with secrets that git has, or would add. */
function checkTracked({ folder, variables }: InspectedApp): Finding[] {
  const files = new Set(
    variables.all.flatMap(({ value, file }) =>
      file !== undefined && SECRET.test(value) ? [file] : [],
    ),
  );
  return [...files].flatMap((file) => {
    if (git(folder, "ls-files", "--error-unmatch", file))
      return [leaked(`${file} contains a secret key and is in git.`)];
    const isRepository = git(folder, "rev-parse", "--git-dir");
    if (!isRepository || git(folder, "check-ignore", "-q", file)) return [];
    return [
      warning(
        "keys",
        `${file} contains a secret key, and git does not ignore it.`,
        `Add ${file} to .gitignore.`,
      ),
    ];
  });
}

/** Whether git succeeds. */
function git(folder: string, ...args: string[]): boolean {
  try {
    execFileSync("git", args, { cwd: folder, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
