import { createRequire } from "node:module";
import { basename, join, relative, resolve } from "node:path";
import { localUrlOf } from "../local-url.js";
import { type PackageManager, packageManagerOf } from "../package-manager.js";
import { filesOf, readText, type Source } from "../project.js";
import { Refusal } from "../refusal.js";
import { loadVariables, type Variables } from "./variables.js";

/** An app as its files and variables describe it. */
export interface InspectedApp {
  readonly folder: string;
  readonly isProduction: boolean;
  readonly sources: readonly Source[];
  readonly variables: Variables;
  readonly packageManager: PackageManager;
  /** Names of the packages in its package.json. */
  readonly dependencies: readonly string[];
  /** The installed version of a package, as the app resolves it. */
  readonly installed: (name: string) => string | undefined;
  /** The address of the running app. */
  readonly url: string;
}

interface InspectOptions {
  readonly folder: string;
  readonly url: string | undefined;
  readonly isProduction: boolean;
}

/** Files with code. */
export const CODE = /\.[cm]?[jt]sx?$/;

export function inspectApp({ folder, url, isProduction }: InspectOptions): InspectedApp {
  const root = resolve(folder);
  const manifest = readText(join(root, "package.json"));
  if (manifest === undefined)
    throw new Refusal(`There is no package.json in ${root}. Run this in the folder of your app.`);
  const require = createRequire(join(root, "package.json"));
  const own = filesOf(root).flatMap((path) => readSource(root, path));
  const sources = [...own, ...sharedAppOf(root, require, own)];
  const variables = loadVariables(root, isProduction);
  return {
    folder: root,
    isProduction,
    sources,
    variables,
    packageManager: packageManagerOf(root),
    dependencies: dependenciesOf(manifest),
    installed: (name) => versionOf(require, name),
    url: appUrl(
      url ?? localUrlOf(root, isProduction ? "start" : "dev", variables.find("PORT")?.value),
    ),
  };
}

const readSource = (root: string, path: string): Source[] => {
  const text = readText(join(root, path));
  return text === undefined ? [] : [{ path, text }];
};

/** The file of a package, as in a monorepo, that the handler's page has its app object from. */
function sharedAppOf(root: string, require: NodeJS.Require, own: readonly Source[]): Source[] {
  const page = own.find(isHandlerPage)?.text ?? "";
  const names = [...page.matchAll(/from\s+["']([^"'.][^"']*)["']/g)].map(([, name = ""]) => name);
  return names
    .filter((name) => !/^(?:@stackkit\/next|next|react)(?:\/|$)/.test(name))
    .flatMap((name) => {
      try {
        return readSource(root, relative(root, require.resolve(name)));
      } catch {
        // An alias such as @/stack, whose file is among the app's own.
        return [];
      }
    });
}

function appUrl(url: string): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Refusal(`--url is ${JSON.stringify(url)}; it has to be like http://localhost:3000.`);
  return url.replace(/\/+$/, "");
}

function dependenciesOf(manifest: string): string[] {
  try {
    const { dependencies, devDependencies } = JSON.parse(manifest) as Record<string, object>;
    return Object.keys({ ...dependencies, ...devDependencies });
  } catch {
    throw new Refusal("The package.json here is no valid JSON.");
  }
}

function versionOf(require: NodeJS.Require, name: string): string | undefined {
  try {
    return (require(`${name}/package.json`) as { version: string }).version;
  } catch {
    return undefined;
  }
}

/** The first source whose path and text match. */
export const findSource = (
  { sources }: InspectedApp,
  path: RegExp,
  text: string | RegExp,
): Source | undefined =>
  sources.find(
    (source) =>
      path.test(source.path) &&
      (typeof text === "string" ? source.text.includes(text) : text.test(source.text)),
  );

/** A page with a catch-all parameter, by its folders and the parameter's name. */
export const HANDLER_PAGE =
  /^(?:src\/)?app\/(?:(?<folders>.*)\/)?(?:\[\.\.\.(?<all>\w+)\]|\[\[\.\.\.(?<optional>\w+)\]\])\/page\.[jt]sx?$/;

const isHandlerPage = ({ path, text }: Source): boolean =>
  HANDLER_PAGE.test(path) && text.includes("StackHandler");

export const findHandlerPage = ({ sources }: InspectedApp): Source | undefined =>
  sources.find(isHandlerPage);

const APP_OBJECT = /new Stack(?:Server|Client|Admin)App\b/;

/** The files that make app objects. Tests and tools may have some of their own. */
export const findAppFiles = ({ sources }: InspectedApp): Source[] =>
  sources.filter(({ path, text }) => CODE.test(path) && APP_OBJECT.test(text));

/** The file of the app object that the handler page imports, or the first one. */
export function findAppFile(app: InspectedApp): Source | undefined {
  const files = findAppFiles(app);
  const handler = findHandlerPage(app);
  const imported = files.find(({ path }) => {
    const name = basename(path).replace(CODE, "");
    return new RegExp(`from\\s+["'][^"']*/${name.replace(/\W/g, "\\$&")}(?:\\.\\w+)?["']`).test(
      handler?.text ?? "",
    );
  });
  return imported ?? files[0];
}

/** Whether the service runs in the app itself. */
export const runsServiceInApp = (app: InspectedApp): boolean =>
  findSource(app, CODE, /from\s+["']@stackkit\/service\/next["']/) !== undefined &&
  serviceUrlVariable(app) === undefined;

/** As a server reads them, in order. */
const SERVICE_URL_VARIABLES = [
  "STACK_API_URL",
  "NEXT_PUBLIC_SERVER_STACK_API_URL",
  "NEXT_PUBLIC_STACK_API_URL",
  "NEXT_PUBLIC_STACK_URL",
];

export const serviceUrlVariable = ({ variables }: Pick<InspectedApp, "variables">) =>
  variables.find(...SERVICE_URL_VARIABLES);
