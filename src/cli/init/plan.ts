import { existsSync, lstatSync, realpathSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { readText } from "../project.js";
import { Refusal } from "../refusal.js";
import type { App } from "./app.js";
import { hasProvider, withProvider } from "./layout.js";
import { variableNamesOf } from "./providers.js";
import { sourcesOf } from "./sources.js";
import {
  newVariables,
  notSet,
  withEmptyVariables,
  withIgnored,
  withVariables,
} from "./variables.js";

/** A file before and after. `before` is `undefined` for a new one. */
export interface Change {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string;
  /** Whether its values are secret, so that only its names are shown. */
  readonly isSecret?: true;
}

export interface Plan {
  readonly changes: readonly Change[];
  /** What the developer has to do, since a file has another form. */
  readonly byHand: readonly string[];
  readonly packages: readonly string[];
  /** For development only. */
  readonly devPackages: readonly string[];
}

interface PlanOptions {
  readonly version: string;
  readonly serviceUrl: string | undefined;
  /** Whether this Node has SQLite itself. */
  readonly hasSqlite: boolean;
  readonly providers: readonly string[];
}

const PROXY_FILES = ["proxy", "middleware"];

/** Decides what `init` changes, and reads files only. */
export function planOf(app: App, options: PlanOptions): Plan {
  const { version, serviceUrl, hasSqlite, providers } = options;
  const isInside = serviceUrl === undefined;
  const byHand: string[] = [];
  const changes: Change[] = [];
  for (const { path, text, partOf } of sourcesOf(app, { isInside, providers })) {
    if (partOf !== undefined && otherForm(app, partOf) !== undefined) continue;
    const present = otherForm(app, path);
    if (present === undefined) changes.push({ path, before: undefined, after: text });
    else if (readText(join(app.folder, present)) !== text) byHand.push(keptNote(present, text));
  }
  planLayout(app, changes, byHand);
  const edit = (path: string, after: (text: string) => string, isSecret?: true): void => {
    const before = editedText(app, path);
    const text = after(before ?? "");
    if (text !== (before ?? ""))
      changes.push({ path, before, after: text, ...(isSecret && { isSecret }) });
  };
  const secret = readText(join(app.folder, ".stackkit/secret"))?.trim();
  const providerVariables = providers.flatMap((id) => Object.values(variableNamesOf(id)));
  const variables = notSet(newVariables(serviceUrl, secret), otherVariables(app));
  edit(
    ".env.local",
    (text) => withEmptyVariables(withVariables(text, variables), providerVariables),
    true,
  );
  edit(".gitignore", (text) => withIgnored(text, isInside));
  const wanted = {
    "@stackkit/next": `^${version}`,
    ...(isInside && { "@stackkit/service": `^${version}` }),
    ...(isInside && !hasSqlite && { "better-sqlite3": "^12.11.1" }),
  };
  return {
    changes,
    byHand,
    packages: missing(app, wanted),
    devPackages: missing(app, providers.length > 0 ? { "oidc-provider": EMULATOR_VERSION } : {}),
  };
}

/** The text of a file to edit, which may be a link as in a monorepo; undefined without one. */
function editedText({ folder }: App, path: string): string | undefined {
  const file = join(folder, path);
  if (!lstatSync(file, { throwIfNoEntry: false })) return undefined;
  const text = existsSync(file) ? readText(realpathSync(file)) : undefined;
  if (text === undefined)
    throw new Refusal(`${path} cannot be read as text, so nothing was changed.`);
  return text;
}

/** What Next reads in development beside `.env.local`, which takes precedence over most. */
const otherVariables = ({ folder }: App): string =>
  [".env", ".env.development", ".env.development.local"]
    .map((path) => readText(join(folder, path)) ?? "")
    .join("\n");

/** The one that the service's package names. */
const EMULATOR_VERSION = "9.13.3";

const missing = ({ installed }: App, wanted: Readonly<Record<string, string>>): string[] =>
  Object.entries(wanted)
    .filter(([name]) => !installed.has(name))
    .map(([name, range]) => `${name}@${range}`);

/**
 * A file of this name with any ending. A proxy may also have the name of another version of Next.
 */
function otherForm({ folder }: App, path: string): string | undefined {
  const { dir, name } = posix.parse(path);
  const names = PROXY_FILES.includes(name) ? PROXY_FILES : [name];
  return names
    .flatMap((one) => ["ts", "tsx", "js", "jsx", "mjs"].map((ending) => `${one}.${ending}`))
    .map((file) => posix.join(dir, file))
    .find((file) => existsSync(join(folder, file)));
}

const OTHER_MIDDLEWARE = "node_modules/@stackkit/next/docs/guide/with-other-middleware.md";

function keptNote(path: string, text: string): string {
  const wanted = text.trimEnd().replace(/^(?=.)/gm, "    ");
  const note = `${path} exists and was left as it is. Make sure that it has this:\n\n${wanted}\n`;
  return PROXY_FILES.includes(posix.parse(path).name)
    ? `${note}
A proxy of your own becomes its option next: { protect: ["/account"], next: yourProxy }. For
languages in paths and more see ${OTHER_MIDDLEWARE}.
`
    : note;
}

const LAYOUT_BY_HAND = `Import "@stackkit/next/styles.css" before your own styles, and put this around everything in <body>:

    <StackProvider app={stackServerApp}>
      <StackTheme>{children}</StackTheme>
    </StackProvider>

StackProvider and StackTheme come from "@stackkit/next", stackServerApp from your stack file.
`;

function planLayout(app: App, changes: Change[], byHand: string[]): void {
  const { folder, base, rootLayouts, layoutsBelow } = app;
  const [path, ...others] = rootLayouts;
  const before = path === undefined ? undefined : readText(join(folder, path));
  if (path === undefined || before === undefined || others.length > 0) {
    const found = path === undefined ? "No root layout" : "More than one root layout";
    const [below] = layoutsBelow;
    byHand.push(
      path === undefined && below !== undefined
        ? `${below} is the root layout of the pages below it only. ${LAYOUT_BY_HAND}
Do the same in a new ${base}app/handler/layout and ${base}app/account/layout, with <html> and <body>. See
${OTHER_MIDDLEWARE}.
`
        : `${found} was found. ${LAYOUT_BY_HAND}`,
    );
    return;
  }
  if (hasProvider(before)) return;
  const stack = posix.relative(dirname(path), `${base}stack`);
  const after = withProvider(before, path, stack);
  if (after === undefined)
    byHand.push(`${path} has a form that this command does not know. ${LAYOUT_BY_HAND}`);
  else changes.push({ path, before, after });
}
