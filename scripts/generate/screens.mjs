import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";
import { docComment } from "./format.mjs";
import { loadTable } from "./table.mjs";

/** @import { ScreenRow } from "../../src/screens/screen-table.js" */
/** @typedef {{ module: string, chunk: string }} ComponentRow */

const NOTICE =
  "// Written by `npm run generate` from src/screens/screen-table.ts. Do not edit by hand.\n";
const WEBPACK_NOTICE =
  "// Written by `npm run generate` from src/screens/ and src/index.ts. Do not edit by hand.\n";

/** @param {string} chunk */
const comment = (chunk) => (chunk === "own" ? "" : `/* webpackChunkName: "${chunk}" */ `);

/**
 * An import of a component, relative to a folder under `src/`.
 * @param {string} from @param {{ component: string, module: string, chunk: string }} row
 */
const loader = (from, { component, module, chunk }) => {
  const path = posix.relative(from, module);
  const specifier = path.startsWith(".") ? path : `./${path}`;
  return `async () => (await import(${comment(chunk)}"${specifier}.js")).${component}`;
};

/** @param {[string, ScreenRow][]} rows */
const handlerPages = (rows) => `${NOTICE}
/** The addresses of the pages under the handler. */
export interface PageUrls {
${rows.map(([path, { url, about }]) => `/** ${capitalized(about)}. Default: \`{handler}/${path}\`. */\n${url}: string;`).join("\n")}
}

/** The pages under the handler, and their names in the path. */
export const HANDLER_PAGES = {
${rows.map(([path, { url }]) => `${url}: ${JSON.stringify(path)},`).join("\n")}
} as const satisfies Record<keyof PageUrls, string>;
`;

/** @param {[string, ScreenRow][]} rows */
const returnPages = (rows) => `${NOTICE}
import type { PageUrls } from "../../protocol/handler-pages.js";

/** Pages that are never a return address, since they redirect onwards or sign out. */
export const EXCLUDED_RETURN_PAGES = [
${rows.flatMap(([, { url, returnable }]) => (url && !returnable ? `${JSON.stringify(url)},` : [])).join("\n")}
] as const satisfies (keyof PageUrls)[];

/** Handler pages that can be a destination. All others lead back to sign-in or out of the app. */
export const RETURNABLE_HANDLER_PATHS =
  /^(${rows.flatMap(([path, { returnable }]) => (returnable ? path : [])).join("|")})(\\/|$)/;
`;

/** @param {[string, ScreenRow][]} rows */
const pageRedirects = (rows) => `${NOTICE}
import type { PageUrls } from "../../protocol/handler-pages.js";
import type { Redirect } from "./navigate.js";

/** The redirects to the pages under the handler. */
export interface PageRedirects {
${rows.map(([, { redirect, about }]) => `/** To ${about}. */\n${redirect}: Redirect;`).join("\n")}
}

/** Creates them from a redirect to one page. */
export const pageRedirects = (to: (page: keyof PageUrls) => Redirect): PageRedirects => ({
${rows.map(([, { redirect, url }]) => `${redirect}: to(${JSON.stringify(url)}),`).join("\n")}
});
`;

/** @param {[string, ScreenRow][]} rows */
const redirectNames = (rows) => `${NOTICE}
import type { PageRedirects } from "../navigation/page-redirects.js";

/** Without their functions, which load on first use. */
export const PAGE_REDIRECTS: readonly (keyof PageRedirects)[] = [
${rows.map(([, { redirect }]) => `${JSON.stringify(redirect)},`).join("\n")}
];
`;

/** @param {[string, ScreenRow][]} rows */
const componentProps = (rows) => `${NOTICE}
import type { ComponentProps, JSXElementConstructor } from "react";
${rows.map(([, { component, module }]) => `import type { ${component} } from "../../screens/${module}.js";`).join("\n")}

// biome-ignore lint/suspicious/noExplicitAny: the constraint of React's own ComponentProps.
type OptionsOf<Component extends JSXElementConstructor<any>> = Readonly<
  Partial<ComponentProps<Component>>
>;

/** Additional props of the handler's pages, by the name of the page's component. */
export interface HandlerComponentProps {
${rows
  .map(
    ([, { component, about, options }]) =>
      `${docComment(`${capitalized(about)}${options ? `: ${options}` : ""}.`)}\nreadonly ${component}?: OptionsOf<typeof ${component}> | undefined;`,
  )
  .join("\n")}
}
`;

/** @param {[string, ScreenRow][]} rows */
const screenComponents = (rows) => `${NOTICE}
import { type ComponentType, lazy } from "react";
import type { RouteName } from "../screen-table.js";
import type { PageProps } from "./screen-props.js";

type Page = ComponentType<PageProps & { searchParams: Readonly<Record<string, string>> }>;

/** Splits each page into its own chunk: signing in loads none of the account settings. */
const page = (load: () => Promise<Page>) => lazy(async () => ({ default: await load() }));

/** The component of each page. */
export const SCREEN_COMPONENTS: Readonly<Record<RouteName, Page>> = {
${rows.map(([path, row]) => `${JSON.stringify(path)}: page(${loader("pages", row)}),`).join("\n")}
};
`;

/** @param {[string, ComponentRow][]} components */
const componentRegistry = (components) => `${NOTICE}
import { lazy, type ReactNode } from "react";

const part = (load: () => Promise<(props: never) => ReactNode>) =>
  lazy(async () => ({ default: (await load()) as (props: object) => ReactNode }));

/** Every screen and component of the kit by name, each in its own chunk. */
export const parts = {
${components
  .map(
    ([name, row]) => `${name}: part(${loader("screens/components", { ...row, component: name })}),`,
  )
  .join("\n")}
};

/** The name of a component that loads on first use. */
export type PartName = keyof typeof parts;
`;

/**
 * The values that a file exports from others, by module.
 * @param {string} file
 */
function exportedValues(file) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) &&
    !statement.isTypeOnly &&
    statement.moduleSpecifier &&
    ts.isStringLiteral(statement.moduleSpecifier) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
      ? {
          module: statement.moduleSpecifier.text,
          names: statement.exportClause.elements.flatMap(({ isTypeOnly, name }) =>
            isTypeOnly ? [] : name.text,
          ),
        }
      : [],
  );
}

/**
 * @param {{ module: string, names: string[] }[]} values
 * @param {ReadonlySet<string>} components
 */
function webpackEntry(values, components) {
  const isPart = (/** @type {string} */ name) => components.has(name);
  const isForm = (/** @type {string} */ module, /** @type {string} */ name) =>
    /^use[A-Z]/.test(name) && /^\.\/(screens|messages)\//.test(module);
  const names = values
    .flatMap(({ module, names }) => names.map((name) => ({ module, name })))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const kept = values.flatMap(({ module, names }) => {
    const rest = names.filter((name) => !isPart(name) && !isForm(module, name));
    return rest.length === 0 ? [] : `export { ${rest.join(", ")} } from "${module}";`;
  });
  const parts = names.filter(({ name }) => isPart(name));
  const hooks = names.filter(({ module, name }) => !isPart(name) && isForm(module, name));
  return `${WEBPACK_NOTICE}
import type { ReactNode } from "react";
import { hookOfForm } from "./environment/hook-errors.js";
import type { PartName } from "./screens/components/component-registry.js";
import { Part } from "./screens/components/registered-component.js";

${kept.join("\n")}

// Server components import this file under webpack, which would otherwise put every screen of the
// entry point on every page with the provider. Here each screen is a name, and the page that shows
// it loads its code.
const part =
  (name: PartName) =>
  (props: object): ReactNode => <Part name={name} props={props} />;

${parts.map(({ name }) => `export const ${name} = part("${name}");`).join("\n")}

const hook = (name: string) => (): never => {
  throw hookOfForm(name);
};

${hooks.map(({ name }) => `export const ${name} = hook("${name}");`).join("\n")}
`;
}

/** @param {string} text */
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The files that follow from the tables of screens and components, by path.
 * @param {string} root
 * @returns {Promise<Map<string, string>>}
 */
export async function screenFiles(root) {
  /** @type {[string, ScreenRow][]} */
  const rows = await loadTable(join(root, "src/screens/screen-table.ts"), "SCREENS");
  /** @type {[string, ComponentRow][]} */
  const others = await loadTable(join(root, "src/screens/component-table.ts"), "COMPONENTS");
  const addressed = rows.filter(([, { url }]) => url !== undefined);
  const redirected = rows.filter(([, { redirect }]) => redirect !== undefined);
  /** @type {[string, ComponentRow][]} */
  const screens = rows.flatMap(([, { component, module, exported }]) =>
    exported ? [[component, { module: `screens/${module}`, chunk: exported }]] : [],
  );
  const components = [...screens, ...others].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new Map([
    ["src/protocol/handler-pages.ts", handlerPages(addressed)],
    ["src/app/navigation/return-pages.ts", returnPages(rows)],
    ["src/app/navigation/page-redirects.ts", pageRedirects(redirected)],
    ["src/app/browser/page-redirect-names.ts", redirectNames(redirected)],
    ["src/next/handler/component-props.ts", componentProps(rows)],
    ["src/screens/pages/screen-components.ts", screenComponents(rows)],
    ["src/screens/components/component-registry.ts", componentRegistry(components)],
    [
      "src/index.webpack.tsx",
      webpackEntry(
        exportedValues(join(root, "src/index.ts")),
        new Set(components.map(([name]) => name)),
      ),
    ],
  ]);
}
